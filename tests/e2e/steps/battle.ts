import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { accessToken, callApi, playOn } from './money';
import { operator } from './operator';
import type { Person } from './player';

/** A battle of hryvnia stakes of 10 and more, beside those of the schedule. @returns its id */
export async function addBattle(prizes: string): Promise<string> {
  const options = ['--tier', 'gold', '--currency', 'uah', '--seconds', '900', '--grace', '1', '--min', '10'];
  const made = await operator('battles', 'create', ...options, '--prizes', prizes, '--json');
  return (JSON.parse(made) as { id: string }).id;
}

/** Ends a battle now, as though its time were over: fifteen minutes can't be waited for. The platform does the rest. */
export async function endBattle(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.PLATFORM_DATABASE });
  await client.connect();
  try {
    await client.query(`update battles set ends_at = now() where id = $1 and state = 'open'`, [id]);
  } finally {
    await client.end();
  }
}

type OwnRank = { standing: { stakes: number; score: string; place: number | null } };

export async function rankIn(page: Page, battle: string): Promise<OwnRank['standing']> {
  return (await callApi<OwnRank>(page, await accessToken(page), `/battles/${battle}/standing`)).standing;
}

/** Plays through the qualification and on until a win has made a score. @returns it, in hundredths */
export async function playForScore(page: Page, person: Person, battle: string): Promise<bigint> {
  let played = 0;
  let score = 0n;
  while (score === 0n) {
    const spins = played === 0 ? 26 : 3;
    await playOn(page, person, { spins, stake: '10', won: 0n });
    played += spins;
    // Settled rounds are counted in lots, within a second.
    await expect.poll(async () => (await rankIn(page, battle)).stakes).toBeGreaterThanOrEqual(played);
    score = BigInt((await rankIn(page, battle)).score.replace('.', ''));
  }
  return score;
}
