import { expect, it } from 'vitest';
import { idOf, placeOf } from './event-id';

it.each([
  ['p12.t34', { player: 12n, topics: 34n }],
  ['p12', { player: 12n, topics: null }],
  ['t0', { player: null, topics: 0n }],
])('the event id %s is read as it was written', (id, place) => {
  expect(placeOf(id)).toEqual(place);
  expect(idOf(place)).toBe(id);
});

it.each(['', '12', 'p', 't', 'p1.', '.t1', 'p1t2', 't2.p1', 'p-1', 'p1.t2x', 'p1234567890123456789', undefined])(
  'the event id %j is taken for no place',
  (header) => {
    expect(placeOf(header)).toEqual({ player: null, topics: null });
  },
);
