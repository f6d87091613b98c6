/** A network address without what leads to one household: the last part of IPv4, all but the first three groups of IPv6. */
export function maskedAddress(address: string): string {
  if (address === '') return '';
  if (address.includes('.') && !address.includes(':')) return address.replace(/\.[^.]*$/, '.*');
  const groups = address.split(':').filter((group) => group !== '');
  return `${groups.slice(0, 3).join(':')}:*`;
}
