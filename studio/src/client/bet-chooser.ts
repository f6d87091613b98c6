import { toMinor } from '../page/amounts';

/**
 * The bet of the next round: one of those that the game offers, or one that was typed between them. `show` writes it, and whether it is the
 * first or last of what is offered.
 */
export function createBetChooser(show: (bet: string, first: boolean, last: boolean) => void) {
  let bets: readonly string[] = [];
  let bet = '0.00';
  const write = () => show(bet, bet === bets.at(0), bet === bets.at(-1));
  const minor = () => toMinor(bet);
  const above = () => bets.find((one) => toMinor(one) > minor());
  const below = () => bets.findLast((one) => toMinor(one) < minor());
  return {
    /** As it goes over the wire. */
    bet: () => bet,
    /** What is on offer, the least first. */
    offered: () => bets,
    write,
    /** What is on offer from now on, and which of it is chosen at first. */
    offer(list: readonly string[], chosen: string): void {
      bets = list;
      bet = list.includes(chosen) ? chosen : (list[0] ?? '0.00');
      write();
    },
    /** So many of the bets on offer up or down, from a typed one to those beside it; it ends at the first and the last. */
    step(by: number): void {
      for (let steps = Math.abs(by); steps > 0; steps -= 1) bet = (by > 0 ? above() : below()) ?? bet;
      write();
    },
    /** A bet that the game takes. */
    set(typed: string): void {
      bet = typed;
      write();
    },
  };
}
