import type { StakeCurrency } from '@kozyr/contracts/money';
import { runDecisionGame } from '../decisions/decision-game';
import { createHighLowField } from './field';
import { highLowPanels } from './panels';
import '../decisions/cards.css';
import '../decisions/decisions.css';
import './high-low.css';

let currencyNow: StakeCurrency = 'uah';

runDecisionGame(
  (decide) => {
    const field = createHighLowField(decide);
    return {
      ...field,
      priced(bet, currency) {
        currencyNow = currency;
        field.priced(bet, currency);
      },
    };
  },
  highLowPanels(() => currencyNow),
);
