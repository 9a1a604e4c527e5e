/** One list item for each row, as wide as its share. */
export function bars(rows) {
  return rows.map(({ name, share }) => {
    const item = document.createElement('li');
    item.textContent = name;
    item.style.width = `${share * 100}%`;
    return item;
  });
}
