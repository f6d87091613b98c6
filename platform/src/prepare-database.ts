import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { limitRole } from '@kozyr/kit/limit-role';
import { type FailedTry, waitForDatabase } from '@kozyr/kit/wait-for-database';
import type { Context } from './context';
import { directUrlOf, poolingOf } from './db/addresses';
import { limitsOf } from './db/database';
import { type Env, parseEnv } from './env';
import { halfSetRegisters } from './gateways/exclusion-register/registers';
import { halfSetProvider } from './gateways/oidc/provider';
import { prepareTables, requireTables, warnOfRights } from './prepare-tables';
import { trialOffers, trialSettings } from './refuse-trial';
import { ensureFirstInvitation, ensureFirstOperator } from './services/identity/operators/first-operator';
import { alignProfiles } from './services/kernel/jurisdictions/keep-profiles';
import { learnProfiles } from './services/kernel/jurisdictions/places';
import { scheduleBattles } from './services/rewards/battles/schedule-battles';
import { seedTrialBonuses } from './services/rewards/bonuses/trial-bonuses';
import { beginJackpots } from './services/rewards/jackpots/begin-jackpots';

/** @throws Error in one line */
export function readEnv(): Env {
  const env = parseEnv(process.env);
  const wrong = [...trialSettings(env, process.env), ...halfSetRegisters(env), ...halfSetProvider(env)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return env;
}

/** Waits for the database, and brings its tables and what the product can't do without up to date; the tables unless that is left to the job. */
export async function prepareDatabase(ctx: Context): Promise<void> {
  const say = (_: string, failed: FailedTry) => ctx.log.warn(failed, 'waiting for the database');
  await waitForDatabase(directUrlOf(ctx.env), say);
  await (ctx.env.DATABASE_MIGRATE_AT_START ? prepareTables(ctx.env, ctx.log) : requireTables(ctx.env));
  if (poolingOf(ctx.env).pooled) {
    await limitRole(directUrlOf(ctx.env), limitsOf(ctx.env));
    await waitForDatabase(ctx.env.DATABASE_URL, say);
  }
  await warnOfRights(ctx);
  if (await ensureFirstOperator(ctx)) ctx.log.info('made the first operator, owner');
  if (await ensureFirstInvitation(ctx)) ctx.log.info('owner may open the desk by DESK_FIRST_TOKEN');
  const offers = ctx.env.KOZYR_MODE === 'production' ? await trialOffers(ctx.db) : null;
  if (offers !== null) {
    process.stderr.write(`${offers}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
  if (ctx.env.KOZYR_MODE === 'trial') await seedTrialBonuses(ctx.db, ctx.now());
  const aligned = await alignProfiles(ctx);
  if (aligned > 0) ctx.log.info({ players: aligned }, 'gave players the profiles that are named now');
  await learnProfiles(ctx);
  await beginJackpots(ctx);
  await scheduleBattles(ctx);
}
