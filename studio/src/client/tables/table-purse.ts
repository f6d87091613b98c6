import type { StakeCurrency } from '@kozyr/contracts/money';
import { isCredits } from '../../catalogue/stakes';
import { fromMinor, toMinor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import { api } from '../api';
import { launch } from '../config';
import { createSessionLine } from '../session-line';
import { announceRounds, postToSite } from '../site-messages';
import { money } from './say-at-table';
import { tableCalls } from './wire';

type Shown = { balance: (text: string) => void; session: (text: string) => void; credits: () => void };
type Ended = Pick<EntryView, 'state' | 'stake' | 'win' | 'balance'> & { bets: readonly { amount: string }[] };

/** The balance after an entry's end, minor units: what the wallet says, if it did, or what comes of it with play money. */
export function balanceAfter({ state, win, balance, bets }: Ended, before: bigint, demo: boolean): bigint | null {
  if (!demo) return balance === null ? null : toMinor(balance);
  const back = state === 'void' ? bets.map(({ amount }) => amount) : [win ?? '0.00'];
  return back.reduce((sum, amount) => sum + toMinor(amount), before);
}

/** The player's balance at a table, and what stakes and ends of rounds do to it; the site is told of each. */
export function createTablePurse(show: Shown) {
  let currency: StakeCurrency = launch.currency;
  let balance = 0n;
  const rounds = announceRounds();
  const line = createSessionLine(show.session);

  function set(next: bigint): void {
    balance = next;
    show.balance(money(fromMinor(balance), currency));
  }

  async function refresh(): Promise<void> {
    if (launch.demo) return;
    const answer = await api.balance().catch(() => null);
    if (answer?.balance) set(toMinor(answer.balance));
  }

  return {
    currency: () => currency,
    balance: () => balance,
    set,
    refresh,
    start: line.start,
    async open(opened: { currency: StakeCurrency; balance: string | null }): Promise<void> {
      currency = opened.currency;
      if (isCredits(currency)) {
        show.credits();
        line.hideResult();
      }
      if (opened.balance !== null) set(toMinor(opened.balance));
      else await refresh();
    },
    /** A stake was accepted; `known` is the balance after it where the wallet said so. */
    staked(amount: bigint, known: string | null, first: boolean): void {
      set(known === null ? balance - amount : toMinor(known));
      if (first) rounds.begin(fromMinor(amount));
      if (!launch.demo) postToSite({ type: 'balance', balance: fromMinor(balance) });
    },
    ended(entry: Ended): void {
      const { state, stake, win } = entry;
      const next = balanceAfter(entry, balance, launch.demo);
      if (next !== null) set(next);
      rounds.end(stake, win ?? '0.00', entry.balance);
      if (!launch.demo) {
        postToSite({ type: 'balance', balance: fromMinor(balance) });
        if (entry.balance === null || state === 'void') void refresh();
        void tableCalls.seen();
      }
      line.add(state === 'void' ? 0n : toMinor(win ?? '0.00') - toMinor(stake));
    },
  };
}
