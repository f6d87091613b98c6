import { type IntegrationSettings, integrationSettingsSchema } from '@kozyr/contracts/operator/integration-settings';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../../db/database';
import { integrations } from '../../../db/schema/integrations';
import { DomainError } from '../../../errors';

const WORK = ['deposits', 'payouts'] as const;

/** What a gateway takes that is new, as "deposits uah"; nothing of a studio. */
const takenBy = (settings: IntegrationSettings): string[] =>
  'deposits' in settings ? WORK.flatMap((work) => settings[work].map((currency) => `${work} ${currency}`)) : [];

/**
 * New money of a currency goes to one gateway. Two that are turned on at once take turns here, so that the second sees the first.
 * @throws DomainError STATE_CONFLICT while another gateway that is on takes what this one is to take
 */
export async function requireMoneyFree(tx: Queryable, name: string, settings: IntegrationSettings): Promise<void> {
  const wanted = takenBy(settings);
  if (wanted.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('integrations: money of gateways'))`);
  const others = await tx
    .select({ name: integrations.name, settings: integrations.settings })
    .from(integrations)
    .where(and(eq(integrations.kind, 'payments'), eq(integrations.state, 'on'), ne(integrations.name, name)));
  for (const other of others) {
    const both = takenBy(z.parse(integrationSettingsSchema, other.settings)).filter((one) => wanted.includes(one));
    if (both.length > 0)
      throw new DomainError('STATE_CONFLICT', `${other.name} takes ${both.join(', ')} already.`, {
        why: 'money_taken',
        other: other.name,
      });
  }
}
