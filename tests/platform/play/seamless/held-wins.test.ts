import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../../platform/src/db/schema/audit';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../../support/operators';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, moneyOf, play, roundsOf } from '../../../support/play/wallet-caller';

/** Its rounds win 3 stakes at most. */
const SMALL = 'gold-rush';
let olena: TestOperator;
let taras: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  olena = await makeOperator(platform, 'finance');
  taras = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const setting = (platform: TestPlatform, code: string, value: string | null) =>
  callAs(platform, taras, `/operator/settings/${code}`, { method: 'PUT', body: { value } });
const approve = (platform: TestPlatform, who: TestOperator, id: string) =>
  callAs(platform, who, `/operator/held-wins/${id}/approve`, { method: 'POST' });
const deny = (platform: TestPlatform, who: TestOperator, id: string, note: string) =>
  callAs(platform, who, `/operator/held-wins/${id}/deny`, { body: { note } });
const heldOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await callAs(platform, support, '/operator/held-wins', { query: { player: player.id } })).json().items;
const stuckOf = async (platform: TestPlatform, kind: string) =>
  (await callAs(platform, support, '/operator/stuck'))
    .json()
    .items.filter((item: { kind: string }) => item.kind === kind);
const detailOf = async (platform: TestPlatform, player: TestPlayer) => {
  const [{ id }] = (await roundsOf(platform, player)).items;
  return (await platform.app.inject({ url: `/rounds/${id}`, headers: player.bearer })).json();
};
async function eventsOf(platform: TestPlatform, player: TestPlayer, type: string) {
  const { rows } = await platform.ctx.db.$client.query(
    "select payload from player_events where user_id = $1 and payload->>'type' = $2 order by id",
    [player.id, type],
  );
  return rows.map(({ payload }) => payload);
}

describe('a win that its round cannot have', () => {
  it('a win that its round cannot have is accepted, kept aside and told, and the same again whatever is decided', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const game = await play(platform, player);
    await game.bet('r', 'b', '5.00');
    const first = await game.win('r', 'w', '9999999.00');
    expect([first.status, first.body]).toEqual([
      200,
      { transaction_id: game.id('w'), balance: '5.00', currency: 'uah', status: 'pending_review' },
    ]);
    expect((await game.win('r', 'w', '9999999.00')).text).toBe(first.text);
    expect((await game.win('r', 'w', '9999998.00')).body.error).toBe('DUPLICATE_TRANSACTION');
    expect(await moneyOf(platform, player)).toEqual({ game: 500n, electronic: 0n, bonus: 0n });
    const round = await detailOf(platform, player);
    expect(round).toMatchObject({ status: 'open', win: '0.00', held: '9999999.00', settled_at: null });
    expect(round.movements.map(({ kind }: { kind: string }) => kind)).toEqual(['bet']);
    expect(round.held_wins).toMatchObject([{ amount: '9999999.00', status: 'pending', note: null }]);
    expect(await eventsOf(platform, player, 'held-win')).toMatchObject([
      { round: round.id, currency: 'uah', win: { status: 'pending', amount: '9999999.00' } },
    ]);
    const [held] = await heldOf(platform, player);
    expect(held).toMatchObject({ reason: 'above_multiplier', stake: '5.00', bound: '25000.00', provider: 'north' });
    expect(await stuckOf(platform, 'win_held')).toContainEqual(
      expect.objectContaining({
        id: held.id,
        player: player.id,
        amount: '9999999.00',
        what: expect.stringContaining('25000.00'),
      }),
    );
    expect((await game.bet('r', 'b2', '1.00')).body.error).toBe('ROUND_CLOSED');
    await deny(platform, olena, held.id, 'The game was faulty.');
    expect((await game.win('r', 'w', '9999999.00')).text).toBe(first.text);
  });

  it('a win that its round cannot have is so by all wins of the round together, and in a sum above the setting', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 10_000n });
    const game = await play(platform, player, SMALL);
    await game.bet('r', 'b', '10.00');
    expect((await game.win('r', 'w1', '20.00', false)).body.status).toBeUndefined();
    expect((await game.win('r', 'w2', '10.01', false)).body.status).toBe('pending_review');
    expect((await game.win('r', 'w3', '0.01')).body.status).toBe('pending_review');
    expect(await moneyOf(platform, player)).toEqual({ game: 9_000n, electronic: 2_000n, bonus: 0n });
    await setting(platform, 'WIN_MAXIMUM_UAH', '25.00');
    await game.bet('r2', 'b2', '10.00');
    expect((await game.win('r2', 'w4', '25.00', false)).body.status).toBeUndefined();
    expect((await game.win('r2', 'w5', '0.01')).body.status).toBe('pending_review');
    expect(await heldOf(platform, player)).toContainEqual(
      expect.objectContaining({ reason: 'above_setting', bound: '25.00' }),
    );
    const read = await platform.app.inject({ url: '/settings?tag=RESTRICTION', headers: player.bearer });
    expect(read.body).not.toContain('WIN_MAXIMUM');
    await setting(platform, 'WIN_MAXIMUM_UAH', null);
  });

  it('a win that its round cannot have alarms when it comes after the round was closed, and leaves what was settled', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const game = await play(platform, player);
    await game.bet('r', 'b', '5.00');
    await game.win('r', 'w', '6.00');
    expect((await game.win('r', 'again', '6.00')).body).toMatchObject({ status: 'pending_review', balance: '11.00' });
    expect((await game.win('r', 'nothing', '0.00')).body.status).toBeUndefined();
    expect(await detailOf(platform, player)).toMatchObject({ status: 'settled', win: '6.00', held: '6.00' });
    const [held] = await heldOf(platform, player);
    expect(held).toMatchObject({ reason: 'after_close', bound: null, won_before: '6.00' });
    expect(await stuckOf(platform, 'win_after_close')).toContainEqual(expect.objectContaining({ id: held.id }));
  });

  it('a win that its round cannot have cannot be carried past its bound by a bet that leaves', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    const game = await play(platform, player, SMALL);
    await game.bet('r', 'large', '900.00');
    await game.bet('r', 'small', '1.00');
    expect((await game.win('r', 'w', '2700.00')).body.status).toBeUndefined();
    for (const undo of ['refund', 'rollback'] as const)
      expect((await game[undo]('r', undo, 'large')).body.error).toBe('ROUND_CLOSED');
    expect((await game.rollback('r', 'undo-win', 'w')).status).toBe(200);
    expect((await game.refund('r', 'refund', 'large')).status).toBe(200);
    expect((await game.win('r', 'w2', '2700.00')).body.status).toBe('pending_review');
    expect((await game.refund('r', 'f2', 'small')).body.error).toBe('ROUND_CLOSED');
    expect(await moneyOf(platform, player)).toEqual({ game: 99_900n, electronic: 0n, bonus: 0n });
  });
});

describe('a held win', () => {
  async function heldWin(platform: TestPlatform, start = { game: 500n, bonus: 500n }) {
    const player = await makePlayer(platform, start);
    const game = await play(platform, player, SMALL);
    await game.bet('r', 'b', '10.00');
    await game.win('r', 'w', '40.00');
    const [held] = await heldOf(platform, player);
    return { player, game, id: String(held.id) };
  }

  it('a held win is paid once by two people to where it would have gone, also to a player who is blocked', async ({
    platform,
  }) => {
    const { player, game, id } = await heldWin(platform);
    await platform.ctx.db.$client.query(
      "update sessions set ended_at = now(), end_reason = 'password_change' where user_id = $1",
      [player.id],
    );
    await platform.ctx.db.$client.query('update game_sessions set closed_at = now() where user_id = $1', [player.id]);
    const proposed = await approve(platform, olena, id);
    expect([proposed.statusCode, proposed.json().proposed_by]).toEqual([202, olena.name]);
    const alone = await approve(platform, olena, id);
    expect([alone.statusCode, alone.json().errorCode]).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect((await approve(platform, support, id)).statusCode).toBe(403);
    const paid = await Promise.all(Array.from({ length: 6 }, () => approve(platform, taras, id)));
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 2_000n, bonus: 2_000n });
    expect((await deny(platform, olena, id, 'Too late.')).json().errorCode).toBe('STATE_CONFLICT');
    expect(await eventsOf(platform, player, 'held-win')).toMatchObject([
      { win: { status: 'pending' } },
      { win: { status: 'approved' } },
    ]);
    const { rows } = await platform.ctx.db.$client.query(
      'select status, held::text, (win_electronic + win_bonus)::text as won, settled_at is not null as settled from rounds where user_id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ status: 'settled', held: '0', won: '4000', settled: true }]);
    const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
    expect(deeds.map(({ action }) => action)).toEqual(['held_win_proposed', 'held_win_approved']);
    // What was paid is the provider's win from then on, and may be rolled back as any other.
    expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('0.00');
  });

  it('a held win is denied by one, who says why, and its round is lost', async ({ platform }) => {
    const { player, id } = await heldWin(platform);
    expect((await deny(platform, olena, id, '')).statusCode).toBe(422);
    expect((await deny(platform, olena, id, 'The game was faulty.')).json()).toMatchObject({ status: 'DENIED' });
    expect((await deny(platform, olena, id, 'The game was faulty.')).statusCode).toBe(200);
    expect((await approve(platform, taras, id)).json().errorCode).toBe('STATE_CONFLICT');
    const round = await detailOf(platform, player);
    expect(round).toMatchObject({ status: 'settled', win: '0.00', held: '0.00' });
    expect(round.held_wins).toMatchObject([{ status: 'denied', note: 'The game was faulty.' }]);
    expect((await eventsOf(platform, player, 'held-win')).at(-1)).toMatchObject({
      win: { note: 'The game was faulty.' },
    });
    expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 0n });
  });

  it('a held win is taken back by its provider while it waits, and by nobody paid after that', async ({ platform }) => {
    const { player, game, id } = await heldWin(platform);
    expect((await game.rollback('r', 'k', 'w')).body.balance).toBe('0.00');
    expect(await detailOf(platform, player)).toMatchObject({
      status: 'open',
      held: '0.00',
      held_wins: [{ status: 'withdrawn' }],
    });
    expect((await approve(platform, olena, id)).json().errorCode).toBe('STATE_CONFLICT');
    expect((await game.refund('r', 'f', 'b')).body.balance).toBe('10.00');
  });

  it('a held win is decided once when approval, denial and rollback come together', async ({ platform }) => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { player, game, id } = await heldWin(platform);
      await approve(platform, olena, id);
      await Promise.all([
        approve(platform, taras, id),
        deny(platform, olena, id, 'No.  Really.'),
        game.rollback('r', 'k', 'w'),
      ]);
      const [{ status }] = await heldOf(platform, player);
      const { game: own, electronic, bonus } = await moneyOf(platform, player);
      // Approved first, the rollback finds it paid and takes it back; or it came before, and nothing was paid.
      const standing = (await detailOf(platform, player)).win;
      expect(own + electronic + bonus).toBe(standing === '40.00' ? 4_000n : 0n);
      expect(['APPROVED', 'DENIED', 'WITHDRAWN']).toContain(status);
    }
  });
});

describe("a provider's day", () => {
  it('a provider’s day over its limit switches it off: wins are paid, nothing is staked, and an operator begins anew', async ({
    platform,
  }) => {
    await setting(platform, 'PROVIDER_DAILY_LOSS_MAXIMUM_KZT', '100.00');
    const players = await Promise.all(
      Array.from({ length: 3 }, () => makePlayer(platform, { game: 100_000n }, { currency: 'kzt' })),
    );
    const games = await Promise.all(players.map((player) => play(platform, player)));
    const [one, two, three] = games;
    if (!one || !two || !three) throw new Error('Three players sit down.');
    for (const [place, game] of games.entries())
      for (const round of ['r1', 'r2']) await game.bet(round, `b-${round}-${place}`, '10.00');
    await one.win('r1', 'w', '70.00');
    await two.win('r1', 'w', '40.00', false);
    expect(await stuckOf(platform, 'provider_stopped')).toEqual([]);
    expect((await three.win('r1', 'w', '0.00')).status).toBe(200);
    expect(await stuckOf(platform, 'provider_stopped')).toEqual([]);
    await two.win('r1', 'w2', '10.01', false);
    const [stopped] = await stuckOf(platform, 'provider_stopped');
    expect(stopped).toMatchObject({ id: 'north', currency: 'kzt', what: expect.stringContaining('100.00') });
    expect((await one.bet('r4', 'b4', '10.00')).body.error).toBe('GAME_UNAVAILABLE');
    expect((await one.win('r2', 'w2', '30.00')).body.balance).toBe('1080.00');
    const [deed] = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.actor, 'provider_limit'));
    expect(deed).toMatchObject({ action: 'provider_switched', subject: 'north', details: { after: 'off' } });

    await callAs(platform, taras, '/operator/providers/north', { method: 'PUT', body: { enabled: true } });
    expect(await stuckOf(platform, 'provider_stopped')).toEqual([]);
    expect((await one.bet('r5', 'b5', '10.00')).status).toBe(200);
    await one.win('r5', 'w5', '100.00');
    expect((await one.bet('r6', 'b6', '10.00')).status).toBe(200);
    await setting(platform, 'PROVIDER_DAILY_LOSS_MAXIMUM_KZT', null);
  });
});
