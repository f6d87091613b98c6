import { createHash } from 'node:crypto';
import { checkJackpot, drawCards, drawHash, drawTrigger, firstMatch } from '@kozyr/contracts/jackpot-draw';
import { JACKPOT_CARDS, JACKPOT_LEVELS } from '@kozyr/contracts/jackpots';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { expect, it } from 'vitest';
import { nodeDigests } from '../../kernel/fairness/digests';

const seedOf = (nth: number) => createHash('sha256').update(`seed ${nth}`).digest('hex');
const SEEDS = Array.from({ length: 200 }, (_, nth) => seedOf(nth));

it('the trigger of a jackpot is above what it began with, at most its ceiling, and reaches both ends', async () => {
  const terms = { seed: 10n, ceiling: 14n };
  const triggers = await Promise.all(SEEDS.map((seed) => drawTrigger(nodeDigests, seed, terms)));
  expect(new Set(triggers)).toEqual(new Set([11n, 12n, 13n, 14n]));
});

it('the draw of a jackpot has three cards of each suit, and the jackpot’s own is the first with three', async () => {
  for (const level of JACKPOT_LEVELS)
    for (const seed of SEEDS) {
      const cards = await drawCards(nodeDigests, seed, level);
      expect(cards.toSorted()).toEqual(JACKPOT_LEVELS.flatMap((suit) => [suit, suit, suit]).toSorted());
      expect(firstMatch(cards)).toBe(level);
    }
});

it('the draw of a jackpot ends a round after three to nine cards, and both happen', async () => {
  const lengths = await Promise.all(
    SEEDS.map(async (seed) => {
      const cards = await drawCards(nodeDigests, seed, 'spades');
      return 1 + cards.findIndex((_, place) => firstMatch(cards.slice(0, place + 1)) !== null);
    }),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThanOrEqual(4);
});

it('the draw of a jackpot has no match before the third of a suit', () => {
  const two = JACKPOT_LEVELS.flatMap((suit) => [suit, suit]);
  expect(firstMatch([])).toBeNull();
  expect(firstMatch(two)).toBeNull();
  expect(firstMatch([...two, 'hearts'])).toBe('hearts');
  expect(two.length + JACKPOT_LEVELS.length).toBe(JACKPOT_CARDS);
});

const paid = async () => {
  const draw_seed = seedOf(7);
  const trigger = await drawTrigger(nodeDigests, draw_seed, { seed: 50_000n, ceiling: 250_000n });
  return {
    level: 'hearts' as const,
    amount: fromMinor(trigger),
    seed: '500.00',
    ceiling: '2500.00',
    topped_up: '0.00',
    draw_hash: await drawHash(nodeDigests, draw_seed),
    draw_seed,
  };
};

it('the check of a jackpot finds a payment right that is, with its cards up to the third of its suit', async () => {
  const check = await checkJackpot(nodeDigests, await paid());
  expect(check).toMatchObject({ seed: true, amount: true, trigger: (await paid()).amount });
  expect(check.cards.filter((suit) => suit === 'hearts')).toHaveLength(3);
  expect(check.cards.at(-1)).toBe('hearts');
});

it('the check of a jackpot finds out another seed, and an amount that the seed does not lead to', async () => {
  const right = await paid();
  expect((await checkJackpot(nodeDigests, { ...right, draw_seed: seedOf(8) })).seed).toBe(false);
  for (const amount of ['500.00', '2500.00', '2500.01'])
    expect((await checkJackpot(nodeDigests, { ...right, amount })).amount, amount).toBe(false);
  expect((await checkJackpot(nodeDigests, { ...right, topped_up: '1.00' })).amount).toBe(false);
});

it('the check of a jackpot finds a topped-up payment right by exactly what was added, however much that is', async () => {
  const right = await paid();
  for (const added of [1n, 250_000n, 900_000n]) {
    const amount = toMinor(right.amount) + added;
    const topped = { ...right, topped_up: fromMinor(added), amount: fromMinor(amount) };
    expect(await checkJackpot(nodeDigests, topped)).toMatchObject({ amount: true, trigger: topped.amount });
    for (const other of [amount - 1n, amount + 1n])
      expect((await checkJackpot(nodeDigests, { ...topped, amount: fromMinor(other) })).amount).toBe(false);
  }
});
