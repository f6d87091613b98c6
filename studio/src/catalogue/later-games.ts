import { pick, seededDraw, seedOf } from '../maths/random';
import { type CatalogueGame, popularityOf, releasedBefore, tagsOf } from './game';
import { PROVIDERS, type Provider } from './providers';
import { slugOf, titleFor } from './titles';
import { themeOf } from './wider-themes';

/** Names a game of falling things likes: % stands for the thing the game is about. */
const FALLING = [
  '% Cascade',
  '% Downpour',
  'Tumbling %',
  'Falling %',
  'Raining %',
  '% Drop',
  '% Landslide',
  'Toppling %',
  '% Shower',
  '% Pile-Up',
  '% by the Heap',
  '% Overflow',
];

/** Studios that build cascades, with their number of games; each takes the models in turn from where it begins. */
const BUILDERS: readonly (readonly [studio: string, games: number, first: number])[] = [
  ['honeycomb-reels', 12, 0],
  ['deep-lagoon', 10, 1],
  ['amber-forge', 10, 2],
  ['comet-tail', 9, 1],
  ['zhalyn-studio', 9, 2],
  ['northern-mint', 8, 0],
  ['nine-lanterns', 8, 1],
  ['granite-eight', 7, 2],
  ['mirage-house', 7, 1],
  ['teremok-play', 6, 0],
  ['kyrgan-games', 6, 2],
  ['winter-post', 6, 0],
];

const CASCADES = ['brook', 'rapids', 'torrent'] as const;

/** Games named one by one: studio, model, theme, the thing in its picture, title. */
const NAMED = `
  amber-forge | field | deep-mine | dynamite | Quiet Shaft
  kyrgan-games | field | steppe | tumulus | Kurgan Diggers
  teremok-play | field | meadow | mole | Mole in the Garden
  copper-fox | field | workshop | water-tank | Cold Boilers
  deep-lagoon | field | reef | oyster-pearl | Pearl by Pearl
  honeycomb-reels | field | hive-garden | tree-beehive | Sleeping Hive
  winter-post | field | winter | frozen-block | Thin Ice
  granite-eight | field | summits | snowing | Avalanche Slope
  mirage-house | field | mirage | cobra | Baskets and Cobras
  polyn-interactive | field | night-herbs | poison-bottle | Nettle Patch
  velvet-suit | deck | carnival | card-queen-hearts | Higher, Madame
  velvet-suit | deck | midnight | card-ace-spades | Ace or Deuce
  old-quarter | deck | streets | card-jack-clubs | The Corner Table
  lucky-loom | deck | weaving | card-9-hearts | Red Thread Nine
  mirage-house | deck | bazaar | card-king-diamonds | Call of the Sultan
  northern-mint | deck | winter | card-random | Simply Higher
  nine-lanterns | deck | lantern-night | card-9-diamonds | Ninth Card
  oak-and-iron | deck | heraldry | card-king-spades | Oath of Kings
  paper-moon-play | deck | fairytale | card-play | Paper Deck
  bird-of-brass | deck | music-box | card-joker | The Brass Dealer
  comet-tail | curve | star-posters | rocket | Visit Outer Dark
  tridensa-gaming | curve | stadium | race-car | Redline XL
  iskra-play | curve | aviators | airplane | Upward Now
  copper-fox | curve | engines | air-balloon | Patent Balloon
  kyrgan-games | curve | steppe | eagle-head | Qyran Rising
  velvet-suit | single-zero | carnival | ball-glow | Velvet Roulette
  velvet-suit | single-zero | grand-stage | rose | Madame Roulette
  old-quarter | single-zero | streets | coffee-cup | Quarter Roulette
  old-quarter | single-zero | music | old-microphone | Boulevard Roulette
  velvet-suit | roll | carnival | perspective-dice-six-faces-six | Six Bells Fair
  old-quarter | roll | streets | rolling-dice-cup | Tavern Table
  copper-fox | roll | workshop | dice-twenty-faces-twenty | Brass Bearings
  nine-lanterns | roll | lantern-night | dice-six-faces-five | Five Lanterns Roll
  comet-tail | roll | star-posters | dice-fire | Comet Roll
  kyrgan-games | roll | steppe | inverted-dice-3 | Asyk Throw
  honeycomb-reels | forty | hive-garden | honeycomb | Forty Cells
  deep-lagoon | forty | reef | mineral-pearls | Ten Pearls
  lucky-loom | forty | weaving | ticket | Woven Ticket
  winter-post | forty | letters | snowflake-1 | Forty Postcards
  nine-lanterns | forty | lantern-night | paper-lantern | Lanterns Aloft
  polyn-interactive | forty | night-herbs | plant-seed | Ten Seeds
  teremok-play | pegs | meadow | acorn | Acorn Drop
  deep-lagoon | pegs | reef | bubbles | Pearl Fall
  granite-eight | pegs | summits | snowflake-2 | Pebble Slope
  honeycomb-reels | pegs | hive-garden | dripping-honey | Honey Drip
  tridensa-gaming | pegs | stadium | volleyball-ball | Bounce Court
  comet-tail | pegs | star-posters | falling-star | Falling Star Board
  paper-moon-play | pegs | fairytale | marbles | Marble Tower
  zhalyn-studio | pegs | embers | three-burning-balls | Ember Fall
  velvet-suit | jacks | midnight | poker-hand | Five at Midnight
  old-quarter | jacks | streets | card-jack-hearts | Jacks of the Quarter
  mirage-house | jacks | bazaar | card-jack-diamonds | Caravan Draw
  oak-and-iron | jacks | heraldry | card-jack-spades | Jack of Arms
  lucky-loom | jacks | weaving | card-draw | Five Threads
  northern-mint | jacks | winter | card-exchange | Plain Draw
  bird-of-brass | jacks | music-box | suits | Clockwork Hand
  paper-moon-play | jacks | fairytale | card-pick | Folded Five
  velvet-suit | twenty-one | grand-stage | card-ace-hearts | Curtain Twenty-One
  old-quarter | twenty-one | streets | card-ace-clubs | Corner Blackjack
  oak-and-iron | twenty-one | heraldry | card-queen-spades | Queen’s Shield
  mirage-house | twenty-one | bazaar | card-ace-diamonds | Caravan Twenty-One
  northern-mint | twenty-one | winter | card-10-hearts | Plain Blackjack
  bird-of-brass | twenty-one | music-box | card-king-hearts | The Brass Table
  kyrgan-games | twenty-one | steppe | card-king-clubs | Khan of Clubs
  nine-lanterns | twenty-one | lantern-night | card-10-spades | Lantern Twenty-One`;

/** How many games these are. */
export const LATER_SIZE = BUILDERS.reduce((sum, [, games]) => sum + games, 0) + NAMED.trim().split('\n').length;

const providerOf = (slug: string): Provider => {
  const found = PROVIDERS.find((provider) => provider.slug === slug);
  if (!found) throw new RangeError(`Unknown studio ${slug}`);
  return found;
};

/** Days from the newest release and popularity: these are the news of the house, and looked at. */
function listed(seed: string): Pick<CatalogueGame, 'releasedOn' | 'popularity'> {
  const draw = seededDraw(seedOf(`standing:${seed}`));
  return { releasedOn: releasedBefore(draw(240)), popularity: popularityOf((draw(10_000) / 10_000) ** 1.4) };
}

function cascades(taken: Set<string>): CatalogueGame[] {
  return BUILDERS.flatMap(([studio, count, first]) => {
    const provider = providerOf(studio);
    const themes = [...provider.themes, ...provider.later].map(themeOf);
    const used = new Set<string>();
    return Array.from({ length: count }, (_, turn): CatalogueGame => {
      const draw = seededDraw(seedOf(`${studio}:cascade:${turn}`));
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const theme = themes[Math.min(draw(themes.length), draw(themes.length))] ?? pick(draw, themes);
        const motif = pick(draw, theme.motifs);
        const title = titleFor(motif, theme, FALLING, draw);
        if (!title || taken.has(slugOf(title)) || used.has(motif.icon)) continue;
        const slug = slugOf(title);
        const model = CASCADES[(first + turn) % CASCADES.length] ?? 'rapids';
        taken.add(slug);
        used.add(motif.icon);
        return {
          ...{ slug, title, provider, theme, motif, model, tags: tagsOf(theme, model) },
          ...listed(slug),
          seed: seedOf(`art:${slug}`),
        };
      }
      throw new RangeError(`Titles of ${provider.name} ran out`);
    });
  });
}

function named(taken: Set<string>): CatalogueGame[] {
  return NAMED.trim()
    .split('\n')
    .map((line): CatalogueGame => {
      const [studio = '', model = '', themeSlug = '', icon = '', title = ''] = line
        .split('|')
        .map((part) => part.trim());
      const theme = themeOf(themeSlug);
      const slug = slugOf(title);
      if (taken.has(slug)) throw new RangeError(`${title} is there already`);
      taken.add(slug);
      return {
        ...{ slug, title, provider: providerOf(studio), theme, motif: { name: title, icon }, model },
        tags: tagsOf(theme, model),
        ...listed(slug),
        seed: seedOf(`art:${slug}`),
      };
    });
}

/**
 * What came after the slots of lines: cascades, games of decisions, and the tables on a shared clock. Appended in this
 * order; after a release, add to the end.
 */
export function laterGames(earlier: readonly CatalogueGame[]): CatalogueGame[] {
  const taken = new Set(earlier.map((game) => game.slug));
  return [...cascades(taken), ...named(taken)];
}
