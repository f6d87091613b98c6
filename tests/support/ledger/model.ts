import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import type { PlayerWallet } from '../../../platform/src/ledger/accounts';
import { isSpreadHere } from '../database';

/** A player by number, in a world of three. */
export type Seat = 0 | 1 | 2;
/** A player's wallet, or a house account. */
export type ModelAccount =
  | { player: Seat; wallet: PlayerWallet }
  | { house: 'gateway_clearing' | 'game_providers' | 'credits' };
export type ModelLeg = { from: ModelAccount[]; to: ModelAccount; amount: number };
export type Step =
  | { op: 'post'; key: number; currency: StakeCurrency; legs: ModelLeg[] }
  | { op: 'reverse'; key: number; transfer: number }
  | {
      op: 'hold';
      key: number;
      currency: Currency;
      player: Seat;
      from: Exclude<PlayerWallet, 'holds'>[];
      amount: number;
      expires: boolean;
    }
  | { op: 'post hold' | 'void hold'; key: number; hold: number };

/** Whose a step is: the players it names, or the hold or transfer that it ends. */
function whoseOf(step: Step): string {
  if (step.op === 'hold') return String(step.player);
  if (step.op === 'reverse') return `transfer ${step.transfer}`;
  if (step.op !== 'post') return `hold ${step.hold}`;
  const players = step.legs.flatMap(({ from, to }) =>
    [...from, to].flatMap((one) => ('house' in one ? [] : [one.player])),
  );
  return [...new Set(players)].toSorted().join(' and ');
}

/** The key of a step. Where players lie on several servers a key is known with its player: no two of them share one there. */
export const keyOf = (step: Step): string => (isSpreadHere() ? `${step.key} of ${whoseOf(step)}` : String(step.key));

export type Outcome =
  | { refused: 'NOT_ENOUGH_BALANCE' | 'IDEMPOTENCY_CONFLICT' | 'KEPT_APART' }
  | { replayed: boolean; entries: [string, number][]; transfer: number };

type Transfer = { body: string; currency: StakeCurrency; parts: ModelPart[]; reversed: boolean };
type ModelPart = { from: string; to: string; amount: number; leg: number };
type Hold = {
  transfer: number;
  player: Seat;
  currency: Currency;
  amount: number;
  expires: boolean;
  state: string;
  endedBy: number | null;
};

export const nameOf = (account: ModelAccount) =>
  'house' in account ? account.house : `${account.player}:${account.wallet}`;
const isHouse = (name: string) => !name.includes(':');

/** Where each may be: credits in two wallets and two house accounts, money everywhere but where credits are given from. */
const OF_CREDITS = ['game', 'electronic', 'game_providers', 'credits'];
const belongs = (currency: StakeCurrency, account: ModelAccount): boolean => {
  const place = 'house' in account ? account.house : account.wallet;
  return currency === 'crd' ? OF_CREDITS.includes(place) : place !== 'credits';
};

/** What the ledger must do, in a hundred plain lines: no database, no concurrency. */
export class LedgerModel {
  readonly balances = new Map<string, number>();
  readonly transfers: Transfer[] = [];
  readonly holds: Hold[] = [];
  private readonly byKey = new Map<string, number>();

  balance(currency: StakeCurrency, name: string): number {
    return this.balances.get(`${currency} ${name}`) ?? 0;
  }

  private entriesOf(transfer: number): [string, number][] {
    const parts = this.transfers[transfer]?.parts ?? [];
    return [...new Set(parts.map((part) => part.leg))].flatMap((leg) => {
      const own = parts.filter((part) => part.leg === leg);
      const total = own.reduce((sum, part) => sum + part.amount, 0);
      return [
        ...own.map((part): [string, number] => [part.from, -part.amount]),
        [own[0]?.to ?? '', total] as [string, number],
      ];
    });
  }

  private move(key: string, body: string, currency: StakeCurrency, legs: ModelLeg[] | ModelPart[]): Outcome {
    const known = this.byKey.get(key);
    if (known !== undefined)
      return this.transfers[known]?.body === body
        ? { replayed: true, entries: this.entriesOf(known), transfer: known }
        : { refused: 'IDEMPOTENCY_CONFLICT' };
    const after = new Map(this.balances);
    const add = (name: string, amount: number) =>
      after.set(`${currency} ${name}`, (after.get(`${currency} ${name}`) ?? 0) + amount);
    const parts: ModelPart[] = [];
    for (const [leg, wanted] of legs.entries()) {
      let left = wanted.amount;
      const to = typeof wanted.to === 'string' ? wanted.to : nameOf(wanted.to);
      for (const from of typeof wanted.from === 'string' ? [wanted.from] : wanted.from.map(nameOf)) {
        const part = isHouse(from) ? left : Math.min(left, after.get(`${currency} ${from}`) ?? 0);
        if (part === 0) continue;
        add(from, -part);
        parts.push({ from, to, amount: part, leg });
        left -= part;
      }
      if (left > 0) return { refused: 'NOT_ENOUGH_BALANCE' };
      add(to, wanted.amount);
    }
    for (const [name, amount] of after) this.balances.set(name, amount);
    this.transfers.push({ body, currency, parts, reversed: false });
    this.byKey.set(key, this.transfers.length - 1);
    return { replayed: false, entries: this.entriesOf(this.transfers.length - 1), transfer: this.transfers.length - 1 };
  }

  private reverse(key: string, transfer: number): Outcome {
    const original = this.transfers[transfer];
    if (!original) throw new Error('The test reversed what it never posted.');
    const body = `reverse ${transfer}`;
    if (!this.byKey.has(key) && original.reversed) return { refused: 'IDEMPOTENCY_CONFLICT' };
    const back = original.parts.toReversed().map(({ from, to, amount }, leg) => ({ from: to, to: from, amount, leg }));
    const outcome = this.move(key, body, original.currency, back);
    if ('entries' in outcome) original.reversed = true;
    return outcome;
  }

  /** Transfers that stand on their own: a hold's are undone by ending the hold. */
  reversible(): number[] {
    const ofHolds = new Set(this.holds.flatMap((hold) => [hold.transfer, hold.endedBy]));
    return this.transfers.map((_, index) => index).filter((index) => !ofHolds.has(index));
  }

  private end(key: string, index: number, state: 'posted' | 'voided' | 'expired'): Outcome {
    const hold = this.holds[index];
    if (!hold) throw new Error('The test ended a hold it never made.');
    if (hold.state !== 'pending' && (hold.state !== state || this.byKey.get(key) !== hold.endedBy))
      return { refused: 'IDEMPOTENCY_CONFLICT' };
    const { player, currency, amount } = hold;
    const outcome =
      state === 'posted'
        ? this.move(key, `post hold ${index}`, currency, [
            { from: [{ player, wallet: 'holds' }], to: { house: 'gateway_clearing' }, amount },
          ])
        : this.reverse(key, hold.transfer);
    if ('entries' in outcome) {
      hold.state = state;
      hold.endedBy = outcome.transfer;
    }
    return outcome;
  }

  run(step: Step): Outcome {
    if (step.op === 'post')
      return step.legs.every(({ from, to }) => [...from, to].every((one) => belongs(step.currency, one)))
        ? this.move(keyOf(step), JSON.stringify(step), step.currency, step.legs)
        : { refused: 'KEPT_APART' };
    if (step.op === 'reverse') return this.reverse(keyOf(step), step.transfer);
    if (step.op !== 'hold') return this.end(keyOf(step), step.hold, step.op === 'post hold' ? 'posted' : 'voided');
    const { player, currency, amount, from } = step;
    const body = JSON.stringify({ ...step, expires: undefined });
    const legs = [
      { from: from.map((wallet) => ({ player, wallet })), to: { player, wallet: 'holds' as const }, amount },
    ];
    const outcome = this.move(keyOf(step), body, currency, legs);
    if ('entries' in outcome && !outcome.replayed)
      this.holds.push({
        transfer: outcome.transfer,
        player,
        currency,
        amount,
        expires: step.expires,
        state: 'pending',
        endedBy: null,
      });
    return outcome;
  }

  /** Ends every pending hold that has a time, as if it were past. @returns their numbers */
  expire(): number[] {
    const due = this.holds
      .map((_, index) => index)
      .filter((i) => this.holds[i]?.expires && this.holds[i]?.state === 'pending');
    for (const index of due) this.end(`expired ${index}`, index, 'expired');
    return due;
  }
}
