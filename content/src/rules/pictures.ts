/** Kinds of files the library takes, and what people call them. */
export const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['image/webp', 'WebP'],
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/avif', 'AVIF'],
  ['image/gif', 'GIF'],
]);

export const PICTURE_LIMIT_BYTES = 8 * 1024 * 1024;

/** True, or what is wrong with a file in words an editor understands. */
export function checkPicture(file: { name: string; type: string; bytes: number }): true | string {
  const kinds = [...PICTURE_TYPES.values()].join(', ');
  if (!PICTURE_TYPES.has(file.type))
    return `"${file.name}" is no picture the site can show. Save it as one of: ${kinds}.`;
  if (file.bytes <= PICTURE_LIMIT_BYTES) return true;
  const mega = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
  return `"${file.name}" has ${mega(file.bytes)}; at most ${mega(PICTURE_LIMIT_BYTES)} fit. Save it smaller, best as WebP.`;
}
