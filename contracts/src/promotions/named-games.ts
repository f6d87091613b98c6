import * as z from 'zod/mini';

/** The most games or providers that one version names. */
export const MAX_NAMED_GAMES = 500;

/** The name of a game or a provider in addresses. */
export const gameSlugSchema = z
  .string('must be a name as addresses have it.')
  .check(z.regex(/^[a-z0-9-]{1,120}$/, 'must be a name as addresses have it: letters a to z, digits and hyphens.'));
