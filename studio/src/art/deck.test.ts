import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCatalogue } from '../catalogue/catalogue';
import { PROVIDERS } from '../catalogue/providers';
import { cardBackOf, courtsOf } from './deck';

const { games } = openCatalogue();
const decks = games.filter(({ model }) => ['deck', 'jacks', 'twenty-one'].includes(model));

test('the back and the court of every game with cards are whole, the same each time, and small enough to come with the page', async () => {
  expect(decks.length).toBeGreaterThan(20);
  for (const game of decks) {
    const drawn = () => [cardBackOf(game), ...Object.values(courtsOf(game))];
    expect(drawn()).toEqual(drawn());
    expect(drawn().join(''), game.slug).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(drawn().join('').length, game.slug).toBeLessThan(40_000);
  }
  const [first] = decks;
  if (!first) throw new Error('There are decks');
  const { width = 0, height = 0 } = await sharp(Buffer.from(cardBackOf(first))).metadata();
  expect(height / width).toBeCloseTo(1.4);
});

test('no two studios have one back', () => {
  const [first] = decks;
  if (!first) throw new Error('There are decks');
  const backs = PROVIDERS.map((provider) => cardBackOf({ ...first, provider }));
  expect(new Set(backs).size).toBe(PROVIDERS.length);
});

test('a king, a queen and a jack are told apart, and each has the colours of its game', () => {
  const [first, other] = decks;
  if (!first || !other) throw new Error('There are decks');
  expect(new Set(Object.values(courtsOf(first))).size).toBe(3);
  const elsewhere = decks.find(({ theme }) => theme.slug !== first.theme.slug);
  expect(elsewhere && courtsOf(elsewhere).king).not.toBe(courtsOf(first).king);
});
