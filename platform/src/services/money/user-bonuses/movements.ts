import type { EndReason } from '../../../db/schema/bonuses';
import type { Leg, Posting } from '../../../ledger/post';
import type { UserBonusRow } from './bonus-view';
import { splitAfterEnd, splitAtCap } from './rules';
import type { BonusEvent } from './write-events';

/** What happens to a user bonus at once, as the rules decided it. */
export type Movement = {
  at: Date;
  /** What its row becomes. */
  change: Partial<UserBonusRow>;
  /** Its money and its history, in this order. */
  steps: readonly { posting: Posting | null; events: readonly BonusEvent[] }[];
};

/** What a movement is decided on. */
type Moved = Pick<UserBonusRow, 'id' | 'userId' | 'bonusId' | 'currency' | 'status' | 'cap' | 'released' | 'forfeited'>;

/** How much of a bonus's money reaches digital, and how much is lost. Minor units. */
type Split = { released: bigint; forfeited: bigint };

/** The posting that takes money out of the bonus wallet: to digital what is released, the rest to the house. */
function postingOut(row: Moved, key: string, { released, forfeited }: Split): Posting | null {
  const player = row.userId;
  const from = { player, wallet: 'bonus' } as const;
  const legs: Leg[] = [
    ...(released > 0n ? [{ from, to: { player, wallet: 'electronic' } as const, amount: released }] : []),
    ...(forfeited > 0n ? [{ from, to: { house: 'promotions' } as const, amount: forfeited }] : []),
  ];
  if (legs.length === 0) return null;
  const kind = released > 0n ? 'bonus_release' : 'bonus_burn';
  return { key, kind, currency: row.currency, legs, memo: { user_bonus: row.id, bonus: row.bonusId } };
}

type Out = {
  at: Date;
  split: Split;
  /** How the loss is told. */
  lost: 'burned' | 'forfeited';
  posting: Posting | null;
};

/** Money that a bonus releases and loses: in its row, in its history, and in the ledger where it is posted here. */
function movementOut(row: Moved, { at, split: { released, forfeited }, lost, posting }: Out): Movement {
  const events: BonusEvent[] = [];
  if (released > 0n) events.push({ kind: 'released', amount: released });
  if (forfeited > 0n) events.push({ kind: lost, amount: forfeited });
  return {
    at,
    change: { released: row.released + released, forfeited: row.forfeited + forfeited, updatedAt: at },
    steps: [{ posting, events }],
  };
}

/** The beginning of a user bonus: it is there, and waits. */
export const subscriptionAt = (at: Date): Movement => ({
  at,
  change: {},
  steps: [{ posting: null, events: [{ kind: 'subscribed' }] }],
});

/** What of a user bonus has been wagered by now, minor units. */
export const wagered = (at: Date, wagerDone: bigint): Movement => ({
  at,
  change: { wagerDone, updatedAt: at },
  steps: [],
});

/**
 * The end of a user bonus that runs. Wagered: the bonus wallet is released up to the cap, once. For any other reason it is lost;
 * what still waits has nothing to lose. wallet: what the bonus wallet holds right before, minor units.
 */
export function endOf(row: Moved, { at, reason, wallet }: { at: Date; reason: EndReason; wallet: bigint }): Movement {
  const completed = reason === 'wagered';
  const money = row.status === 'ACTIVE' ? wallet : 0n;
  const split = completed ? splitAtCap(money, row) : { released: 0n, forfeited: money };
  const posting = postingOut(row, `bonus-end:${row.id}`, split);
  const out = movementOut(row, { at, split, lost: completed ? 'forfeited' : 'burned', posting });
  const cancelled = reason === 'cancelled' || reason === 'no_loss';
  return {
    at,
    change: { ...out.change, status: completed ? 'COMPLETED' : 'CANCELED', endReason: reason, completedAt: at },
    steps: cancelled ? [...out.steps, { posting: null, events: [{ kind: 'cancelled' }] }] : out.steps,
  };
}

/** Bonus money that came back to the wallet when its bonus was over: it does not stay there. key names what brought it. */
export function returnOf(row: Moved, { at, money, key }: { at: Date; money: bigint; key: string }): Movement {
  const split = splitAfterEnd(money, row);
  const posting = postingOut(row, `bonus-returned:${key}`, split);
  return movementOut(row, { at, split, lost: row.status === 'COMPLETED' ? 'forfeited' : 'burned', posting });
}

/** The bonus's share of a win that came when it was over: what pays the win posts it. */
export const lateWinOf = (row: Moved, { at, split }: { at: Date; split: Split }): Movement =>
  movementOut(row, { at, split, lost: 'forfeited', posting: null });

/** Two movements as one: the second was decided on the row as the first leaves it. */
export const inTurn = (first: Movement, second: Movement): Movement => ({
  at: second.at,
  change: { ...first.change, ...second.change },
  steps: [...first.steps, ...second.steps],
});
