import { runDecisionGame } from '../decisions/decision-game';
import { createVideoPokerField } from './field';
import { videoPokerPanels } from './panels';
import '../decisions/cards.css';
import '../decisions/decisions.css';
import './video-poker.css';

runDecisionGame(createVideoPokerField, videoPokerPanels);
