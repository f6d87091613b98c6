import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';

/**
 * What a case is about. money: payments that only pass through, cards of others. accounts: several accounts of one person.
 * bonuses: promotions that are taken advantage of. play: collusion, or a game that pays what it should not. identity: papers that are
 * doubted. other: anything else.
 */
export const RISK_CASE_KINDS = ['money', 'accounts', 'bonuses', 'play', 'identity', 'other'] as const;
export const riskCaseKindSchema = z.enum(RISK_CASE_KINDS);
export type RiskCaseKind = z.infer<typeof riskCaseKindSchema>;

/**
 * What a case came to. cleared: nothing is wrong. watched: nothing is proved, and it stays in mind. payout_denied: money was kept back.
 * account_stopped: the player may not play any more. reported: it was handed to a bank or an authority.
 */
export const RISK_OUTCOMES = ['cleared', 'watched', 'payout_denied', 'account_stopped', 'reported'] as const;
export const riskOutcomeSchema = z.enum(RISK_OUTCOMES);
export type RiskOutcome = z.infer<typeof riskOutcomeSchema>;

export const RISK_CASE_STATES = ['open', 'closed'] as const;
export const riskCaseStateSchema = z.enum(RISK_CASE_STATES);
export type RiskCaseState = z.infer<typeof riskCaseStateSchema>;

/** What a case may be linked to. */
export const RISK_LINKS = ['withdrawal', 'deposit', 'player'] as const;
export const riskLinkKindSchema = z.enum(RISK_LINKS);
export type RiskLinkKind = z.infer<typeof riskLinkKindSchema>;

/** What happened to a case, as its timeline tells it. */
export const RISK_STEPS = ['opened', 'note', 'assigned', 'linked', 'closed', 'reopened'] as const;
export type RiskStep = (typeof RISK_STEPS)[number];

const operatorName = z.nullable(z.string());
const words = z
  .string()
  .check(z.trim(), z.minLength(5), z.maxLength(1000), z.describe('For operators alone; the player does not read it.'));

export const riskCaseSchema = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), nickname: z.nullable(z.string()) }),
  kind: riskCaseKindSchema,
  state: riskCaseStateSchema,
  opened_at: z.string(),
  opened_by: operatorName.check(z.describe("An operator's name; null: a rule of withdrawals.")),
  reason: z.string().check(z.describe('What it was opened for; of a rule its name.')),
  assignee: operatorName.check(z.describe('Who sees to it; null: nobody yet.')),
  changed_at: z.string().check(z.describe('When something was last done about it.')),
  closed_at: z.nullable(z.string()),
  outcome: z.nullable(riskOutcomeSchema),
});
export type RiskCase = z.infer<typeof riskCaseSchema>;

/** Something a case is about besides its player. Money is null for a player. */
export const riskLinkSchema = z.object({
  kind: riskLinkKindSchema,
  id: z.string(),
  at: z.string().check(z.describe('When it was linked.')),
  label: z.nullable(z.string()).check(z.describe("A player's nickname; null for payments, and where there is none.")),
  amount: z.nullable(moneySchema),
  currency: z.nullable(currencySchema),
  status: z.nullable(z.string()).check(z.describe('Of the payment, as it is now.')),
});
export type RiskLink = z.infer<typeof riskLinkSchema>;

export const riskCaseDetailSchema = z.object({
  ...riskCaseSchema.shape,
  closed_by: operatorName,
  links: z.array(riskLinkSchema),
  timeline: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: operatorName.check(z.describe("An operator's name; null: a rule of withdrawals.")),
        step: z.enum(RISK_STEPS),
        text: z
          .string()
          .check(z.describe('What was written; of `assigned` the name, empty: nobody; of `linked` the id.')),
        outcome: z.nullable(riskOutcomeSchema).check(z.describe('Of `closed` alone.')),
      }),
    )
    .check(z.describe('Everything that was done, the oldest first.')),
});
export type RiskCaseDetail = z.infer<typeof riskCaseDetailSchema>;

/** How the list may be ordered: by when a case was opened, or when something was last done about it. */
export const riskCaseSortSchema = z.enum(['opened_desc', 'opened_asc', 'changed_desc', 'changed_asc']);
export type RiskCaseSort = z.infer<typeof riskCaseSortSchema>;

const params = z.object({ id: z.uuid() });
const reads = { tag: 'risk', auth: 'operator', permission: 'risk.read' } as const;
const works = { tag: 'risk', auth: 'operator', permission: 'risk.work' } as const;

export const listRiskCases = operatorEndpoint({
  ...reads,
  method: 'GET',
  path: '/operator/risk-cases',
  summary: 'Cases of risk, page by page',
  query: z.object({
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(400), z.describe('next of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    sort: z._default(riskCaseSortSchema, 'opened_asc'),
    state: z.optional(riskCaseStateSchema),
    kind: z.optional(riskCaseKindSchema),
    outcome: z.optional(riskOutcomeSchema),
    assignee: z.optional(z.string().check(z.maxLength(60), z.describe("An operator's name; `-`: nobody."))),
    player: z.optional(z.uuid()),
  }),
  responses: {
    200: z.object({
      items: z.array(riskCaseSchema),
      next: z.nullable(z.string()).check(z.describe('The cursor of the page after; null: there is none.')),
    }),
  },
  errors: ['BAD_REQUEST'],
});

export const getRiskCase = operatorEndpoint({
  ...reads,
  method: 'GET',
  path: '/operator/risk-cases/{id}',
  params,
  summary: 'One case with what it is about and everything that was done',
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND'],
});

export const openRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases',
  summary:
    'Opens a case about a player, or about a withdrawal and its player. A player has one open case at most (details.case)',
  body: z.object({
    about: z.enum(['player', 'withdrawal']),
    id: z.uuid().check(z.describe('Of the player, or of the withdrawal.')),
    kind: riskCaseKindSchema,
    reason: words,
  }),
  responses: { 201: riskCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const assignRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases/{id}/assign',
  params,
  summary:
    'Says who sees to a case. Of two who do so at once, the second is told who it is (details.assignee): from is what they saw',
  body: z.object({
    operator: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))).check(z.describe('A name; null: nobody.')),
    from: operatorName.check(z.describe('assignee as the operator has seen it.')),
  }),
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const noteRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases/{id}/notes',
  params,
  summary: 'Writes a note into a case. It stays as it was written, also when the case is closed',
  body: z.object({ text: words }),
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND'],
});

export const linkRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases/{id}/links',
  params,
  summary: 'Links an open case to a payment or to another player. Safe to repeat',
  body: z.object({ kind: riskLinkKindSchema, id: z.uuid() }),
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const closeRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases/{id}/close',
  params,
  summary: 'Closes a case, with what it came to',
  body: z.object({ outcome: riskOutcomeSchema, text: words }),
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const reopenRiskCase = operatorEndpoint({
  ...works,
  method: 'POST',
  path: '/operator/risk-cases/{id}/reopen',
  params,
  summary: 'Opens a closed case again, unless another one of the player is open (details.case)',
  body: z.object({ text: words }),
  responses: { 200: riskCaseDetailSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
