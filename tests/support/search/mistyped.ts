import type { Game } from '../../../contracts/src/games';
import { type Draw, pick, seededDraw, seedOf } from '../../../studio/src/maths/random';
import { byEar, type Ear, type Hand, slipIn, withLayout } from './slip-of-hand';

/** What somebody typed who meant one game of a catalogue. */
export type Mistyped = { kind: string; typed: string; meant: Game };

const MIN_SLIPPED = 4;
const SHORT_NAME = 9;
/** The most games that what is typed may name, for all of them to fit into the ten that are looked at. */
const MAX_NAMED = 5;
const HANDS: readonly Hand[] = ['swap', 'lose', 'double', 'add', 'change'];
const EARS: readonly Ear[] = ['uk', 'ru', 'kk'];
/** What stands in many names and is left out as easily. */
const SMALL = new Set(['of', 'the', 'and', 'at', 'in', 'on', 'to', 'or', 'by', 'for', 'no', 'a']);

/** The words of a name as they are typed: in small letters, without signs. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const join = (words: readonly string[]) => words.join(' ');

/** A slip in one of the words that are long enough for it to be told what was meant. */
function slipped(words: readonly string[], hand: Hand, draw: Draw, shortest = MIN_SLIPPED): string[] {
  const places = words.flatMap((word, place) => (word.length >= shortest ? [place] : []));
  if (places.length === 0) return [...words];
  const at = pick(draw, places);
  return words.map((word, place) => (place === at ? slipIn(word, hand, draw) : word));
}

/** The beginning of a word: half of it and more, three letters and more. */
function begun(word: string, draw: Draw): string {
  const least = Math.max(3, Math.ceil(word.length / 2));
  return word.slice(0, least + draw(Math.max(1, word.length - least)));
}

const shuffled = (words: readonly string[], draw: Draw): string[] => {
  const rest = [...words];
  return words.map(() => rest.splice(draw(rest.length), 1)[0] ?? '');
};

type Kind = {
  of: (words: string[], draw: Draw) => string;
  fits: (words: string[]) => boolean;
};

/** Words that stand beside each other, glued in pairs, small ones left out. */
function gluedPairs(words: readonly string[]): string[] {
  const own = words.filter((word) => !SMALL.has(word));
  return own.slice(1).map((word, place) => `${own[place]}${word}`);
}

const several = (words: string[]) => words.filter((word) => !SMALL.has(word)).length >= 2;
const long = (words: string[]) => words.some((word) => word.length >= MIN_SLIPPED);
const short = (words: string[]) =>
  words.join('').length <= SHORT_NAME && words.join('').length > MIN_SLIPPED && words.some((word) => word.length >= 3);
const hand =
  (how: Hand): Kind['of'] =>
  (words, draw) =>
    join(slipped(words, how, draw));

/** Fifteen ways in which a title is typed wrong. isTelling: whether two glued words are of few titles. */
const titleKinds = (isTelling: (glued: string) => boolean): Readonly<Record<string, Kind>> => ({
  'letters swapped': { of: hand('swap'), fits: long },
  'a letter lost': { of: hand('lose'), fits: long },
  'a letter lost in a short name': {
    of: (words, draw) => join(slipped(words, 'lose', draw, 3)),
    fits: short,
  },
  'a letter doubled': { of: hand('double'), fits: long },
  'a letter added': { of: hand('add'), fits: long },
  'a key beside': { of: hand('change'), fits: long },
  'two slips in one name': {
    of: (words, draw) => join(slipped(slipped(words, pick(draw, HANDS), draw), pick(draw, HANDS), draw)),
    fits: (words) => words.some((word) => word.length >= 6),
  },
  'words glued': { of: (words) => words.join(''), fits: several },
  'two words glued': {
    of: (words, draw) => pick(draw, gluedPairs(words).filter(isTelling)),
    fits: (words) => words.length > 2 && gluedPairs(words).some(isTelling),
  },
  'words glued with a slip': {
    of: (words, draw) => slipped(words, pick(draw, HANDS), draw).join(''),
    fits: (words) => several(words) && long(words),
  },
  'a word parted': {
    of: (words, draw) => {
      const at = pick(
        draw,
        words.flatMap((word, place) => (word.length >= 6 ? [place] : [])),
      );
      return join(words.map((word, place) => (place === at ? `${word.slice(0, 3)} ${word.slice(3)}` : word)));
    },
    fits: (words) => words.some((word) => word.length >= 6),
  },
  'words begun, in any order': {
    of: (words, draw) => join(shuffled(words, draw).map((word) => begun(word, draw))),
    fits: several,
  },
  'another layout on': { of: (words, draw) => withLayout(join(words), pick(draw, ['uk', 'ru'])), fits: long },
  'Cyrillic by ear': { of: (words, draw) => byEar(join(words), pick(draw, EARS)), fits: long },
  'Cyrillic by ear with a slip': {
    of: (words, draw) => byEar(join(slipped(words, pick(draw, HANDS), draw)), pick(draw, EARS)),
    fits: long,
  },
});

type Pair = { studio: string[]; title: string };

const first = ({ studio }: Pair) => studio[0] ?? '';
const slip = (word: string, draw: Draw) => (word.length >= MIN_SLIPPED ? slipIn(word, pick(draw, HANDS), draw) : word);

/** Ways in which a studio's name and one word of a title are typed for a game. */
export const STUDIO_KINDS: Readonly<Record<string, (pair: Pair, draw: Draw) => string>> = {
  'studio and title': (pair) => `${first(pair)} ${pair.title}`,
  'title and studio': (pair) => `${pair.title} ${first(pair)}`,
  'whole studio and title': (pair) => `${join(pair.studio)} ${pair.title}`,
  'title amid the studio': (pair) => [first(pair), pair.title, ...pair.studio.slice(1)].join(' '),
  'studio and title begun': (pair, draw) => `${begun(first(pair), draw)} ${begun(pair.title, draw)}`,
  'a slip in the studio': (pair, draw) => `${slip(first(pair), draw)} ${pair.title}`,
  'a slip in the title': (pair, draw) => `${first(pair)} ${slip(pair.title, draw)}`,
  'slips in both': (pair, draw) => `${slip(first(pair), draw)} ${slip(pair.title, draw)}`,
  'studio and title glued': (pair) => `${first(pair)}${pair.title}`,
  'studio and title by ear': (pair, draw) => byEar(`${first(pair)} ${pair.title}`, pick(draw, EARS)),
  'studio by ear, title Latin': (pair, draw) => `${byEar(first(pair), pick(draw, EARS))} ${pair.title}`,
  'studio and title, another layout': (pair, draw) =>
    withLayout(`${first(pair)} ${pair.title}`, pick(draw, ['uk', 'ru'])),
};

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Queries of every kind in which titles are typed wrong, so many of each; the same seed makes the same. */
export function mistypedTitles(games: readonly Game[], seed: number, perKind: number): Mistyped[] {
  const having = countOf(games.flatMap(({ title }) => [...new Set(gluedPairs(wordsOf(title)))]));
  const isTelling = (glued: string) => glued.length > MIN_SLIPPED && (having.get(glued) ?? 0) <= MAX_NAMED;
  return Object.entries(titleKinds(isTelling)).flatMap(([kind, { of, fits }]) => {
    const draw = seededDraw(seed ^ seedOf(kind));
    const fitting = games.filter(({ title }) => fits(wordsOf(title)));
    return Array.from({ length: perKind }, () => {
      const meant = pick(draw, fitting);
      return { kind, typed: of(wordsOf(meant.title), draw), meant };
    });
  });
}

/** Queries that name a studio and a word of a title; the word is of few games of that studio. */
export function studioQueries(games: readonly Game[], seed: number, perKind: number): Mistyped[] {
  const keyOf = (game: Game, word: string) => `${game.provider.slug} ${word}`;
  const named = countOf(games.flatMap((game) => [...new Set(wordsOf(game.title))].map((word) => keyOf(game, word))));
  const pairs = games.flatMap((meant) =>
    wordsOf(meant.title).flatMap((title) => {
      const isOfStudio = wordsOf(meant.provider.name).includes(title);
      const tells = !isOfStudio && title.length >= MIN_SLIPPED && (named.get(keyOf(meant, title)) ?? 0) <= MAX_NAMED;
      return tells ? [{ meant, studio: wordsOf(meant.provider.name), title }] : [];
    }),
  );
  return Object.entries(STUDIO_KINDS).flatMap(([kind, of]) => {
    const draw = seededDraw(seed ^ seedOf(kind));
    return Array.from({ length: perKind }, () => {
      const { meant, ...pair } = pick(draw, pairs);
      return { kind, typed: of(pair, draw), meant };
    });
  });
}
