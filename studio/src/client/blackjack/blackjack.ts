import { runDecisionGame } from '../decisions/decision-game';
import { createBlackjackField } from './field';
import { blackjackPanels } from './panels';
import '../decisions/cards.css';
import '../decisions/decisions.css';
import './blackjack.css';

runDecisionGame(createBlackjackField, blackjackPanels);
