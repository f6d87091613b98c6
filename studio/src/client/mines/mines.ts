import { runDecisionGame } from '../decisions/decision-game';
import { createMinesField } from './field';
import { minesPanels } from './panels';
import '../decisions/decisions.css';
import './mines.css';

/** What stands on the table now, for the sheet of pays. */
const standing = { mines: () => 1, bet: '0.00', currency: 'uah' };

runDecisionGame(
  (decide) => {
    const field = createMinesField(decide);
    standing.mines = () => {
      const choice = field.choice();
      return choice.engine === 'mines' ? choice.mines : 1;
    };
    return {
      ...field,
      priced(bet, currency) {
        Object.assign(standing, { bet, currency });
        field.priced(bet, currency);
      },
    };
  },
  minesPanels(() => ({ ...standing, mines: standing.mines() })),
);
