import type { StakeCurrency } from '@kozyr/contracts/money';
import { fromMinor, toMinor } from '../page/amounts';
import type { Opened } from './answers';
import { api } from './api';
import { launch } from './config';
import { seenSoon } from './seen';
import { announceRounds, postToSite } from './site-messages';

type At = {
  /** What is open, once it is. */
  table: () => Opened | null;
  busy: () => boolean;
  showBalance: (amount: string, currency: StakeCurrency) => void;
  /** What a round came to for the player. */
  addResult: (minor: bigint) => void;
};

/** The player's balance as the screen has it, and what rounds do to it; the site is told of each. All in minor units. */
export function createPurse({ table, busy, showBalance, addResult }: At) {
  let balance = 0n;
  const rounds = announceRounds();
  const currency = () => table()?.currency ?? launch.currency;

  function setBalance(next: bigint): void {
    balance = next;
    showBalance(fromMinor(next), currency());
  }

  return {
    currency,
    balance: () => balance,
    setBalance,
    async refreshBalance(): Promise<void> {
      const answer = await api.balance().catch(() => null);
      if (answer?.balance && !busy()) setBalance(toMinor(answer.balance));
    },
    /** Writes the stake off on the screen and tells the site. Call it once per stake. */
    roundStarted(stake: bigint): void {
      setBalance(balance >= stake ? balance - stake : balance);
      rounds.begin(fromMinor(stake));
    },
    /** More was staked in the round; nothing, mostly. */
    roundRaised(more: bigint): void {
      if (more > 0n) setBalance(balance >= more ? balance - more : balance);
    },
    /** A round goes on with what may end it. Call it before the server is asked. */
    roundGoesOn: rounds.turns,
    /** It came to nothing, or its fate is not known. */
    roundDropped: () => rounds.drop(),
    /** Writes what the round came to and tells the site; `next` is the balance after it. */
    roundEnded({ stake, won, next }: { stake: bigint; won: bigint; next: bigint }): void {
      setBalance(next);
      const known = table()?.mode === 'real' ? fromMinor(next) : null;
      rounds.end(fromMinor(stake), fromMinor(won), known);
      addResult(won - stake);
      if (known === null) return;
      postToSite({ type: 'balance', balance: known });
      seenSoon(() => !busy());
    },
  };
}
