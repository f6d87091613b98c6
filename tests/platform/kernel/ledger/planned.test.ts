import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { openPipelines, type Pipelines } from '../../../../platform/src/db/pipeline';
import { getBalances } from '../../../../platform/src/ledger/balances';
import { InsufficientFunds } from '../../../../platform/src/ledger/errors';
import { type PlannedPosting, planPosting } from '../../../../platform/src/ledger/plan-posting';
import { type Leg, type Posting, post } from '../../../../platform/src/ledger/post';
import { postPlanned } from '../../../../platform/src/ledger/post-planned';
import { makePlayer } from '../../../support/funded-player';
import { it as platformIt } from '../../../support/platform-test';
import { runs } from '../../../support/random-runs';

const START = { game: 500n, electronic: 300n, bonus: 200n };
const WALLETS = ['game', 'electronic', 'bonus', 'cashback'] as const;

const it = platformIt.extend(
  'pipelines',
  { scope: 'file' },
  async ({ platform }, { onCleanup }): Promise<Pipelines> => {
    const pipelines = openPipelines(platform.ctx.env.DATABASE_URL, 1, {});
    onCleanup(() => pipelines.close());
    return pipelines;
  },
);

const write = (pipelines: Pipelines, planned: readonly PlannedPosting[]) =>
  pipelines.transact(async () => ({ writes: [postPlanned(planned)], result: null }));

const bet = (player: string, key: string, amount: bigint): Posting => ({
  key,
  kind: 'bet',
  currency: 'uah',
  memo: { round: key },
  legs: [{ from: [{ player, wallet: 'game' }], to: { house: 'game_providers' }, amount }],
});

it('a planned posting writes what the same posting writes by itself', async ({ platform, pipelines }) => {
  const { db } = platform.ctx;
  const wallet = fc.constantFrom(...WALLETS);
  const amount = fc.bigInt({ min: 1n, max: 700n });
  const leg = fc.oneof(
    fc.record({ kind: fc.constant('out' as const), from: fc.uniqueArray(wallet, { minLength: 1 }), amount }),
    fc.record({ kind: fc.constant('in' as const), to: wallet, amount }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(leg, { minLength: 1, maxLength: 4 }), async (steps) => {
      const [one, other] = [await makePlayer(platform, START), await makePlayer(platform, START)];
      const postingOf = ({ id: player }: { id: string }): Posting => ({
        key: `planned:${player}`,
        kind: 'test',
        currency: 'uah',
        memo: { why: 'test' },
        legs: steps.map(
          (step): Leg =>
            step.kind === 'out'
              ? {
                  from: step.from.map((name) => ({ player, wallet: name })),
                  to: { house: 'promotions' },
                  amount: step.amount,
                }
              : { from: { house: 'game_providers' }, to: { player, wallet: step.to }, amount: step.amount },
        ),
      });
      const plan = planPosting(postingOf(one), one.id, await getBalances(db, one.id, 'uah'));
      const made = await post(db, postingOf(other)).catch((error: unknown) => {
        if (error instanceof InsufficientFunds) return null;
        throw error;
      });
      expect(plan === null).toBe(made === null);
      if (!plan || !made) return;
      await write(pipelines, [plan]);
      expect(await getBalances(db, one.id, 'uah')).toEqual(made.balances[other.id]);
      // Asked again in the ordinary way, it is known: the key and the hash of the body are the same.
      const again = await post(db, postingOf(one));
      expect(again.replayed).toBe(true);
      const nobody = (entries: typeof made.entries) =>
        entries.map(({ account, amount: moved }) => ({ account: { ...account, player: '' }, amount: moved }));
      expect(nobody(again.entries)).toEqual(nobody(made.entries));
      expect(again.balances[one.id]).toEqual(made.balances[other.id]);
    }),
    runs(80),
  );
});

it('postings of many players are written at once, and several of one player in their order', async ({
  platform,
  pipelines,
}) => {
  const { db } = platform.ctx;
  const [one, other] = [await makePlayer(platform, START), await makePlayer(platform, START)];
  const plan = (posting: Posting, player: string, before: Parameters<typeof planPosting>[2]) => {
    const planned = planPosting(posting, player, before);
    if (!planned) throw new Error('The money is there.');
    return planned;
  };
  const first = plan(bet(one.id, `${one.id}:1`, 100n), one.id, await getBalances(db, one.id, 'uah'));
  const second = plan(bet(one.id, `${one.id}:2`, 250n), one.id, first.after);
  const third = plan(bet(other.id, `${other.id}:1`, 40n), other.id, await getBalances(db, other.id, 'uah'));
  await write(pipelines, [first, third, second]);
  expect(await getBalances(db, one.id, 'uah')).toEqual(second.after);
  expect(await getBalances(db, other.id, 'uah')).toEqual(third.after);
});

it.for([
  ['a key that is known', async (key: string) => ({ key, stale: false })],
  ['balances that are no longer there', async (key: string) => ({ key: `${key}:new`, stale: true })],
] as const)('%s undoes all that was planned with it', async ([_, spoil], { platform, pipelines }) => {
  const { db } = platform.ctx;
  const [good, bad] = [await makePlayer(platform, START), await makePlayer(platform, START)];
  const before = await getBalances(db, bad.id, 'uah');
  const known = randomUUID();
  await post(db, bet(bad.id, known, 10n));
  const now = await getBalances(db, bad.id, 'uah');
  const { key, stale } = await spoil(known);
  const plans = [
    planPosting(bet(good.id, randomUUID(), 100n), good.id, await getBalances(db, good.id, 'uah')),
    planPosting(bet(bad.id, key, 100n), bad.id, stale ? before : now),
  ].filter((plan) => plan !== null);
  await expect(write(pipelines, plans)).rejects.toThrow();
  expect(await getBalances(db, good.id, 'uah')).toMatchObject(START);
  expect(await getBalances(db, bad.id, 'uah')).toEqual(now);
});

it('a posting that names another player is not planned', async ({ platform }) => {
  const player = await makePlayer(platform, START);
  expect(() =>
    planPosting(bet(randomUUID(), 'k', 1n), player.id, { ...START, cashback: 0n, holds: 0n, version: 1 }),
  ).toThrow('of one player');
});
