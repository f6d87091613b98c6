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

/** How files of each kind begin: bytes that matter, and where they stand. */
const BEGINNINGS: ReadonlyArray<[type: string, at: number, bytes: string]> = [
  ['image/webp', 8, 'WEBP'],
  ['image/png', 1, 'PNG'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/avif', 4, 'ftypavi'],
];

/** The kind of a picture by how its file begins, and of no picture that it is just bytes. */
export function mediaTypeOf(data: Uint8Array): string {
  const beginning = Buffer.from(data.subarray(0, 16)).toString('latin1');
  const [type] = BEGINNINGS.find(([, at, bytes]) => beginning.startsWith(bytes, at)) ?? [];
  return type ?? 'application/octet-stream';
}
