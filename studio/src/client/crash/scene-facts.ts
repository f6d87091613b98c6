import type { GameConfig } from '../../page/game-page';

/** How the drawings of a curve move, as the page tells it. */
export type SceneFacts = NonNullable<GameConfig['scene']>;
