import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from './db/database';
import { bonuses } from './db/schema/bonuses';
import type { Env } from './env';
import { countriesWithout, TRIAL } from './services/kernel/jurisdictions/rules';
import { trialBonusIds } from './services/rewards/bonuses/trial-bonuses';

/**
 * Which settings of a trial stand in the way of real players; the empty list for a trial.
 * @param source the environment itself: what is not said falls back to the sandbox of this machine
 */
export function trialSettings(
  env: Pick<Env, 'KOZYR_MODE' | 'OUTBOX_ENABLED' | 'JURISDICTIONS'>,
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  if (env.KOZYR_MODE !== 'production') return [];
  const wrong: string[] = [];
  if (!source.GATEWAY_URL)
    wrong.push('KOZYR_MODE=production needs GATEWAY_URL, a payment gateway: the sandbox takes no money.');
  if (env.OUTBOX_ENABLED === true)
    wrong.push(
      'OUTBOX_ENABLED=true shows the messages to players with their codes, which production never does: unset it.',
    );
  const without = countriesWithout(env.JURISDICTIONS).join(' and ');
  if (env.JURISDICTIONS.includes(TRIAL))
    wrong.push('KOZYR_MODE=production needs JURISDICTIONS, the profiles that hold, such as UA,KZ,EU,US,RU.');
  else if (without !== '')
    wrong.push(`JURISDICTIONS names no profile for ${without}, where players register: add them, be they closed.`);
  return wrong;
}

/** What of the trial's bonuses is still on offer, in a line; null when nothing is. */
export async function trialOffers(db: Database): Promise<string | null> {
  const offered = await db
    .select({ name: bonuses.name })
    .from(bonuses)
    .where(and(inArray(bonuses.id, trialBonusIds()), eq(bonuses.status, 'ACTIVE')));
  if (offered.length === 0) return null;
  const names = [...new Set(offered.map(({ name }) => name))].join(', ');
  return `This database offers the trial's bonuses (${names}). Begin production with a database of its own, or start it as a trial once more and take them off: npm run operator -- bonuses change <id> --terms '{"status": "DRAFT"}'.`;
}
