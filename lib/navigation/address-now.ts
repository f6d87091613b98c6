/** Path, query and fragment of where the browser is. */
export function addressNow(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
