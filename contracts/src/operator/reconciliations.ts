import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { pageQuery, paginated } from '../pagination';
import { statementKindSchema } from '../payment-gateway';

const side = z.object({ count: z.int(), amount: moneySchema });

/** By kind and currency: what the gateway's statement holds, what our records hold, and what agrees in all three. */
export const reconciliationTotalsSchema = z.array(
  z.object({ kind: statementKindSchema, currency: currencySchema, matched: side, ours: side, theirs: side }),
);
export type ReconciliationTotals = z.infer<typeof reconciliationTotalsSchema>;

export const reconciliationSchema = z.object({
  day: z.string(),
  gateway: z.string(),
  complete: z.boolean().check(z.describe('False while the gateway may still add to this day.')),
  matched: z.int(),
  mismatched: z.int(),
  totals: reconciliationTotalsSchema,
  ran_by: z.string().check(z.describe("An operator's name, or job.")),
  ran_at: z.string(),
  runs: z.int(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

/**
 * missing_here: the gateway moved money that we have not taken in. missing_there: we took in what the gateway's statement does
 * not hold. different: amount or currency. not_posted: the record stands and the ledger says otherwise. unexplained: the ledger
 * holds a posting that no record explains.
 */
export const differenceSchema = z.enum(['missing_here', 'missing_there', 'different', 'not_posted', 'unexplained']);

export const reconciliationItemSchema = z.object({
  difference: differenceSchema,
  kind: z.enum([...statementKindSchema.options, 'posting']),
  reference: z.string(),
  gateway_id: z.nullable(z.string()),
  currency: currencySchema,
  ours: z.nullable(moneySchema),
  theirs: z.nullable(moneySchema),
  posted: z.nullable(moneySchema),
});
export type ReconciliationItem = z.infer<typeof reconciliationItemSchema>;

const gatewaySchema = z
  .optional(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.describe("A gateway by its name; left out: the environment's."));

const common = { tag: 'reconciliations', auth: 'operator' } as const;

export const reconcileDay = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/reconciliations',
  permission: 'books.reconcile',
  summary: 'Holds one UTC day against the gateway’s statement, anew when it was done before',
  body: z.object({ day: z.iso.date(), gateway: gatewaySchema }),
  responses: { 200: reconciliationSchema },
  errors: ['PAYMENT_GATEWAY_UNAVAILABLE', 'BAD_REQUEST', 'NOT_FOUND'],
});

export const listReconciliations = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/reconciliations',
  permission: 'money.read',
  summary: 'Days reconciled, newest first',
  query: z.object({ ...pageQuery, mismatched: z.optional(z.stringbool()) }),
  responses: {
    200: z.extend(paginated(reconciliationSchema), {
      gateways: z.array(z.string()).check(z.describe("Names of those that can be asked, the environment's first.")),
    }),
  },
  errors: [],
});

export const getReconciliation = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/reconciliations/{day}',
  permission: 'money.read',
  params: z.object({ day: z.iso.date() }),
  query: z.object({ gateway: gatewaySchema }),
  summary: 'One day with everything that does not agree',
  responses: { 200: z.object({ reconciliation: reconciliationSchema, items: z.array(reconciliationItemSchema) }) },
  errors: ['NOT_FOUND'],
});
