import { modelOf } from '../maths/models';
import { pick, seededDraw, seedOf } from '../maths/random';
import { PROVIDERS, type Provider } from './providers';
import { type Motif, THEMES, type Theme } from './themes';

export type CatalogueGame = {
  slug: string;
  title: string;
  provider: Provider;
  theme: Theme;
  motif: Motif;
  model: string;
  tags: string[];
  releasedOn: string;
  popularity: number;
  /** What its artwork and skin are drawn from. */
  seed: number;
};

/** How many games the house has now; the generator makes some thousands before titles run out. */
export const CATALOGUE_SIZE = 150;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

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

/** Days of release go back from here, one game every few days. */
const LATEST_RELEASE = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

function tagsOf(theme: Theme, modelId: string): string[] {
  const model = modelOf(modelId);
  const features = ['free-spins', `${model.lines.length}-lines`];
  if (model.wildMultiplier > 1) features.push('multiplier-wilds');
  if (model.rows === 4) features.push('stacked');
  return [...theme.tags, ...features];
}

/**
 * The catalogue, the same on every machine for the same size. Games are made provider by provider in turn, each from its
 * own stream of numbers, so that a bigger catalogue begins with exactly the games of a smaller one.
 * @throws RangeError when titles run out.
 */
export function generateCatalogue(size: number = CATALOGUE_SIZE): CatalogueGame[] {
  const used = new Set<string>();
  const games: CatalogueGame[] = [];
  for (let number = 0; number < size; number += 1) {
    const provider = PROVIDERS[number % PROVIDERS.length];
    if (!provider) throw new RangeError('No providers');
    const turn = Math.floor(number / PROVIDERS.length);
    const draw = seededDraw(seedOf(`${provider.slug}:${turn}`));
    const order = [turn % provider.themes.length, ...provider.themes.keys()];
    for (const index of order) {
      const theme = THEMES.find((item) => item.slug === provider.themes[index]);
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
        releasedOn: new Date(LATEST_RELEASE - age * DAY_MS).toISOString().slice(0, 10),
        // A few hits and a long tail, as in any lobby.
        popularity: Math.max(1, Math.round(1000 * (draw(10_000) / 10_000) ** 2.2)),
        seed: seedOf(`art:${slug}`),
      });
      break;
    }
    if (games.length !== number + 1) throw new RangeError(`Titles ran out after ${games.length} games`);
  }
  return games;
}
