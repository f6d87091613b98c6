// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { SPOTS } from '../../maths/roulette/bets';

let texts: typeof import('./spot-text');

beforeAll(async () => {
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Wheel","locale":"en"}</script>';
  texts = await import('./spot-text');
});

function spot(id: string) {
  const found = SPOTS.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

it('every place has a name of its own, and what can be written on it', () => {
  expect(new Set(SPOTS.map(texts.titleOf)).size).toBe(SPOTS.length);
  const faces = ['straight-17', 'split-17-20', 'dozen-2', 'low', 'red'].map((id) => texts.faceOf(spot(id)));
  expect(faces).toEqual(['17', '', '2 dozen', '1–18', texts.titleOf(spot('red'))]);
});

it('a place says what it pays, and the chips on it', () => {
  expect(texts.spotText(spot('split-17-20'), 0n, 0n, '₴')).toBe('Split 17–20, 17 to 1');
  expect(texts.spotText(spot('red'), 1_500n, 0n, '₴')).toBe('Red, 1 to 1, 15 ₴');
  expect(texts.spotText(spot('red'), 1_500n, 500n, '₴')).toBe('Red, 1 to 1, 15 ₴, not placed yet');
});
