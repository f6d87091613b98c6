import type { ShownAs } from '@kozyr/contracts/nicknames';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { nicknames, playerNames } from '../../../../platform/src/db/schema/nicknames';
import { foldNickname } from '../../../../platform/src/services/identity/nicknames/rules';
import { maskedName } from '../../../../platform/src/services/kernel/players/player-view';
import { CURVE, chips, type Seated, stake, type TableHarness, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

const AVATAR = { suit: 'clubs', colour: 'gold', pattern: 'lattice' } as const;

/** A player at a table, with a nickname, who is read by others in this way. */
async function sit(tables: TableHarness, nickname: string, shown: ShownAs, table = WHEEL): Promise<Seated> {
  const seated = await tables.seat(table);
  const { db } = tables.platform.ctx;
  const userId = seated.player.id;
  await db.insert(nicknames).values({ userId, nickname, folded: foldNickname(nickname) });
  await db.insert(playerNames).values({ userId, ...AVATAR, shown, chosenAt: tables.platform.clock.now });
  return seated;
}

it('a table shows each player as they let others read them, and who is hidden is counted alone', async ({ tables }) => {
  const names = tables.names();
  const [open, masked, hidden] = [
    await sit(tables, 'Лелека', 'nickname'),
    await sit(tables, 'Маска', 'masked'),
    await sit(tables, 'Схована', 'hidden'),
  ];
  await tables.until(WHEEL, 'open');
  await tables.bet(WHEEL, open.session, chips(['straight-7', 10], ['red', 40], ['dozen-1', 30], ['even', 20]));
  await tables.bet(WHEEL, masked.session, chips(['black', 20]));
  await tables.bet(WHEEL, hidden.session, chips(['odd', 777]));
  const changed = vi.fn();
  names.onChange(changed);
  expect((await tables.read(WHEEL, names.nameOf)).bets).toEqual([]);
  await expect.poll(() => changed.mock.calls).toHaveLength(1);
  const state = await tables.read(WHEEL, names.nameOf);
  expect(state.players).toEqual({ money: 3, credits: 0 });
  expect(state.bets).toMatchObject([
    { name: 'Лелека', avatar: AVATAR, amount: '100.00', spots: ['red', 'dozen-1', 'even'], more_spots: 1 },
    {
      name: maskedName(tables.platform.ctx.env.PSEUDONYM_SECRET, masked.player.id),
      ...{ avatar: null, amount: '20.00', spots: ['black'], more_spots: 0 },
    },
  ]);
  const text = JSON.stringify(state);
  // With its point: a hash may have any three digits in it.
  expect(text).not.toMatch(/Маска|Схована|777\./);
  for (const { player, session } of [open, masked, hidden])
    for (const id of [player.id, session.id, session.holder, session.wallet_session ?? ''])
      expect(text).not.toContain(id);
  // Their own client finds them by a reference that no other round has.
  const own = await tables.entryOf(open);
  expect(state.bets[0]?.ref).toBe(own.name);
  await tables.until(WHEEL, 'result');
  await tables.until(WHEEL, 'open');
  await tables.bet(WHEEL, open.session, chips(['red', 10]));
  expect((await tables.entryOf(open)).name).not.toBe(own.name);
  names.stop();
});

it('no name is written down by the studio, so one that is taken away or hidden is gone from rounds that were', async ({
  tables,
}) => {
  const names = tables.names();
  const open = await sit(tables, 'Тростина', 'nickname', CURVE);
  await tables.until(CURVE, 'open');
  await tables.bet(CURVE, open.session, stake(10));
  const changed = vi.fn();
  names.onChange(changed);
  await tables.read(CURVE, names.nameOf);
  await expect.poll(() => changed.mock.calls).toHaveLength(1);
  expect((await tables.read(CURVE, names.nameOf)).bets).toMatchObject([{ name: 'Тростина' }]);
  const { rows } = await tables.deps.pool.query(
    'select row_to_json(e)::text as entry, row_to_json(s)::text as session from live_entries e join sessions s on s.id = e.session_id',
  );
  expect(JSON.stringify(rows)).not.toContain('Тростина');
  await tables.platform.ctx.db
    .update(playerNames)
    .set({ shown: 'hidden' })
    .where(eq(playerNames.userId, open.player.id));
  // What another process learns now, and this one within seconds.
  const fresh = tables.names();
  await tables.read(CURVE, fresh.nameOf);
  await expect.poll(() => tables.read(CURVE, fresh.nameOf)).toMatchObject({ bets: [] });
  expect((await tables.read(CURVE, fresh.nameOf)).players).toEqual({ money: 1, credits: 0 });
  names.stop();
  fresh.stop();
});
