import { describe, expect, it } from 'vitest';
import { livePlaylist, SEGMENT_MS } from './playlist';

const LOOP = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
const EPOCH = Date.UTC(2026, 0, 1);
const at = (segments: number, more = 0) => EPOCH + segments * SEGMENT_MS + more;

function read(text: string) {
  const number = (tag: string) => Number(new RegExp(`#${tag}:(\\d+)`).exec(text)?.[1]);
  const entries: { number: number; file: string; seam: boolean; seams: number }[] = [];
  let next = number('EXT-X-MEDIA-SEQUENCE');
  let seams = number('EXT-X-DISCONTINUITY-SEQUENCE');
  let seam = false;
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') seam = true;
    if (line === '' || line.startsWith('#')) continue;
    if (seam) seams += 1;
    entries.push({ number: next, file: line, seam, seams });
    next += 1;
    seam = false;
  }
  return entries;
}

describe('livePlaylist', () => {
  it('livePlaylist is a live playlist of segments of four seconds', () => {
    const text = livePlaylist(LOOP, at(100));
    expect(text.split('\n')[0]).toBe('#EXTM3U');
    expect(text).toContain('#EXT-X-TARGETDURATION:4\n');
    expect(text.match(/#EXTINF:4\.000,\n/g)).toHaveLength(6);
    expect(text).not.toContain('#EXT-X-ENDLIST');
    expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(at(94)).toISOString()}`);
  });

  it('livePlaylist stays as it is for a segment’s time, and slides by one after it', () => {
    expect(livePlaylist(LOOP, at(100, SEGMENT_MS - 1))).toBe(livePlaylist(LOOP, at(100)));
    const [before, after] = [read(livePlaylist(LOOP, at(100))), read(livePlaylist(LOOP, at(101)))];
    expect(after.slice(0, -1).map((each) => each.file)).toEqual(before.slice(1).map((each) => each.file));
    expect(after[0]?.number).toBe((before[0]?.number ?? 0) + 1);
  });

  it('livePlaylist ends with what has been shown whole', () => {
    expect(read(livePlaylist(LOOP, at(100, 1))).at(-1)?.number).toBe(99);
  });

  it('livePlaylist gives a number one file, one seam and one count of seams, whenever it is asked', () => {
    const said = new Map<number, { file: string; seam: boolean; seams: number }>();
    for (let step = 7; step < 60; step += 1) {
      for (const { number, ...entry } of read(livePlaylist(LOOP, at(step)))) {
        expect(said.get(number) ?? entry).toEqual(entry);
        said.set(number, entry);
        expect(entry.file).toBe(LOOP[number % LOOP.length]);
        expect(entry.seam).toBe(number % LOOP.length === 0);
      }
    }
    expect(said.size).toBe(58);
  });
});
