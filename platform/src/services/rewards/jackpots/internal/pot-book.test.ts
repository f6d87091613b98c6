import { JACKPOT_LEVELS, type JackpotLevel } from '@kozyr/contracts/jackpots';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MICRO } from '../rules';
import type { Pot } from './open-pot';
import { PotBook } from './pot-book';

let serial = 0n;
/** A small pot, worth 10 units and dropping at 11 to 20. */
function pot(level: JackpotLevel, trigger: bigint, share = 2_000): Pot {
  serial += 1n;
  return {
    id: serial,
    level,
    currency: 'uah',
    seed: 10n,
    ceiling: 20n,
    toppedUp: 0n,
    share,
    value: 10n * MICRO,
    trigger,
    drawSeed: '',
    drawHash: '',
    begunAt: new Date(0),
    droppedAt: null,
  };
}
const stake = (roundId: string, amount: bigint) => ({ roundId, userId: 'player', game: 'game', amount });
const next = async (level: JackpotLevel) => pot(level, 15n);

it('a pot drops at its hidden value exactly, for whose stake brought it there, and carries the rest on', async () => {
  const clubs = pot('clubs', 12n);
  const book = new PotBook([clubs], [], next);
  await book.take(stake('a', 999n));
  expect(book.drops).toEqual([]);
  await book.take(stake('b', 2n));
  const { open, entries, held } = book.close();
  expect(book.drops).toMatchObject([{ amount: 12n, stake: { roundId: 'b' } }]);
  expect(open.map(({ value }) => value)).toEqual([10n * MICRO + 2_000n]);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['contribution', 2_002_000n],
    ['carried', -2_000n],
    ['carried', 2_000n],
  ]);
  expect(held).toBe(12n);
});

it('a pot drops as often as a stake carries it there, all for one player', async () => {
  const book = new PotBook([pot('clubs', 12n)], [], next);
  await book.take(stake('a', 4_000n));
  // 8 units: 2 to the first, 5 to the second, 1 to the third.
  expect(book.drops.map(({ amount }) => amount)).toEqual([12n, 15n]);
  expect(book.close().open[0]?.value).toBe(11n * MICRO);
});

it('a topped-up pot drops by the same stake as though it were not, and pays what was added on top', async () => {
  const plain = pot('clubs', 12n);
  const topped = { ...pot('clubs', 12n), toppedUp: 5n, value: plain.value + 5n * MICRO };
  for (const [clubs, amount] of [
    [plain, 12n],
    [topped, 17n],
  ] as const) {
    const book = new PotBook([clubs], [], next);
    await book.take(stake('a', 999n));
    expect(book.drops).toEqual([]);
    await book.take(stake('b', 2n));
    expect(book.drops).toMatchObject([{ amount, stake: { roundId: 'b' } }]);
    expect(book.close().open[0]?.value).toBe(10n * MICRO + 2_000n);
  }
});

it('an undone round takes back what it gave, no more and once, from the pots that are still open', async () => {
  const [clubs, hearts] = [pot('clubs', 12n), pot('hearts', 20n, 1_000)];
  const book = new PotBook([clubs, hearts], [], next);
  await book.take(stake('a', 500n));
  await book.take(stake('b', 900n));
  book.giveBack('b', 300n);
  book.giveBack('b', 5_000n);
  book.giveBack('b', 5_000n);
  book.giveBack('unheard-of', 5_000n);
  const { open } = book.close();
  // Clubs dropped by b's stake and keep what they had; hearts have a's share alone.
  expect(book.drops).toHaveLength(1);
  expect(open.find(({ level }) => level === 'hearts')?.value).toBe(10n * MICRO + 500_000n);
  expect(open.find(({ level }) => level === 'clubs')?.value).toBe(10n * MICRO + 800_000n);
});

it('a pot never is worth more than its ceiling, never pays more, and loses nothing, whatever is staked', async () => {
  const steps = fc.array(
    fc.record({ round: fc.integer({ min: 0, max: 9 }), amount: fc.bigInt({ min: -4_000n, max: 9_000n }) }),
    { maxLength: 60 },
  );
  const triggers = fc.infiniteStream(fc.bigInt({ min: 11n, max: 20n }));
  await fc.assert(
    fc.asyncProperty(steps, triggers, async (moves, drawn) => {
      const draw = () => drawn.next().value;
      const pots = JACKPOT_LEVELS.map((level, nth) => pot(level, draw(), 2_000 - nth * 500));
      const all = [...pots];
      const book = new PotBook(pots, [], async (level, { share }) => {
        const fresh = pot(level, draw(), share);
        all.push({ ...fresh });
        return fresh;
      });
      for (const { round, amount } of moves) {
        if (amount > 0n) await book.take(stake(String(round), amount));
        else book.giveBack(String(round), -amount);
      }
      const { open, entries, held } = book.close();
      for (const { value, trigger, seed } of open) {
        expect(value).toBeLessThan(trigger * MICRO);
        expect(value).toBeGreaterThanOrEqual(seed * MICRO);
      }
      for (const { pot: dropped, amount } of book.drops) expect(amount).toBe(dropped.trigger);
      const began = all.reduce((sum, { seed }) => sum + seed, 0n) * MICRO;
      const moved = entries.reduce((sum, { amount }) => sum + amount, 0n);
      const paid = book.drops.reduce((sum, { amount }) => sum + amount, 0n);
      const worth = open.reduce((sum, { value }) => sum + value, 0n);
      expect(began + moved - paid * MICRO).toBe(worth);
      expect(40n + held - paid).toBe(worth / MICRO);
    }),
    { numRuns: 200 },
  );
});
