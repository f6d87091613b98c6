/**
 * Whether an address below /api is one that the public front door never passes on: the operator API. Escapes are undone first,
 * as the platform's router undoes them.
 */
export function isHiddenAddress(pathname: string): boolean {
  const readable = pathname.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /^\/api\/+operator/i.test(readable);
}
