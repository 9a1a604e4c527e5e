/** The middle of some numbers; of an even count, the lower of the two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
}
