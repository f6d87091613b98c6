import { sql } from 'drizzle-orm';
import { reconciliations } from '../../../db/schema/reconciliations';
import { ENVIRONMENT_GATEWAY } from '../../../gateways/payments/gateways';

/** What a reconciliation is called where one word has to do: its day, and after a slash its gateway unless that is the environment's. */
export const namedDay = sql<string>`case ${reconciliations.gateway} when ${ENVIRONMENT_GATEWAY} then ${reconciliations.day}::text
  else ${reconciliations.day}::text || '/' || ${reconciliations.gateway} end`;
