/** The URLs of a `srcset` or `imagesrcset`, parsed with the algorithm of the HTML standard. */
export function srcsetUrls(srcset: string): string[] {
  const urls: string[] = [];
  let at = 0;
  while (at < srcset.length) {
    at = skip(srcset, at, isSeparator);
    const end = skip(srcset, at, isNotSpace);
    const url = srcset.slice(at, end);
    const bare = trimCommas(url);
    if (bare !== '') urls.push(bare);
    at = bare === url ? afterDescriptors(srcset, end) : end;
  }
  return urls;
}

function trimCommas(url: string): string {
  let end = url.length;
  while (url[end - 1] === ',') end--;
  return url.slice(0, end);
}

/** The offset just after the comma that ends a candidate. Commas in parentheses belong to a descriptor. */
function afterDescriptors(srcset: string, from: number): number {
  let inParentheses = false;
  for (let at = from; at < srcset.length; at++) {
    const character = srcset[at];
    if (character === '(') inParentheses = true;
    else if (character === ')') inParentheses = false;
    else if (character === ',' && !inParentheses) return at + 1;
  }
  return srcset.length;
}

function skip(text: string, from: number, accepts: (character: string) => boolean): number {
  let at = from;
  while (at < text.length && accepts(text.charAt(at))) at++;
  return at;
}

function isSeparator(character: string): boolean {
  return character === ',' || !isNotSpace(character);
}

function isNotSpace(character: string): boolean {
  return !' \t\n\f\r'.includes(character);
}
