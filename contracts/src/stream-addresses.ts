/** Where the site's own origin shows the studio's streams: the list, playlists, segments and posters. */
export const STREAM_MEDIA = '/stream-media/';

const FILE = /^\/stream-media\/(?:list|[a-z\d]+(?:-[a-z\d]+)*\/[\w-]+\.(?:m3u8|ts|webp))$/;
const LOCALE = /^\/+(?:uk|ru|en|kk)(?=\/)/;

/** What to ask the studio for such a path; null for a path that names none of its streams' files. */
export function readStreamMediaPath(pathname: string): string | null {
  if (!FILE.test(pathname)) return null;
  const file = pathname.slice(STREAM_MEDIA.length);
  return file === 'list' ? '/streams' : `/streams/${file}`;
}

/**
 * Whether a path with its language is the streaming section or below it. Escapes are undone first, as the site's router undoes
 * them, and strokes in a row count once.
 */
export function isStreamsPage(pathname: string): boolean {
  if (!/streams|%/i.test(pathname)) return false;
  const readable = pathname
    .replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\/{2,}/g, '/');
  return LOCALE.test(readable) && /^\/streams(?:[/.]|$)/.test(readable.replace(LOCALE, ''));
}
