import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';

/** What somebody has to look at. */
export const STUCK_KINDS = [
  'deposit_awaiting',
  'withdrawal_waiting',
  'payout_not_taken',
  'payout_unheard',
  'event_contradiction',
  'reconciliation_mismatch',
  'chargeback_open',
  'write_off_waiting',
  'adjustment_waiting',
  'win_held',
  'win_after_close',
  'provider_stopped',
  'settlements_waiting',
  'battle_past_grace',
  'harm_case_waiting',
  'identity_check_waiting',
  'erased_with_money',
  'table_closed',
  'job_failing',
  'job_overdue',
] as const;
export const stuckKindSchema = z.enum(STUCK_KINDS);
export type StuckKind = z.infer<typeof stuckKindSchema>;

export const stuckItemSchema = z.object({
  kind: stuckKindSchema,
  id: z
    .string()
    .check(
      z.describe(
        'Of the deposit, withdrawal, event, day, chargeback, adjustment, held win, provider, battle, case, check of identity, erased player, table or job.',
      ),
    ),
  since: z.string(),
  player: z.nullable(z.string()),
  amount: z.nullable(moneySchema),
  currency: z.nullable(currencySchema),
  what: z.string().check(z.describe('One English sentence: what is wrong and what to do.')),
});
export type StuckItem = z.infer<typeof stuckItemSchema>;

const common = { tag: 'stuck', auth: 'operator' } as const;

export const listStuck = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/stuck',
  permission: 'today.read',
  summary: 'Everything that does not move by itself, the oldest first; 200 of each kind at most',
  responses: {
    200: z.object({ items: z.array(stuckItemSchema), counts: z.partialRecord(stuckKindSchema, z.int()) }),
  },
  errors: [],
});

/** What stays for ever unless somebody says that it has been seen to. */
export const acknowledgedKindSchema = z.enum(['event_contradiction', 'reconciliation_mismatch']);

export const acknowledgeStuck = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/stuck/acknowledge',
  permission: 'stuck.acknowledge',
  summary:
    'Says that a contradiction or a mismatch has been seen to: it leaves the list, and the note stays in the audit log',
  body: z.object({
    kind: acknowledgedKindSchema,
    id: z.string().check(z.minLength(1), z.maxLength(120)),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  responses: { 200: z.object({ acknowledged: z.literal(true) }) },
  errors: ['NOT_FOUND'],
});
