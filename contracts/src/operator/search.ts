import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';

/** What can be found from anywhere, in the order of the results. payment: a deposit. */
export const SEARCH_KINDS = [
  'player',
  'withdrawal',
  'payment',
  'round',
  'bonus',
  'game',
  'setting',
  'operator',
] as const;
export const searchKindSchema = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKindSchema>;

/** Results of one search at most, all kinds together. */
export const MAX_SEARCH_RESULTS = 20;
/** Letters a search has at least. */
export const MIN_SEARCH_LENGTH = 2;

/** A thing that was found. Nothing in it is translated: names, masked contacts, sums with their currency, states as the wire writes them. */
export const searchResultSchema = z.object({
  kind: searchKindSchema,
  id: z
    .string()
    .check(
      z.describe('UUID; of a game its slug, of a setting its code, of an operator the name, which addresses them.'),
    ),
  title: z
    .string()
    .check(
      z.describe(
        'player: the nickname, else the masked phone or email. round: the game. payment, withdrawal: "150.00 UAH". bonus, game, operator: the name. setting: the code.',
      ),
    ),
  detail: z
    .nullable(z.string())
    .check(
      z.describe(
        'player: masked phone and email. round: id at the provider. payment, withdrawal: reference at the gateway. bonus: promo code. game: provider. setting: the value that holds. operator: role.',
      ),
    ),
  state: z
    .nullable(z.string())
    .check(
      z.describe(
        'State of a round, payment, withdrawal or bonus, as their own calls write it; of a player "erased", of a game "off", of an operator "disabled", each only where it is so.',
      ),
    ),
  player: z.nullable(z.string()).check(z.describe('Id of whose it is: of a player, round, payment and withdrawal.')),
  at: z.nullable(z.string()).check(z.describe('ISO 8601: when it came to be; null where nobody keeps it.')),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnything = operatorEndpoint({
  method: 'GET',
  path: '/operator/search',
  tag: 'search',
  auth: 'operator',
  permission: null,
  summary:
    'Anything by what one has of it: an id or its first eight characters and more, a whole phone or its last four digits and more, a whole email, the beginning of a nickname, of a game’s title, of a bonus’, a setting’s or an operator’s name, a promo code, a reference of the gateway or the provider. 20 at most; personal data is masked',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(MIN_SEARCH_LENGTH), z.maxLength(254)),
  }),
  responses: {
    200: z.object({
      items: z
        .array(searchResultSchema)
        .check(
          z.describe(
            'By kind in the order of SEARCH_KINDS, the newest of each first. Operators are found by admins alone.',
          ),
        ),
    }),
  },
  errors: [],
});
