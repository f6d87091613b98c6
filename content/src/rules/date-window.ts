/** Whether start lies before end; an open side is always in order. */
export function isWindowInOrder(startDate: unknown, endDate: unknown): boolean {
  if (!startDate || !endDate) return true;
  return momentOf(startDate) < momentOf(endDate);
}

function momentOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}
