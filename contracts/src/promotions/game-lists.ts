import * as z from 'zod/mini';

/** Kinds of games, as feeds name them. */
export const RULED_CATEGORIES = ['slots', 'instant', 'live'] as const;
export type RuledCategory = (typeof RULED_CATEGORIES)[number];

/** Most providers, and most games, that rules name one by one. */
export const MAX_NAMED = 300;

/** What rules ask of a game: its slug, that of its provider, and its category. */
export type RuledGame = { slug: string; provider: string; category: RuledCategory };

/** The slug of a game or provider. It may be of one that no feed has sent yet. */
export const ruledSlugSchema = z
  .string('must be a name.')
  .check(z.regex(/^[a-z0-9-]{1,120}$/, 'must be a name as the feed writes it: lowercase letters, digits and hyphens.'));

/** A list of entries that each name another slug, MAX_NAMED at most. */
export const namedOnce = <S extends z.ZodMiniType<{ slug: string }>>(entry: S) =>
  z.array(entry).check(z.maxLength(MAX_NAMED), ({ value, issues }) => {
    const seen = new Set<string>();
    for (const [place, { slug }] of value.entries()) {
      if (seen.has(slug))
        issues.push({ code: 'custom', input: value, path: [place, 'slug'], message: `${slug} is named twice.` });
      seen.add(slug);
    }
  });
