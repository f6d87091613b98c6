import { runChosenGame } from '../chosen/chosen-game';
import { createDiceField } from './dice-field';
import { dicePanels } from './dice-panels';
import './dice.css';

runChosenGame(createDiceField(), dicePanels);
