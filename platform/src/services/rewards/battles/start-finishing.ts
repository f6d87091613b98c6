import { repeat } from '@kozyr/kit/repeat';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { battlePrizes, battles } from '../../../db/schema/battles';
import { finishBattles } from './finish-battles';

const PAUSE_MS = 1_000;

/** Whether a battle's time is over or a prize is owed: one index scan each. */
async function isDue(ctx: Context): Promise<boolean> {
  const now = ctx.now().toISOString();
  const { rows } = await ctx.db.execute(sql`
    select 1 where exists (
      select from ${battles} where ${battles.state} = 'open' and ${battles.endsAt} <= ${now}
        and ${battles.endsAt} + make_interval(secs => ${battles.graceSeconds}) <= ${now}
    ) or exists (select 1 from ${battlePrizes} where ${battlePrizes.paidAt} is null)`);
  return rows.length > 0;
}

/**
 * Ends battles within a second of their time, which the job does within a minute if this process is not there; until the returned
 * function is called, which waits for what is under way.
 */
export function startFinishing(ctx: Context): () => Promise<void> {
  return repeat({
    step: async () => {
      if (await isDue(ctx)) await finishBattles(ctx);
      return PAUSE_MS;
    },
    failed: (error) => {
      ctx.log.error({ err: error }, 'battles were not finished; they wait');
      return 15_000;
    },
  }).stop;
}
