import type { Stream } from '@kozyr/contracts/streams';
import { expect, it } from 'vitest';
import { retryAfter, streamToShow } from './rules';

const stream = (id: string, on_air: boolean): Stream => ({
  id,
  name: id,
  title_key: 'deal',
  on_air,
  hours: null,
  changes_at: null,
  playlist: `${id}/live.m3u8`,
  poster: `${id}/poster.webp`,
});

it('attempts wait ever longer, and at most half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(retryAfter)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

it('the chosen stream is shown, else the first on the air, else the first', () => {
  const streams = [stream('one', false), stream('two', true), stream('three', true)];
  expect(streamToShow(streams, 'one')?.id).toBe('one');
  expect(streamToShow(streams, null)?.id).toBe('two');
  expect(streamToShow(streams, 'gone')?.id).toBe('two');
  expect(streamToShow([stream('one', false)], null)?.id).toBe('one');
  expect(streamToShow([], null)).toBeNull();
});
