import type { Opened } from './answers';
import type { Panels } from './info-dialog';
import type { Round } from './unfinished-round';
import type { Stage } from './view';

/** What an engine's client brings to the table. */
export type Engine = {
  stage: Stage;
  panels: Panels;
  /** The table is open; what the player's law says of the game's pace. */
  opened?: (pace: Opened['pace']) => void;
  /** The big button, Space or Enter. */
  press: () => void;
  /** Whether a round is going on: the bet stays, the balance is not read anew. */
  busy: () => boolean;
  /** The site holds the game from now on: a check of time, the cashbox, a lost connection. */
  paused?: () => void;
  /** Plays a round back that ended while the player was away; it has an outcome. */
  playBack: (round: Round) => Promise<void>;
  /** Goes on with a round that waits for its player. */
  resume?: (round: Round) => void;
};
