import { type AccountRef, type Balances, PLAYER_WALLETS } from './accounts';
import { keepApart } from './credits';
import type { Leg, Posting } from './post';

/** A change of one account by one leg (1 is the first). amount: signed minor units. */
export type PlannedEntry = { leg: number; account: AccountRef; amount: bigint };

/** A posting of one player's with what it will do, decided on the balances that the holder of the player's turn read. */
export type PlannedPosting = {
  posting: Posting;
  player: string;
  entries: readonly PlannedEntry[];
  /** The player's balances right after it. */
  after: Balances;
};

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
const sourcesOf = ({ from }: Leg): readonly AccountRef[] => [from].flat();

/**
 * What ledger_post would do: legs in their order, each taken from its sources in their order until it is met, and each may spend what
 * an earlier one brought. Null: the player does not have it. @throws Error when a leg names another player, or an account that is not of its currency
 */
export function planPosting(posting: Posting, player: string, before: Balances): PlannedPosting | null {
  keepApart(posting);
  const after = { ...before, version: before.version + 1 };
  const entries: PlannedEntry[] = [];
  const own = (account: Exclude<AccountRef, { house: unknown }>) => {
    if (account.player !== player) throw new Error('A planned posting is of one player.');
    return account.wallet;
  };
  for (const [index, leg] of posting.legs.entries()) {
    if (leg.amount <= 0n) throw new Error('The amount of a leg is above zero.');
    let wanted = leg.amount;
    for (const account of sourcesOf(leg)) {
      if (wanted === 0n) break;
      const stock = 'house' in account ? wanted : after[own(account)];
      const part = smaller(stock, wanted);
      if (part === 0n) continue;
      if (!('house' in account)) after[account.wallet] -= part;
      entries.push({ leg: index + 1, account, amount: -part });
      wanted -= part;
    }
    if (wanted > 0n) return null;
    if (!('house' in leg.to)) after[own(leg.to)] += leg.amount;
    entries.push({ leg: index + 1, account: leg.to, amount: leg.amount });
  }
  return { posting, player, entries, after };
}

/** Balances in the order in which the ledger keeps them with a transfer. */
export const balancesRow = (balances: Balances): [...string[], number] => [
  ...PLAYER_WALLETS.map((wallet) => balances[wallet].toString()),
  balances.version,
];
