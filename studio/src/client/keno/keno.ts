import { runChosenGame } from '../chosen/chosen-game';
import { createKenoField } from './keno-field';
import { kenoPanels } from './keno-panels';
import './keno.css';

runChosenGame(createKenoField(), kenoPanels);
