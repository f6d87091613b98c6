/** A year, as browsers' preload lists ask for. Not of subdomains: they may be somebody else's, and not all of them need speak TLS. */
const YEAR = 'max-age=31536000';

/**
 * What a process says in Strict-Transport-Security (RFC 6797), by its address as browsers see it; null where that is not https:
 * browsers ignore the header there, and a machine without TLS must stay reachable.
 */
export function strictTransport(publicUrl: string): string | null {
  return publicUrl.startsWith('https://') ? YEAR : null;
}
