import type { StakeCurrency } from '@kozyr/contracts/money';
import { createBetChooser } from './bet-chooser';
import { openBetSheet } from './bet-sheet';
import { sounds } from './sounds';

/** The bet and what changes it: minus and plus, and the sheet to type it in. `free`: whether it may be changed now. */
export function createBetControls(show: Parameters<typeof createBetChooser>[0], free: () => boolean) {
  const bets = createBetChooser(show);
  const change = (by: () => void) => {
    if (!free()) return;
    sounds.press();
    by();
  };
  return {
    ...bets,
    /** So many of the offered bets up or down. */
    press: (by: number) => change(() => bets.step(by)),
    /** Opens the sheet. */
    type(currency: StakeCurrency): void {
      if (!free()) return;
      const choose = (bet: string) => change(() => bets.set(bet));
      openBetSheet({ offered: bets.offered(), bet: bets.bet(), currency, choose });
    },
  };
}
