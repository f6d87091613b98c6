import type { StakeCurrency } from '@kozyr/contracts/money';
import { runDecisionGame } from '../decisions/decision-game';
import { createMinesField } from './field';
import { minesPanels } from './panels';
import '../decisions/decisions.css';
import './mines.css';

/** What is chosen for the next round now, for the sheet of pays. */
const chosen: { mines: () => number; bet: string; currency: StakeCurrency } = {
  mines: () => 1,
  bet: '0.00',
  currency: 'uah',
};

runDecisionGame(
  (decide) => {
    const field = createMinesField(decide);
    chosen.mines = () => {
      const choice = field.choice();
      return choice.engine === 'mines' ? choice.mines : 1;
    };
    return {
      ...field,
      priced(bet, currency) {
        Object.assign(chosen, { bet, currency });
        field.priced(bet, currency);
      },
    };
  },
  minesPanels(() => ({ ...chosen, mines: chosen.mines() })),
);
