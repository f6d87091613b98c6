import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';

/** Lines that one call takes at most: more are sent in pieces. */
export const MAX_GROUP_LINES = 1_000;
/** Groups of players at most. */
export const MAX_PLAYER_GROUPS = 500;

/** Players that an operator has put together: whom a bonus is for. */
export const playerGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  players: z.int(),
  bonuses: z.int().check(z.describe('Bonuses that are for this group alone.')),
  created_at: z.string(),
  created_by: z.string().check(z.describe('Name of an operator.')),
});
export type PlayerGroup = z.infer<typeof playerGroupSchema>;

/** What came of a line: done, or why nothing was. twice: the list names them before. */
export const LINE_OUTCOMES = ['done', 'no_change', 'twice', 'unknown', 'malformed'] as const;

const common = { tag: 'bonuses', auth: 'operator' } as const;
const params = z.object({ id: z.uuid() });
const lines = z
  .array(z.string().check(z.maxLength(254)))
  .check(
    z.minLength(1),
    z.maxLength(MAX_GROUP_LINES),
    z.describe('Each a phone in any form, an email, or the id of a player.'),
  );
const told = z.object({
  lines: z.array(
    z.object({
      line: z.int().check(z.describe('Its place in what was sent, from 1.')),
      outcome: z.enum(LINE_OUTCOMES),
    }),
  ),
  players: z.int().check(z.describe('In the group now.')),
});
export type GroupLine = z.infer<typeof told>['lines'][number];

export const listPlayerGroups = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/player-groups',
  permission: 'promotions.read',
  summary: 'The groups of players there are, by name',
  responses: { 200: z.object({ items: z.array(playerGroupSchema) }) },
  errors: [],
});

export const createPlayerGroup = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/player-groups',
  permission: 'bonuses.change',
  summary: 'Makes a group of nobody. STATE_CONFLICT: there is one of this name, or there are too many',
  body: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  responses: { 201: playerGroupSchema },
  errors: ['STATE_CONFLICT'],
});

export const listGroupedPlayers = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/player-groups/{id}/players',
  permission: 'promotions.read',
  params,
  summary: 'Who is in a group, in the order of their ids',
  query: z.object({
    after: z.optional(z.uuid().check(z.describe('`next` of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  responses: {
    200: z.object({
      items: z.array(z.object({ id: z.string(), nickname: z.nullable(z.string()), added_at: z.string() })),
      next: z.nullable(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const addToPlayerGroup = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/player-groups/{id}/players',
  permission: 'bonuses.change',
  params,
  summary: 'Puts players into a group and says of each line what came of it. The audit log keeps how many',
  body: z.strictObject({ lines }),
  bodyLimit: 400_000,
  responses: { 200: told },
  errors: ['NOT_FOUND'],
});

export const takeFromPlayerGroup = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/player-groups/{id}/players/remove',
  permission: 'bonuses.change',
  params,
  summary: 'Takes players out of a group and says of each line what came of it. What they have taken runs on',
  body: z.strictObject({ lines }),
  bodyLimit: 400_000,
  responses: { 200: told },
  errors: ['NOT_FOUND'],
});
