import { expect, it } from 'vitest';
import { partialTitles } from './support/test-titles';
import { ourSources, read } from './support/tree';

const TESTS = ourSources().filter((file) => /\.(test|spec)\.(ts|tsx|mts|mjs)$/.test(file));

it('every test is titled by a whole sentence, which needs no describe around it', () => {
  expect(TESTS.length).toBeGreaterThan(400);
  const parts = TESTS.flatMap((file) => partialTitles(read(file), file).map((title) => `${file}: "${title}"`));
  expect(parts).toEqual([]);
});

it.each([
  "describe('the balance', () => { it('shows two decimals', () => {}); });",
  "test.each([1, 2])('is no more than %s', () => {});",
  "it('adds', () => {});",
  "it.each(['a'])('%s', () => {});",
  "test('names the player', async ({ page }) => {});",
  "test(`refuses a code`, { tag: '@slow' }, async () => {});",
  "it('that is over has no button', () => {});",
  "it.skip.each`a | b`('wallet currencies', () => {});",
])('a title that is a part is refused: %s', (source) => {
  expect(partialTitles(source, 'a.test.ts')).toHaveLength(1);
});

it.each([
  "describe('shows', () => { it('the balance has two decimals', () => {}); });",
  "it('names are told once', () => {});",
  "it.each([1])('GET /users answers %s', () => {});",
  'test(`the code is refused by name`, () => {});',
  "const test = (name: string, status: string) => name + status; test('adds', 'failed');",
  "// it('adds', () => {})",
])('a whole sentence, and what is no test, is let pass: %s', (source) => {
  expect(partialTitles(source, 'a.test.ts')).toEqual([]);
});
