/** Whether two JSON values are the same, whatever the order of their keys. Depth is bounded by the guard before. */
export function sameJson(left: unknown, right: unknown): boolean {
  return (
    left === right || (typeof left === 'object' && typeof right === 'object' && canonical(left) === canonical(right))
  );
}

/** One text for all values that are equal as JSON. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
