import { FRAME_EDGE, frameOf, titleOf, wellOf } from '../art/room';
import { sceneOf } from '../art/scenes/scenes';
import { skinOf, spriteOf } from '../art/symbols';
import { wheelSpriteOf } from '../art/wheel-sprite';
import type { CatalogueGame } from '../catalogue/game';
import { modelOf } from '../maths/engines';

/** What is drawn into the page of a game: its colours and its room as custom properties, its symbols and its title as SVG. */
type Drawn = {
  names: ReturnType<typeof skinOf>['names'];
  colours: string;
  room: string;
  sprite: string;
  title: string;
  /** What the browser is to load before it needs it. */
  ahead: string;
};

/** The studio's room round the reels: its scene, its frame and the ground of its reels, and the symbols on them. */
function roomIn(game: CatalogueGame): Pick<Drawn, 'room' | 'title' | 'ahead'> {
  const { ground, line } = wellOf(game);
  const sheet = `/art/${game.slug}/symbols.webp`;
  const scene = (form: string) => `url(/art/${game.slug}/room-${form}.webp)`;
  const frame = `url("data:image/svg+xml,${encodeURIComponent(frameOf(game))}") ${FRAME_EDGE}`;
  return {
    room: `;--symbols:url(${sheet});--room-wide:${scene('wide')};--room-tall:${scene('tall')};--frame:${frame};--well:${ground};--well-line:${line}`,
    ahead: `<link rel="preload" as="image" href="${sheet}">`,
    title: `<template id="title">${titleOf(game)}</template>`,
  };
}

function draw(game: CatalogueGame): Drawn {
  const skin = skinOf(game);
  const { deep, mid, main, second, pale } = skin.palette;
  const colours = `--deep:${deep};--mid:${mid};--main:${main};--second:${second};--pale:${pale}`;
  const { engine } = modelOf(game.model);
  const { names } = skin;
  // Reels take their symbols from a sheet: a browser draws pictures far sooner than so many shapes.
  if (engine === 'slot' || engine === 'cascade') return { names, colours, sprite: '', ...roomIn(game) };
  const sprite =
    engine === 'crash' ? sceneOf(game).sprite : engine === 'roulette' ? wheelSpriteOf(game) : spriteOf(skin);
  return { names, colours, sprite, room: '', title: '', ahead: '' };
}

/** So many drawn games are kept, the last asked for: 20 to 150 kB each. */
const MAX_KEPT = 200;
const kept = new Map<string, Drawn>();

/** What is drawn into a game's page, which is the same for every round of it. */
export function drawnOf(game: CatalogueGame): Drawn {
  const drawn = kept.get(game.slug) ?? draw(game);
  kept.delete(game.slug);
  kept.set(game.slug, drawn);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawn;
}
