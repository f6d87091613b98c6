import { expect, it } from 'vitest';
import { ourSources, read } from './support/tree';
import { retiredWords } from './support/words';

it('no source says a word that the dictionary has retired', () => {
  expect(ourSources().flatMap((file) => retiredWords(file, read(file)))).toEqual([]);
});

it.each([
  ['const MOST_LINES = 3;', 'MOST_LINES'],
  ['await takeTurn(tx, userId);', 'takeTurn'],
  ['const takings = await takingsOf(tx);', 'takingsOf'],
  ['export class Refused extends Error {}', 'class Refused'],
  ['// A sitting of its own.', 'sitting'],
  ['function find(wish: Filters) {', 'wish'],
  ['let lab: PaymentHarness;', 'lab'],
])('%s is refused for one word of it', (line, word) => {
  const told = retiredWords('platform/src/a.ts', line);
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]).toContain(`says "${word}"`);
});

it.each([
  ['content/src/seed/copy/questions.ts', "en: 'clockwork birds, and a gardener who takes his turn'"],
  ['platform/src/a.ts', 'const MAX_LINES = 3; // the first deposit bonus is taken when they wish'],
  ['studio/src/catalogue/studio-themes.ts', "'Tale, Wish, Dream'"],
])('texts and what the dictionary says are let pass: %s', (file, line) => {
  expect(retiredWords(file, line)).toEqual([]);
});
