import { expect, it } from 'vitest';
import { createHeldPlaces } from './held-places';

const own = { key: 'a', max: 2 };
const all = { key: 'all', max: 3 };

it('as many places are given as there are, and again what was let go', () => {
  const places = createHeldPlaces();
  const leave = places.take([own]);
  expect([places.take([own]) === null, places.take([own])]).toEqual([false, null]);
  leave?.();
  expect(places.take([own])).not.toBeNull();
});

it('a place is let go once, however often it is told', () => {
  const places = createHeldPlaces();
  const leave = places.take([own]);
  places.take([own]);
  for (let count = 0; count < 3; count += 1) leave?.();
  expect([places.take([own]) === null, places.take([own])]).toEqual([false, null]);
});

it('a place of each is taken, or none, so that a refusal holds nothing', () => {
  const places = createHeldPlaces();
  const others = Array.from({ length: 3 }, (_, index) => places.take([{ key: `b${index}`, max: 1 }, all]));
  expect(others).not.toContain(null);
  expect(places.take([own, all])).toBeNull();
  others[0]?.();
  expect([places.take([own, all]) === null, places.take([own]) === null, places.take([own])]).toEqual([
    false,
    false,
    null,
  ]);
});
