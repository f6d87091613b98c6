/** The part of a number that tells operator and range: what fraud with premium numbers has in common. E.164 digits. */
export function prefixOf(phone: string): string {
  return phone.slice(0, phone.startsWith('7') ? 4 : 5);
}

/** The block of ten thousand numbers that a number lies in: what is rented whole by who earns by being written to. */
export function rangeOf(phone: string): string {
  return phone.slice(0, -4);
}
