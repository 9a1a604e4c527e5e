/** The first page of a new project: valid HTML that needs no other file. */
export function starterPage(title: string): string {
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${text}</title>
  </head>
  <body>
    <p>${text}</p>
  </body>
</html>
`;
}
