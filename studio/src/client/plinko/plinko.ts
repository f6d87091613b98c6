import { runChosenGame } from '../chosen/chosen-game';
import { createPlinkoField } from './plinko-field';
import { plinkoPanels } from './plinko-panels';
import './plinko.css';

runChosenGame(createPlinkoField(), plinkoPanels);
