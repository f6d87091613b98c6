import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../../../platform/src/db/database';
import { checkRounds } from '../../../platform/src/services/play/rounds/check-rounds';
import { makePlayer } from '../../support/funded-player';
import { it } from '../../support/platform-test';
import { addGames, openSession, play } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const BONUS = 'each bonus of a round is one of its player';
const CALL = 'each call names a round of its player and integration';
const LATE = 'each round that was settled late is kept as late, for its player';
const SESSION = 'each round belongs to a session of its player, game and currency';

it('what a round or a call refers to and is not there, or is somebody else’s, is found', async ({ platform }) => {
  const [ours, theirs] = [await makePlayer(platform, { game: 1_000n }), await makePlayer(platform, { game: 1_000n })];
  const { bet, win } = await play(platform, ours);
  await bet('one', 'bet', '1.00');
  await win('one', 'win', '0.50');
  const foreign = await openSession(platform, theirs);
  expect(await checkRounds(platform.ctx.db)).toEqual([]);

  /** What is broken while it is so; nothing of it stays. */
  const brokenBy = async (spoil: (db: Queryable) => Promise<unknown>): Promise<string[]> => {
    let laws: string[] = [];
    const undone = new Error('undone');
    await platform.ctx.db
      .transaction(async (tx) => {
        await spoil(tx);
        laws = (await checkRounds(tx)).map(({ law }) => law);
        throw undone;
      })
      .catch((error) => expect(error).toBe(undone));
    return laws;
  };

  expect(await brokenBy((db) => db.execute(sql`update rounds set session_id = ${randomUUID()}`))).toEqual([SESSION]);
  expect(await brokenBy((db) => db.execute(sql`update rounds set session_id = ${foreign}`))).toEqual([SESSION]);
  expect(await brokenBy((db) => db.execute(sql`update rounds set game = 'no-game'`))).toEqual([SESSION]);
  expect(await brokenBy((db) => db.execute(sql`update rounds set user_bonus_id = ${randomUUID()}`))).toEqual([BONUS]);
  expect(await brokenBy((db) => db.execute(sql`update seamless_calls set round_id = ${randomUUID()}`))).toEqual([CALL]);
  expect(await brokenBy((db) => db.execute(sql`delete from rounds`))).toEqual([CALL]);
  expect(
    await brokenBy((db) => db.execute(sql`update rounds set created_at = settled_at - interval '48 hours'`)),
  ).toEqual([LATE]);
});
