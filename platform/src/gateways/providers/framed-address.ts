/**
 * An address that a provider answered, where it may be shown in a frame or window of ours: http(s), of an origin that is known of it.
 * @param by what the provider and the address are called in the error
 * @throws Error for any other
 */
export function framedAddress(address: string, origins: readonly string[], by: { who: string; what: string }): string {
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/.test(protocol) || !origins.includes(origin))
    throw new Error(`${by.who} opens ${by.what} at ${protocol}//${new URL(address).host}, which is not known of it.`);
  return address;
}
