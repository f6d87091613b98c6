import { expect, it } from 'vitest';
import { isStreamsPage, readStreamMediaPath } from './stream-addresses';

it.each([
  '/uk/streams',
  '/kk/streams/',
  '/en/streams/anything',
  '/ru/%73treams',
  '/uk//streams',
  '//uk/streams',
  '/uk/streams.rsc',
])('%s is the streaming section', (path) => {
  expect(isStreamsPage(path)).toBe(true);
});

it.each(['/uk', '/uk/games', '/streams', '/uk/streamside', '/uk/games/streams', '/ua/streams', '/uk/%zz'])(
  '%s is not the streaming section',
  (path) => {
    expect(isStreamsPage(path)).toBe(false);
  },
);

it('a path of stream media leads to files of streams and nowhere else', () => {
  expect(readStreamMediaPath('/stream-media/list')).toBe('/streams');
  expect(readStreamMediaPath('/stream-media/deal/live.m3u8')).toBe('/streams/deal/live.m3u8');
  for (const path of ['/stream-media/', '/stream-media/../ready', '/stream-media/a/b/c.ts', '/stream-media/a/b.ts?x'])
    expect(readStreamMediaPath(path)).toBeNull();
});
