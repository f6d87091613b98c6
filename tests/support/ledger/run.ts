import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../platform/src/db/database';
import { DomainError } from '../../../platform/src/errors';
import type { AccountRef, PlayerWallet } from '../../../platform/src/ledger/accounts';
import { expireHolds, hold, postHold, voidHold } from '../../../platform/src/ledger/holds';
import { type Posted, post } from '../../../platform/src/ledger/post';
import { reverse } from '../../../platform/src/ledger/reverse';
import { keyOf, LedgerModel, type ModelAccount, type Outcome, type Step } from './model';
import { CURRENCIES, type PlannedStep } from './sequences';
import { stepInWords } from './words';

const minor = z.number().transform(BigInt);
const heldRows = z.array(
  z.object({
    ...{ player: z.string(), currency: z.string() },
    ...{ game: minor, electronic: minor, bonus: minor, cashback: minor, holds: minor },
  }),
);

/** How the ledger refuses to let credits and money touch: a defect of its caller, and so no answer to a player. */
const KEPT_APART = /^A posting of (uah|kzt|crd) names an account that is not of it\.$/;

/** When holds that expire do so: before any run. */
export const PAST = new Date('2026-01-01T00:00:00Z');

/** One sequence with three players of its own: every answer is compared with the model's. */
export class LedgerRun {
  readonly model = new LedgerModel();
  readonly players = [randomUUID(), randomUUID(), randomUUID()] as const;
  private readonly prefix = randomUUID();
  private readonly transferIds: string[] = [];
  private readonly holds: { holdId: string; player: string }[] = [];
  /** What was done, in words: the counterexample when something is wrong. */
  readonly told: string[] = [];
  private readonly taken: Step[] = [];

  /** ended: told of each step how it ended. */
  constructor(
    private readonly db: Database,
    private readonly ended: (how: string) => void,
  ) {}

  private ref = (one: ModelAccount): AccountRef =>
    'house' in one ? one : { player: this.players[one.player], wallet: one.wallet };
  private name = (one: AccountRef): string =>
    'house' in one ? one.house : `${this.players.map(String).indexOf(one.player)}:${one.wallet}`;

  /** A step that names the n-th transfer or hold means one that exists; without any there is nothing to do. */
  private aim(wanted: Exclude<PlannedStep, { op: 'expire' }>): Step | null {
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
    const own = `${this.prefix}:${keyOf(wanted)}`;
    if (wanted.op === 'post') {
      const legs = wanted.legs.map((one) => ({
        from: one.from.map(this.ref),
        to: this.ref(one.to),
        amount: BigInt(one.amount),
      }));
      return post(this.db, { key: own, kind: 'test', currency: wanted.currency, legs });
    }
    if (wanted.op === 'reverse')
      return reverse(this.db, {
        key: own,
        transferId: this.transferIds[wanted.transfer] ?? 'none',
        // Whoever of them it is told: one whose transfer it is not is no reason to miss it.
        player: this.players[wanted.transfer % this.players.length] ?? 'none',
      });
    if (wanted.op === 'hold')
      return hold(this.db, {
        ...wanted,
        key: own,
        kind: 'test hold',
        player: this.players[wanted.player],
        amount: BigInt(wanted.amount),
        ...(wanted.expires ? { expiresAt: PAST } : { expiresAt: undefined }),
      });
    const ended = { key: own, ...(this.holds[wanted.hold] ?? { holdId: 'none', player: 'none' }) };
    return wanted.op === 'post hold'
      ? postHold(this.db, { ...ended, to: { house: 'gateway_clearing' } })
      : voidHold(this.db, ended);
  }

  private async endDueHolds(): Promise<boolean> {
    this.told.push('expire what is due');
    const due = this.model.expire().map((index) => this.holds[index]?.holdId);
    this.ended(`expire: ${due.length > 0 ? 'done' : 'nothing due'}`);
    same((await expireHolds(this.db, PAST)).toSorted(), due.toSorted());
    return due.length > 0;
  }

  /** @returns whether money must have moved */
  async take(wanted: PlannedStep): Promise<boolean> {
    if (wanted.op === 'expire') return this.endDueHolds();
    const aimed = this.aim(wanted);
    if (!aimed) return false;
    this.taken.push(aimed);
    this.told.push(stepInWords(aimed));
    const expected: Outcome = this.model.run(aimed);
    this.ended(`${aimed.op}: ${'refused' in expected ? expected.refused : expected.replayed ? 'replayed' : 'done'}`);
    let got: (Posted & { holdId?: string }) | DomainError;
    try {
      got = await this.call(aimed);
    } catch (error) {
      if (!(error instanceof DomainError)) {
        if (!(error instanceof Error && KEPT_APART.test(error.message))) throw error;
        same({ refused: 'KEPT_APART' }, expected);
        return false;
      }
      got = error;
    }
    if (got instanceof DomainError) {
      same({ refused: got.code }, expected);
      return false;
    }
    const { replayed, entries, transferId, holdId } = got;
    if (!('transfer' in expected)) throw new Error(`The model refuses what the ledger did: ${JSON.stringify(aimed)}`);
    this.transferIds[expected.transfer] ??= transferId;
    if (holdId && !replayed && aimed.op === 'hold') this.holds.push({ holdId, player: this.players[aimed.player] });
    const told = entries.map((entry) => [this.name(entry.account), Number(entry.amount)]);
    const wantedId = this.transferIds[expected.transfer];
    same([replayed, transferId, told], [expected.replayed, wantedId, expected.entries]);
    same(
      entries.reduce((sum, entry) => sum + entry.amount, 0n),
      0n,
    );
    return !replayed;
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

  /** @throws when the ledger's balances, as JSON of its rows, are not the model's */
  requireSame(text: string): void {
    const held = new Map(
      heldRows.parse(JSON.parse(text)).map(({ player, currency, ...row }) => [`${player} ${currency}`, row]),
    );
    const nothing = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };
    for (const [name, wanted] of this.balances()) same(held.get(name) ?? nothing, wanted);
  }

  expire = () => this.model.expire().map((index) => this.holds[index]?.holdId);
}

/** vitest's own comparison, which explains a difference well, is slow: it is asked only when there is one. */
export function same(got: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(got, wanted)) expect(got).toEqual(wanted);
}
