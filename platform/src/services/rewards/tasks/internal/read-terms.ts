import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { taskTerms } from '../../../../db/schema/tasks';
import type { TermsVersion } from '../rules';

/** Every version that an operator has set, in the order in which they begin: few. */
export async function readVersions(db: Queryable): Promise<TermsVersion[]> {
  return db
    .select({ version: taskTerms.version, fromDay: taskTerms.fromDay, terms: taskTerms.terms, setAt: taskTerms.setAt })
    .from(taskTerms)
    .orderBy(asc(taskTerms.version));
}
