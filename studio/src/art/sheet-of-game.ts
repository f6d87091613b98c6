import type { CatalogueGame } from '../catalogue/game';
import { modelOf } from '../maths/engines';
import { fieldDrawings } from './hidden/field-sheet';
import { laidOut } from './sheet';
import { sheetOf, skinOf } from './symbols';

/** The sheet of what a game shows: the tiles of a field and what lies under them, else the symbols of its reels. */
export const sheetOfGame = (game: CatalogueGame): string =>
  modelOf(game.model).engine === 'mines' ? laidOut(fieldDrawings(game)) : sheetOf(skinOf(game));
