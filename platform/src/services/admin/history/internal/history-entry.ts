import type { HistoryEntry } from '@kozyr/contracts/history';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { PlayerWallet } from '../../../../ledger/accounts';
import type { PlayerPosting } from '../../../../ledger/player-history';
import { amountOf, kindOf } from '../rules';
import type { RoundReference } from './references';

const money = (wallets: Record<PlayerWallet, bigint>): HistoryEntry['changes'] => ({
  game: fromMinor(wallets.game),
  electronic: fromMinor(wallets.electronic),
  bonus: fromMinor(wallets.bonus),
  cashback: fromMinor(wallets.cashback),
  holds: fromMinor(wallets.holds),
});

/** A posting as its player reads it. Of the memo only what is the player's to know goes out. */
export function historyEntry(posting: PlayerPosting, currency: Currency, round: RoundReference | null): HistoryEntry {
  const { deposit, withdrawal, note } = posting.memo;
  return {
    id: posting.id,
    at: posting.at.toISOString(),
    kind: kindOf(posting.kind),
    currency,
    amount: fromMinor(amountOf(posting.changes)),
    changes: money(posting.changes),
    balances: money(posting.balances),
    reference: {
      ...(deposit ? { deposit } : {}),
      ...(withdrawal ? { withdrawal } : {}),
      ...(note ? { note } : {}),
      ...(round ? { round: round.round, game: round.game } : {}),
    },
  };
}
