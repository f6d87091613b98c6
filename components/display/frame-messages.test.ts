import { expect, test } from 'vitest';
import { messageGate, readFrameMessage } from './frame-messages';

test('the three messages of a frame are read, and nothing besides', () => {
  expect(readFrameMessage({ kozyr: 'ready' })).toEqual({ kozyr: 'ready' });
  expect(readFrameMessage({ kozyr: 'navigate', path: '/games' })).toEqual({ kozyr: 'navigate', path: '/games' });
  for (const data of [
    null,
    'ready',
    { kozyr: 'token' },
    { kozyr: 'ready', more: 1 },
    { kozyr: 'navigate', path: '' },
    { kozyr: 'navigate', path: `/${'a'.repeat(500)}` },
    { kozyr: 'navigate', path: ['/games'] },
    { kozyr: 'height', height: '100' },
    { kozyr: 'height', height: Number.NaN },
    { kozyr: 'height', height: Number.POSITIVE_INFINITY },
  ])
    expect(readFrameMessage(data)).toBeUndefined();
});

test('a height stays between 40 and 4000 pixels', () => {
  const read = (height: number) => readFrameMessage({ kozyr: 'height', height });
  expect([read(-5), read(300.2), read(1e9)]).toEqual([40, 301, 4000].map((height) => ({ kozyr: 'height', height })));
});

test('thirty messages a second are heard, then none until some are a second old', () => {
  const mayHear = messageGate();
  const heard = Array.from({ length: 100 }, (_, at) => mayHear(at)).filter(Boolean);
  expect(heard).toHaveLength(30);
  expect(mayHear(999)).toBe(false);
  expect(mayHear(1000)).toBe(true);
});
