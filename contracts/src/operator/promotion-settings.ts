import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { type PromotionKind, promotionKindSchema, promotionRulesSchema } from '../promotions/rules';
import type { Permission } from './permissions';
import { promotionPreviewSchema } from './promotion-previews';

/**
 * BUILT_IN: version 0, what the product comes with. DRAFT: being written. PROPOSED: has a date and waits for another operator. CONFIRMED:
 * holds from its date on. WITHDRAWN: never holds.
 */
export const PROMOTION_STATES = ['BUILT_IN', 'DRAFT', 'PROPOSED', 'CONFIRMED', 'WITHDRAWN'] as const;

/** A version begins so long after it is proposed at the earliest. */
export const PROPOSED_SECONDS = 60;
/** So long before it begins a version is confirmed or taken back at the latest: every process knows it by then. */
export const DECIDED_SECONDS = 30;

/** What writing and deciding about rules of some kinds asks for besides: they pay out money, or say where games are offered. */
export const ASKED_BESIDES: Partial<Record<PromotionKind, Permission>> = {
  'withdrawal-rules': 'risk.work',
  'closed-games': 'games.switch',
};

const noteSchema = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));
const personSchema = z.nullable(z.string()).check(z.describe("An operator's name; null: nobody, or the product."));
const momentSchema = z.nullable(z.string()).check(z.describe('ISO 8601, UTC.'));

/** One version of the rules of a kind. */
export const promotionVersionSchema = z.object({
  kind: promotionKindSchema,
  version: z.int().check(z.describe('Counts from 1 in its kind; 0: built in.')),
  state: z.enum(PROMOTION_STATES),
  in_force: z.boolean().check(z.describe('Whether it is the version that holds now.')),
  edition: z.int().check(z.describe('Rises with each change of the draft: whoever changes it says which they read.')),
  rules: promotionRulesSchema,
  based_on: z.nullable(z.int()).check(z.describe('The version that it was begun from.')),
  valid_from: momentSchema,
  note: z.nullable(z.string()).check(z.describe('Why, in the words of who proposed it.')),
  created_by: personSchema,
  created_at: momentSchema,
  proposed_by: personSchema,
  proposed_at: momentSchema,
  decided_by: personSchema,
  decided_at: momentSchema,
});
export type PromotionVersion = z.infer<typeof promotionVersionSchema>;

const common = { tag: 'promotion settings', auth: 'operator' } as const;
const ofKind = z.object({ kind: promotionKindSchema });
const named = z.object({ kind: promotionKindSchema, version: z.coerce.number().check(z.int(), z.minimum(0)) });
const editionSchema = z
  .int()
  .check(z.minimum(1), z.describe('The edition that was read; another one: STATE_CONFLICT.'));

export const listPromotionKinds = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/promotion-settings',
  permission: 'promotions.read',
  summary: 'Every kind of promotion rules: what holds now, what comes next, and how many versions are open',
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          kind: promotionKindSchema,
          in_force: promotionVersionSchema,
          next: z.nullable(promotionVersionSchema).check(z.describe('The confirmed version that begins next.')),
          drafts: z.int(),
          proposed: z.int().check(z.describe('Versions that wait for another operator.')),
        }),
      ),
    }),
  },
  errors: [],
});

export const listPromotionVersions = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/promotion-settings/{kind}',
  permission: 'promotions.read',
  summary: 'All versions of a kind, newest first; the built-in one comes last',
  params: ofKind,
  query: z.object({
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(40), z.describe('next of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  responses: { 200: z.object({ items: z.array(promotionVersionSchema), next: z.nullable(z.string()) }) },
  errors: [],
});

export const getPromotionVersion = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/promotion-settings/{kind}/{version}',
  permission: 'promotions.read',
  summary: 'One version',
  params: named,
  responses: { 200: promotionVersionSchema },
  errors: ['NOT_FOUND'],
});

export const previewPromotionRules = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/promotion-settings/preview',
  permission: 'promotions.read',
  summary: 'What rules would mean beside what holds now. Changes nothing',
  body: z.object({ rules: promotionRulesSchema }),
  responses: { 200: promotionPreviewSchema },
  errors: [],
});

export const savePromotionDraft = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/promotion-settings',
  permission: 'promotions.propose',
  summary: 'Begins a draft from any version of its kind, the way back to an earlier one too',
  body: z.object({
    rules: promotionRulesSchema,
    based_on: z.int().check(z.minimum(0), z.describe('The version it was begun from; 0: the built-in one.')),
  }),
  responses: { 201: promotionVersionSchema },
  errors: ['NOT_FOUND'],
});

export const changePromotionDraft = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/promotion-settings/{kind}/{version}',
  permission: 'promotions.propose',
  summary: 'Changes a draft',
  params: named,
  body: z.object({ rules: promotionRulesSchema, edition: editionSchema }),
  responses: { 200: promotionVersionSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const deletePromotionDraft = operatorEndpoint({
  ...common,
  method: 'DELETE',
  path: '/operator/promotion-settings/{kind}/{version}',
  permission: 'promotions.propose',
  summary: 'Throws a draft away. Its number is not given again',
  params: named,
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const proposePromotionVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/promotion-settings/{kind}/{version}/propose',
  permission: 'promotions.propose',
  summary: 'Proposes a draft: it holds from its date on once another operator has confirmed it',
  params: named,
  body: z.object({
    valid_from: z.iso.datetime().check(z.describe('A minute ahead at least. UTC.')),
    note: noteSchema,
    edition: editionSchema,
  }),
  responses: { 200: promotionVersionSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const confirmPromotionVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/promotion-settings/{kind}/{version}/confirm',
  permission: 'promotions.confirm',
  stepUp: true,
  summary: 'Confirms what another operator proposed, half a minute before its date at the latest. Safe to repeat',
  params: named,
  responses: { 200: promotionVersionSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED'],
});

export const withdrawPromotionVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/promotion-settings/{kind}/{version}/withdraw',
  permission: 'promotions.propose',
  summary: 'Takes back a draft or a proposal, or what is confirmed and has not begun. Safe to repeat',
  params: named,
  responses: { 200: promotionVersionSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
