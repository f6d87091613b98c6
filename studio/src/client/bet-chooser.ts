/** The bet of the next round: one of those that the game offers. `show` writes it, and whether it is the first or last of them. */
export function createBetChooser(show: (bet: string, first: boolean, last: boolean) => void) {
  let bets: readonly string[] = [];
  let index = 0;
  const bet = () => bets[index] ?? '0.00';
  const write = () => show(bet(), index === 0, index === bets.length - 1);
  return {
    /** As it goes over the wire. */
    bet,
    write,
    /** What is on offer from now on, and which of it is chosen at first. */
    offer(list: readonly string[], chosen: string): void {
      bets = list;
      index = Math.max(0, list.indexOf(chosen));
      write();
    },
    /** So many bets up or down; it ends at the first and the last. */
    step(by: number): void {
      index = Math.max(0, Math.min(bets.length - 1, index + by));
      write();
    },
  };
}
