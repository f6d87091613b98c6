import type { TaskVersion } from '@kozyr/contracts/tasks';
import type { Context } from '../../../context';
import { readTasksOffered } from '../../kernel/settings/registry';
import { readVersions } from './internal/read-terms';
import { versionsFrom } from './rules';

/** The rules of tasks: what holds today, and what will. */
export async function listTaskTerms(ctx: Context): Promise<{ offered: boolean; versions: TaskVersion[] }> {
  const versions = versionsFrom(await readVersions(ctx.db), ctx.now());
  return {
    offered: await readTasksOffered(ctx.db),
    versions: versions.map(({ version, fromDay, terms }) => ({ version, from_day: fromDay, terms })),
  };
}
