import * as z from 'zod/mini';
import { countryCodeSchema } from '../countries';
import { operatorEndpoint } from '../endpoint';
import { identityLevelSchema } from '../identity';
import { currencySchema, moneySchema } from '../money';
import { cursorPaged, cursorQuery } from '../pagination';
import { playerStateSchema } from '../protection';

/** What a list of players can be narrowed to by what keeps them from playing; erased goes before all others. */
export const LISTED_STATES = [...playerStateSchema.options, 'erased'] as const;
export const listedStateSchema = z.enum(LISTED_STATES);
export type ListedState = z.infer<typeof listedStateSchema>;

/** What is known of who they are: nothing, a contact, age and identity, where their money comes from; waiting: a check waits for an operator. */
export const LISTED_IDENTITIES = ['nothing', 'contact', 'identity', 'funds', 'waiting'] as const;

/** Each of them in both directions, with the id for those who are equal. */
export const PLAYER_ORDERS = ['registered', 'seen', 'balance', 'rating', 'deposits'] as const;
export type PlayerOrder = (typeof PLAYER_ORDERS)[number];

/** Players in one export at most: what is more is exported by narrower filters. */
export const MAX_EXPORTED_PLAYERS = 10_000;

/** A word that operators give to a player: lower-case letters of any alphabet, digits, dash. */
export const playerTagSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[\p{Ll}\p{Lo}\p{Nd}][\p{Ll}\p{Lo}\p{M}\p{Nd}-]{0,31}$/u),
    z.describe('Lower-case letters of any alphabet, digits and dashes; 1 to 32.'),
  );

/** "+380 ** *** ** 12" and "i***@g***.com": enough to be sure that it is the same one, not enough to write to. */
export const maskedContacts = {
  phone: z.nullable(z.string()).check(z.describe('Masked, "+380 ** *** ** 12"; null: none.')),
  email: z.nullable(z.string()).check(z.describe('Masked, "i***@g***.com"; null: none.')),
};

export const listedPlayerSchema = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()).check(z.describe('null: none was chosen, or it was taken away.')),
  ...maskedContacts,
  country: countryCodeSchema,
  currency: currencySchema,
  balance: moneySchema.check(z.describe('All wallets with what is set aside for withdrawals.')),
  deposited: moneySchema.check(z.describe('Deposits that have arrived, of all time.')),
  rating: z.int(),
  state: listedStateSchema,
  state_until: z
    .nullable(z.string())
    .check(z.describe('When the state ends by itself, ISO 8601, UTC; null: it does not.')),
  identity: identityLevelSchema,
  identity_waits: z.boolean().check(z.describe('A check of theirs waits for a decision.')),
  tags: z.array(z.string()).check(z.describe('In the order of the alphabet.')),
  created_at: z.string(),
  seen_at: z.string().check(z.describe('When they last signed in or renewed their session, to the minute.')),
});
export type ListedPlayer = z.infer<typeof listedPlayerSchema>;

const rating = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5));
const day = (says: string) => z.iso.date().check(z.regex(/^20/), z.describe(`${says} UTC day, included.`));
const sum = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/), z.describe('Decimal string in major units, included.'));

/** All of them together: a player is listed for whom each holds. */
export const playerFilters = {
  q: z
    .optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(254)))
    .check(
      z.describe(
        'An id, a whole phone in any form or its last four digits and more, a whole email, or how a nickname begins.',
      ),
    ),
  country: z.optional(countryCodeSchema),
  currency: z.optional(currencySchema),
  state: z.optional(listedStateSchema),
  identity: z.optional(z.enum(LISTED_IDENTITIES)),
  tag: z.optional(playerTagSchema),
  rating_from: z.optional(rating),
  rating_to: z.optional(rating),
  registered_from: z.optional(day('First')),
  registered_to: z.optional(day('Last')),
  seen_from: z.optional(day('First')),
  seen_to: z.optional(day('Last')),
  /** Of the balance as it was kept last, a minute ago or two; so is the order by balance. */
  balance_from: z.optional(sum),
  balance_to: z.optional(sum),
};

/** What the list is read in. */
export const playerOrdering = {
  order: z._default(z.enum(PLAYER_ORDERS), 'registered'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
};

const common = { method: 'GET', tag: 'players', auth: 'operator', permission: 'players.read' } as const;

export const listPlayers = operatorEndpoint({
  ...common,
  path: '/operator/player-list',
  summary: 'Players by filters, with contacts masked; BAD_REQUEST: the cursor is of another order',
  query: z.object({ ...cursorQuery, ...playerFilters, ...playerOrdering }),
  responses: { 200: cursorPaged(listedPlayerSchema) },
  errors: ['BAD_REQUEST'],
});

export const exportPlayers = operatorEndpoint({
  ...common,
  path: '/operator/player-list/export',
  stepUp: true,
  permission: 'players.export',
  summary: `The same list as text/csv in UTF-8 with a byte order mark, contacts masked, ${MAX_EXPORTED_PLAYERS} players at most. The audit log keeps the filters`,
  query: z.object({ ...playerFilters, ...playerOrdering }),
  responses: { 200: z.string() },
  errors: ['BAD_REQUEST'],
});

export const listPlayerTags = operatorEndpoint({
  ...common,
  path: '/operator/player-tags',
  summary: 'The tags that players have, in the order of the alphabet, with how many have each',
  responses: { 200: z.object({ items: z.array(z.object({ tag: z.string(), players: z.int() })) }) },
  errors: [],
});
