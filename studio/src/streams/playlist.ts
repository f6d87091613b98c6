/** Each segment lasts exactly so long. */
export const SEGMENT_MS = 4_000;
/** Segments in a live playlist: players start three from its end, and may be late by the rest. */
const WINDOW = 6;
/** Segments are counted from here, so that their numbers stay far below what old players count with. */
const EPOCH = Date.UTC(2026, 0, 1);

/**
 * The live playlist of a loop of segments at a moment (ms since the epoch): a window that slides by the clock, the same for
 * all who ask at once. A segment joins it when it has been shown whole. At the loop's seam time starts anew, so a
 * discontinuity stands before each first segment, and those that slid out are counted.
 * @param segments addresses in the order of the loop, relative to the playlist
 */
export function livePlaylist(segments: readonly string[], at: number): string {
  const end = Math.floor((at - EPOCH) / SEGMENT_MS);
  const first = end - WINDOW;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1_000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / segments.length)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(EPOCH + first * SEGMENT_MS).toISOString()}`,
  ];
  for (let number = first; number < end; number += 1) {
    const place = number % segments.length;
    if (place === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${(SEGMENT_MS / 1_000).toFixed(3)},`, segments[place] ?? '');
  }
  return `${lines.join('\n')}\n`;
}
