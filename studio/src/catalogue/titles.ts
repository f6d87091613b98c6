import type { Draw } from '../maths/random';
import { pick } from '../maths/random';
import type { Motif, Theme } from './themes';

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What fits on a tile in letters that can still be read at 160 pixels. */
export const MAX_TITLE = 24;

/** Names that other houses' games are known by and that our words could come to. */
const IN_USE = new Set(
  `fire-joker lucky-joker gold-rush wolf-gold golden-tiger lucky-clover lucky-bells lucky-diamond triple-diamond
  double-diamond royal-crown royal-diamond golden-scarab lucky-dice burning-hearts golden-buffalo sparkling-diamond
  lucky-shamrock lucky-piggy crystal-ball golden-apple hot-chilli triple-star lucky-star classic-diamond honey-bee
  wild-bison wild-wolf lucky-lion golden-dragon lucky-dragon red-dragon dragon-fortune fortune-tiger fortune-rabbit
  fortune-dragon jungle-drum golden-panda wild-panda panda-fortune lucky-panda koi-fortune lucky-koi magic-mirror
  golden-goose mystery-chest royal-lion royal-cherry hot-diamond cherry-deluxe bell-deluxe diamond-deluxe
  dolphin-pearl dolphins-pearl pirate-treasure lucky-pirate lucky-cat golden-fish goldfish-fortune wild-west
  midnight-vampire dragon-treasure viking-saga lucky-leprechaun moon-princess wishing-well space-wars cosmic-fortune
  mega-joker mega-fortune mega-moolah power-stars bison-trail buffalo-trail wild-safari wild-jungle jungle-spirit`.split(
    /\s+/,
  ),
);

/** No word twice or begun twice ("Honey Honeycomb"), short enough for a tile, and nobody else's. */
function readsWell(title: string): boolean {
  if (title.length > MAX_TITLE || IN_USE.has(slugOf(title))) return false;
  const words = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'and');
  return words.every((word, index) =>
    words.every((other, place) => place === index || !other.startsWith(word.slice(0, Math.max(4, word.length - 2)))),
  );
}

type Pattern = (motif: Motif, theme: Theme, draw: Draw) => string;

const modified: Pattern = (motif, theme, draw) => `${pick(draw, theme.modifiers)} ${motif.name}`;
const ended: Pattern = (motif, theme, draw) => `${motif.name} ${pick(draw, theme.endings)}`;
const placed: Pattern = (motif, theme, draw) => `${motif.name} of ${pick(draw, theme.places)}`;
const both: Pattern = (motif, theme, draw) => `${modified(motif, theme, draw)} ${pick(draw, theme.endings)}`;
const paired: Pattern = (motif, theme, draw) => `${motif.name} & ${pick(draw, theme.motifs).name}`;

const GENERAL = [modified, modified, modified, ended, ended, placed, both, paired] as const;

/**
 * A title for a game about a thing: in the studio's own manner now and then, else in its theme's.
 * @returns null when this draw came to nothing that reads well.
 */
export function titleFor(motif: Motif, theme: Theme, phrases: readonly string[], draw: Draw): string | null {
  const own = draw(100) < 34;
  const title = own ? pick(draw, phrases).replace('%', motif.name) : pick(draw, GENERAL)(motif, theme, draw);
  return readsWell(title) ? title : null;
}
