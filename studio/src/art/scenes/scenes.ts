import type { CatalogueGame } from '../../catalogue/game';
import { canvasOf } from '../canvas';
import { cometTailScene } from './hands/comet-tail';
import { copperFoxScene } from './hands/copper-fox';
import { iskraScene } from './hands/iskra-play';
import { kyrganScene } from './hands/kyrgan-games';
import { plainScene } from './hands/plain';
import { tridensaScene } from './hands/tridensa-gaming';
import { type Layer, type Scene, type SceneHand, SKY } from './scene';
import { vehicleOfTheme } from './vehicle-of-theme';
import { VEHICLES } from './vehicles';

/** Studios that draw what rises over a world of their own. */
const HANDS: Readonly<Record<string, SceneHand>> = {
  'comet-tail': cometTailScene,
  'tridensa-gaming': tridensaScene,
  'iskra-play': iskraScene,
  'copper-fox': copperFoxScene,
  'kyrgan-games': kyrganScene,
};

/** What the client of a curve has to know of its drawings to set them in motion. */
type SceneFacts = Pick<Scene, 'trail' | 'ink' | 'halo' | 'alarm'> & {
  layers: Omit<Layer, 'drawing'>[];
  vehicle: {
    box: readonly [number, number, number, number];
    holds: readonly [number, number];
    leans: number;
    size: number;
    moves: string;
    leaves: string;
  };
};

const symbol = (id: string, box: readonly number[], drawing: string, extra = ''): string =>
  `<symbol id="${id}" viewBox="${box.join(' ')}"${extra}>${drawing}</symbol>`;

/** The scene of a game with a curve: its drawings as one hidden SVG of symbols, and what sets them in motion. */
export function sceneOf(game: CatalogueGame): { sprite: string; facts: SceneFacts } {
  const hand = HANDS[game.provider.slug] ?? plainScene;
  const { sky, layers, paint, ...look } = hand(canvasOf(game));
  const { moving, body, loose, ...vehicle } = VEHICLES[vehicleOfTheme(game.theme.slug)];
  const symbols = [
    symbol('scene-sky', [0, 0, SKY.width, SKY.height], sky, ' preserveAspectRatio="xMidYMid slice"'),
    ...layers.map(({ drawing, height }, index) => symbol(`scene-${index}`, [0, 0, SKY.width, height], drawing)),
    symbol('vehicle-moving', vehicle.box, moving(paint)),
    symbol('vehicle-body', vehicle.box, body(paint)),
    symbol('vehicle-loose', vehicle.box, loose(paint)),
  ];
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`,
    facts: { ...look, layers: layers.map(({ drawing: _, ...layer }) => layer), vehicle },
  };
}
