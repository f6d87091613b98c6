/**
 * What visitors and the site need, and so what anybody may ask for: the frame of dynamic content with its fonts, the texts and the pictures.
 * Everything else is the editors'.
 */
const PUBLIC = [
  /^\/frame$/,
  /^\/frame\/fonts\/[\w.-]+\.woff2$/,
  /^\/api\/v1(?:\/[\w.~%-]+){1,3}$/,
  /^\/api\/media\/file\/[\w.~%()+,@-]+$/,
];
/** Dot segments and slashes, however written: whoever reads the path after this would undo them. */
const DISGUISED = /(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)|%2f|%5c|%00/i;

/** Whether strangers may ask for it. `target` is the request's own first line: a path and perhaps a query, as it came. */
export function isPublicPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return !DISGUISED.test(path) && PUBLIC.some((pattern) => pattern.test(path));
}
