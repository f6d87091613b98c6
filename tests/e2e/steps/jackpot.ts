import { expect, type Page } from '@playwright/test';
import { accessToken, callApi } from './money';
import { askDatabase } from './platform-database';

/** Somebody else's settled stake, as the platform queues it, that leaves the jackpot of clubs one tiyn of a stake from dropping. */
const STAKE = `
  insert into settlements (round_id, user_id, game, currency, staked, won, paid, real_change, real, begun_at, settled_at)
  select gen_random_uuid(), $1, $2, 'kzt', missing, 0, 0, missing, missing, now(), now()
  from (select ((trigger + topped_up) * 1000000 - value - 1) / share as missing from jackpot_pots
    where level = 'clubs' and currency = 'kzt' and dropped_at is null) as pot
  where missing > 0 returning id`;

/** What the jackpot of clubs in tenge will pay. */
const WORTH = `
  select (trigger + topped_up)::text as worth from jackpot_pots
  where level = 'clubs' and currency = 'kzt' and dropped_at is null`;

/**
 * Lets another player stake until the jackpot of clubs in tenge drops by the least stake: it would take thousands of rounds. The
 * platform counts that stake as it counts any. @returns what the jackpot will pay, minor units
 */
export async function bringClubsNear(other: Page, game: string): Promise<bigint> {
  const { id } = await callApi<{ id: string }>(other, await accessToken(other), '/users');
  const queued = await askDatabase<{ id: string }>(STAKE, [id, game]);
  const ids = queued.map((row) => row.id);
  const waiting = async () => (await askDatabase('select from settlements where id = any($1)', [ids])).length;
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
  const [pot] = await askDatabase<{ worth: string }>(WORTH);
  return BigInt(pot?.worth ?? 0);
}
