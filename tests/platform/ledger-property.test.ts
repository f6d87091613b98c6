import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '@kozyr/contracts/money';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/src/db/database';
import { ledgerBalances } from '../../platform/src/db/schema/ledger';
import { DomainError } from '../../platform/src/errors';
import type { AccountRef, PlayerWallet } from '../../platform/src/ledger/accounts';
import { checkLedger } from '../../platform/src/ledger/check';
import { expireHolds, hold, postHold, voidHold } from '../../platform/src/ledger/holds';
import { type Posted, post } from '../../platform/src/ledger/post';
import { reverse } from '../../platform/src/ledger/reverse';
import { platformDatabase } from '../support/database';
import { LedgerModel, type ModelAccount, nameOf, type Outcome, type Step } from '../support/ledger-model';

const BATCHES = 100;
const SEQUENCES_AT_ONCE = 50;
const CURRENCIES: Currency[] = ['uah', 'kzt'];
const PAST = new Date('2026-01-01T00:00:00Z');

let db: Database;
beforeAll(async () => {
  db = openDatabase(await platformDatabase(), 12);
});
afterAll(() => db.$client.end());

// Few players, wallets, amounts and keys, so that postings meet: replays, conflicts and empty wallets are common.
const player = fc.constantFrom<0 | 1>(0, 1);
const wallet = fc.constantFrom<Exclude<PlayerWallet, 'holds'>>('game', 'electronic', 'bonus', 'cashback');
const key = fc.nat(15);
const currency = fc.constantFrom(...CURRENCIES);
const house = fc.constantFrom<ModelAccount>({ house: 'gateway_clearing' }, { house: 'game_providers' });
const account: fc.Arbitrary<ModelAccount> = fc.record({ player, wallet });
const amount = fc.integer({ min: 1, max: 30 });
const sources = fc.uniqueArray(account, { minLength: 1, maxLength: 3, selector: nameOf });
const credit = fc.record({ from: house.map((one) => [one]), to: account, amount: amount.map((some) => some * 3) });
const debit = fc.record({ from: sources, to: house, amount });
const between = fc
  .record({ from: sources, to: account, amount })
  .filter(({ from, to }) => !from.some((one) => nameOf(one) === nameOf(to)));
const leg = fc.oneof(credit, debit, between);
/** Steps, and steps taken once more: the n-th from the end. */
type Wish = Step | { op: 'again'; before: number };
const step: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant<'again'>('again'), before: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant<'post'>('post'), key, currency, legs: fc.tuple(credit) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant<'post'>('post'),
      key,
      currency,
      legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant<'reverse'>('reverse'), key, transfer: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant<'hold'>('hold'),
      key,
      currency,
      player,
      from: fc.uniqueArray(wallet, { minLength: 1, maxLength: 2 }),
      amount,
      expires: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constantFrom<'post hold' | 'void hold'>('post hold', 'void hold'),
      key,
      hold: fc.nat(3),
    }),
  },
);
/** Most sequences begin with something to spend. */
const funds: Step[] = CURRENCIES.flatMap((one, index) =>
  ([0, 1] as const).map((who) => ({
    op: 'post',
    key: 100 + index * 2 + who,
    currency: one,
    legs: (['game', 'electronic', 'bonus', 'cashback'] as const).map((its) => ({
      from: [{ house: 'gateway_clearing' }],
      to: { player: who, wallet: its },
      amount: 25,
    })),
  })),
);
const sequence = fc
  .tuple(fc.constantFrom(0, 1, 4), fc.array(step, { minLength: 4, maxLength: 10, size: 'max' }))
  .map(([funded, steps]): Wish[] => [...funds.slice(0, funded), ...steps]);

/** How often each operation ended how: shows that the sequences reach every corner. */
const seen = new Map<string, number>();
const count = (what: string, times = 1) => seen.set(what, (seen.get(what) ?? 0) + times);

/** One sequence with two players of its own: every answer is compared with the model's. */
class Run {
  readonly model = new LedgerModel();
  readonly players = [randomUUID(), randomUUID()] as const;
  private readonly prefix = randomUUID();
  private readonly transferIds: string[] = [];
  private readonly holdIds: string[] = [];
  private readonly taken: Step[] = [];

  private ref = (one: ModelAccount): AccountRef =>
    'house' in one ? one : { player: this.players[one.player], wallet: one.wallet };
  private name = (one: AccountRef): string =>
    'house' in one ? one.house : `${this.players.map(String).indexOf(one.player)}:${one.wallet}`;

  /** A step that names the n-th transfer or hold means one that exists; without any there is nothing to do. */
  private aim(wanted: Wish): Step | null {
    if (wanted.op === 'again') return this.taken.at(-1 - (wanted.before % Math.max(this.taken.length, 1))) ?? null;
    if (wanted.op === 'reverse') {
      const those = this.model.reversible();
      const transfer = those[wanted.transfer % Math.max(those.length, 1)];
      return transfer === undefined ? null : { ...wanted, transfer };
    }
    if (wanted.op === 'post hold' || wanted.op === 'void hold') {
      const count = this.model.holds.length;
      return count === 0 ? null : { ...wanted, hold: wanted.hold % count };
    }
    return wanted;
  }

  private call(wanted: Step): Promise<Posted & { holdId?: string }> {
    const own = `${this.prefix}:${wanted.key}`;
    if (wanted.op === 'post') {
      const legs = wanted.legs.map((one) => ({
        from: one.from.map(this.ref),
        to: this.ref(one.to),
        amount: BigInt(one.amount),
      }));
      return post(db, { key: own, kind: 'test', currency: wanted.currency, legs });
    }
    if (wanted.op === 'reverse')
      return reverse(db, { key: own, transferId: this.transferIds[wanted.transfer] ?? 'none' });
    if (wanted.op === 'hold')
      return hold(db, {
        ...wanted,
        key: own,
        kind: 'test hold',
        player: this.players[wanted.player],
        amount: BigInt(wanted.amount),
        ...(wanted.expires ? { expiresAt: PAST } : { expiresAt: undefined }),
      });
    const holdId = this.holdIds[wanted.hold] ?? 'none';
    return wanted.op === 'post hold'
      ? postHold(db, { key: own, holdId, to: { house: 'gateway_clearing' } })
      : voidHold(db, { key: own, holdId });
  }

  async take(wanted: Wish): Promise<void> {
    const aimed = this.aim(wanted);
    if (!aimed) return;
    this.taken.push(aimed);
    const expected: Outcome = this.model.run(aimed);
    count(`${aimed.op}: ${'refused' in expected ? expected.refused : expected.replayed ? 'replayed' : 'done'}`);
    let got: (Posted & { holdId?: string }) | DomainError;
    try {
      got = await this.call(aimed);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      got = error;
    }
    if (got instanceof DomainError) {
      same({ refused: got.code }, expected);
      return;
    }
    const { replayed, entries, transferId, holdId } = got;
    if (!('transfer' in expected)) throw new Error(`The model refuses what the ledger did: ${JSON.stringify(aimed)}`);
    this.transferIds[expected.transfer] ??= transferId;
    if (holdId && !replayed) this.holdIds.push(holdId);
    const told = entries.map((entry) => [this.name(entry.account), Number(entry.amount)]);
    const wantedId = this.transferIds[expected.transfer];
    same([replayed, transferId, told], [expected.replayed, wantedId, expected.entries]);
    same(
      entries.reduce((sum, entry) => sum + entry.amount, 0n),
      0n,
    );
  }

  /** What each of its players holds by the model, by player and currency; those never touched are left out. */
  balances(): [string, Record<PlayerWallet, bigint>][] {
    return this.players.flatMap((id, index) =>
      CURRENCIES.map((one): [string, Record<PlayerWallet, bigint>] => {
        const of = (w: PlayerWallet) => BigInt(this.model.balance(one, `${index}:${w}`));
        const [game, electronic, bonus] = [of('game'), of('electronic'), of('bonus')];
        return [`${id} ${one}`, { game, electronic, bonus, cashback: of('cashback'), holds: of('holds') }];
      }),
    );
  }

  expire = () => this.model.expire().map((index) => this.holdIds[index]);
}

/** vitest's own comparison, which explains a difference well, is slow: it is asked only when there is one. */
function same(got: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(got, wanted)) expect(got).toEqual(wanted);
}

async function compareBalances(runs: readonly Run[]): Promise<void> {
  const players = runs.flatMap((run) => run.players);
  const rows = await db.select().from(ledgerBalances).where(inArray(ledgerBalances.player, players));
  const held = new Map(rows.map(({ player: id, currency: one, version: _, ...row }) => [`${id} ${one}`, row]));
  const nothing = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };
  for (const [name, wanted] of runs.flatMap((run) => run.balances())) same(held.get(name) ?? nothing, wanted);
  for (const row of rows)
    same(
      Object.values(row).some((value) => typeof value === 'bigint' && value < 0n),
      false,
    );
}

it('does what the model does in 5,000 random sequences, and the whole database proves its laws', async () => {
  // No shrinking: a sequence is short, and the message names the one that failed.
  await fc.assert(
    fc.asyncProperty(
      fc.array(sequence, { minLength: SEQUENCES_AT_ONCE, maxLength: SEQUENCES_AT_ONCE }),
      async (sequences) => {
        const runs = sequences.map((steps) => ({ run: new Run(), steps }));
        await Promise.all(
          runs.map(async ({ run, steps }) => {
            for (const one of steps)
              await run.take(one).catch((error: unknown) => {
                throw new Error(`At ${JSON.stringify(one)} of ${JSON.stringify(steps)}`, { cause: error });
              });
          }),
        );
        const all = runs.map(({ run }) => run);
        await compareBalances(all);
        const due = runs.flatMap(({ run }) => run.expire());
        expect((await expireHolds(db, PAST)).toSorted()).toEqual(due.toSorted());
        count('sequences', runs.length);
        count('hold: expired', due.length);
        await compareBalances(all);
      },
    ),
    { numRuns: BATCHES, endOnFailure: true, verbose: 0 },
  );
  expect(seen.get('sequences')).toBeGreaterThanOrEqual(5_000);
  const ends = ['done', 'replayed', 'IDEMPOTENCY_CONFLICT'];
  const corners = ['post', 'reverse', 'hold', 'post hold', 'void hold'].flatMap((op) =>
    ends.map((end) => `${op}: ${end}`),
  );
  const poor = ['post', 'reverse', 'hold'].map((op) => `${op}: NOT_ENOUGH_BALANCE`);
  expect([...corners, ...poor, 'hold: expired'].filter((corner) => (seen.get(corner) ?? 0) < 10)).toEqual([]);
  const report = await checkLedger(db);
  expect(report.violations).toEqual([]);
  expect(report.transfers).toBeGreaterThan(5_000);
}, 240_000);
