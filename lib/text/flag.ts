/** The text flags 'true' and 'false' become booleans (spec §5); anything else stays what it is. */
export function readFlag(value: string): boolean | string {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}
