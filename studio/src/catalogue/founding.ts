import { pick, seededDraw, seedOf } from '../maths/random';
import { type CatalogueGame, popularityOf, releasedBefore, tagsOf } from './game';
import { FOUNDERS, PROVIDERS } from './providers';
import { FOUNDING_THEMES, type Motif, type Theme } from './themes';
import { slugOf } from './titles';

/** How many games the house began with. */
export const FOUNDING_SIZE = 150;

type Draft = { title: string; motif: Motif };

/** Ways to make a title; the first ones are used more. */
const PATTERNS: readonly ((motif: Motif, theme: Theme, draw: (bound: number) => number) => string)[] = [
  (motif, theme, draw) => `${pick(draw, theme.modifiers)} ${motif.name}`,
  (motif, theme, draw) => `${motif.name} ${pick(draw, theme.endings)}`,
  (motif, theme, draw) => `${motif.name} of ${pick(draw, theme.places)}`,
  (motif, theme, draw) => `${pick(draw, theme.modifiers)} ${motif.name} ${pick(draw, theme.endings)}`,
  (motif, theme, draw) => `${motif.name} & ${pick(draw, theme.motifs).name}`,
  (motif) => motif.name,
];

const WEIGHTS = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5] as const;

/** Words that follow one another badly: the same twice, or a title too long for a tile. */
function readsWell(title: string): boolean {
  const words = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  return new Set(words).size === words.length && title.length <= 24;
}

function draftFor(theme: Theme, used: ReadonlySet<string>, draw: (bound: number) => number): Draft | null {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    // Motifs that no game has yet come first, so that a small catalogue does not repeat its pictures.
    const fresh = theme.motifs.filter((motif) => !used.has(`motif:${motif.icon}`));
    const motif = pick(draw, fresh.length > 0 ? fresh : theme.motifs);
    const pattern = PATTERNS[pick(draw, WEIGHTS)];
    const title = pattern?.(motif, theme, draw) ?? '';
    if (readsWell(title) && !used.has(slugOf(title))) return { title, motif };
  }
  return null;
}

/**
 * The first games, by the rules they were first made by: rounds and bookmarks refer to them, so nothing here changes.
 * @throws RangeError when titles run out.
 */
export function foundingGames(size: number): CatalogueGame[] {
  const used = new Set<string>();
  const games: CatalogueGame[] = [];
  for (let number = 0; number < size; number += 1) {
    const provider = PROVIDERS[number % FOUNDERS];
    if (!provider) throw new RangeError('No providers');
    const turn = Math.floor(number / FOUNDERS);
    const draw = seededDraw(seedOf(`${provider.slug}:${turn}`));
    const order = [turn % provider.themes.length, ...provider.themes.keys()];
    for (const index of order) {
      const theme = FOUNDING_THEMES.find((item) => item.slug === provider.themes[index]);
      const draft = theme ? draftFor(theme, used, draw) : null;
      if (!theme || !draft) continue;
      const slug = slugOf(draft.title);
      const model = provider.models[turn % provider.models.length] ?? 'caravan';
      used.add(slug).add(`motif:${draft.motif.icon}`);
      const age = Math.floor((number * 37) % 900) + draw(5);
      games.push({
        slug,
        title: draft.title,
        provider,
        theme,
        motif: draft.motif,
        model,
        tags: tagsOf(theme, model),
        releasedOn: releasedBefore(age + 4),
        popularity: popularityOf(1 - draw(10_000) / 10_000),
        seed: seedOf(`art:${slug}`),
      });
      break;
    }
    if (games.length !== number + 1) throw new RangeError(`Titles ran out after ${games.length} games`);
  }
  return games;
}
