import { cardBackOf, courtsOf } from '../art/deck';
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

/** A drawing as the value of a custom property. */
const pictured = (drawing: string): string => `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;

/** The studio's room round a field: its scene, its frame, the ground within, and the title in its lettering. */
function roomIn(game: CatalogueGame): Pick<Drawn, 'room' | 'title'> {
  const { ground, line } = wellOf(game);
  const scene = (form: string) => `url(/art/${game.slug}/room-${form}.webp)`;
  return {
    room: `;--room-wide:${scene('wide')};--room-tall:${scene('tall')};--frame:${pictured(frameOf(game))} ${FRAME_EDGE};--well:${ground};--well-line:${line}`,
    title: `<template id="title">${titleOf(game)}</template>`,
  };
}

/** The sheet of what the game shows: a browser draws pictures far sooner than so many shapes. */
function sheetIn(game: CatalogueGame): Pick<Drawn, 'room' | 'ahead'> {
  const sheet = `/art/${game.slug}/symbols.webp`;
  return { room: `;--symbols:url(${sheet})`, ahead: `<link rel="preload" as="image" href="${sheet}">` };
}

/** The back and the court of a game's cards. */
function deckIn(game: CatalogueGame): string {
  const { jack, queen, king } = courtsOf(game);
  return `;--back:${pictured(cardBackOf(game))};--jack:${pictured(jack)};--queen:${pictured(queen)};--king:${pictured(king)}`;
}

/** What the engine shows, in the room that fits it. */
function worldOf(game: CatalogueGame): Pick<Drawn, 'room' | 'sprite' | 'title' | 'ahead'> {
  const plain = { room: '', sprite: '', title: '', ahead: '' };
  const { engine } = modelOf(game.model);
  switch (engine) {
    case 'crash':
      return { ...plain, sprite: sceneOf(game).sprite };
    case 'roulette':
      return { ...plain, sprite: wheelSpriteOf(game) };
    case 'slot':
    case 'cascade':
    case 'mines': {
      const { room, title } = roomIn(game);
      const sheet = sheetIn(game);
      return { ...plain, title, room: room + sheet.room, ahead: sheet.ahead };
    }
    case 'high-low':
    case 'video-poker':
    case 'blackjack': {
      const { room, title } = roomIn(game);
      return { ...plain, title, room: room + deckIn(game) };
    }
    case 'dice':
      return { ...plain, ...roomIn(game), sprite: spriteOf(skinOf(game), ['A']) };
    case 'keno':
    case 'plinko':
      return { ...plain, ...roomIn(game) };
  }
}

function draw(game: CatalogueGame): Drawn {
  const { palette, names } = skinOf(game);
  const { deep, mid, main, second, pale } = palette;
  const colours = `--deep:${deep};--mid:${mid};--main:${main};--second:${second};--pale:${pale}`;
  return { names, colours, ...worldOf(game) };
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
