import { addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { HOURLY, NO_BREAK } from '../../support/places';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));

const pass = (platform: TestPlatform, minutes: number) => {
  platform.clock.now = addMinutes(platform.clock.now, minutes);
};

async function ask(platform: TestPlatform, player: TestPlayer, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object) {
  const answer = await platform.app.inject({
    method,
    url: method === 'GET' ? '/protection/session' : '/protection/session/check',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    ...(body ? { body } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A player who has been playing lucky-fox for so many minutes, a stake of 1.00 in every ten and one at the end. */
async function playing(platform: TestPlatform, minutes: number) {
  const player = await makePlayer(platform, { game: 1_000_000n });
  const game = await play(platform, player);
  for (let gone = 0; gone < minutes; gone += 10) {
    expect((await game.bet(`r${gone}`, `b${gone}`, '1.00')).status).toBe(200);
    pass(platform, Math.min(10, minutes - gone));
  }
  return { player, game };
}

describe('a gaming session', () => {
  it('counts stakes and wins over all games from the first stake on, and is over after a quarter of an hour without one', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n, bonus: 10_000n });
    expect((await ask(platform, player)).body).toEqual({
      currency: 'uah',
      running: null,
      check: HOURLY,
      break: NO_BREAK,
    });
    const began = platform.clock.now;
    const [fox, rush] = [await play(platform, player), await play(platform, player, 'gold-rush')];
    await fox.bet('r1', 'b1', '20.00');
    pass(platform, 10);
    await rush.play('r1', [
      { action: 'bet', transaction_id: 'b1', amount: '30.00' },
      { action: 'win', transaction_id: 'w1', amount: '45.00', round_closed: true },
    ]);
    await fox.bet('r2', 'b2', '5.00');
    await fox.refund('r2', 'f2', 'b2');
    pass(platform, 14);
    expect((await ask(platform, player)).body).toEqual({
      currency: 'uah',
      running: { began_at: began.toISOString(), seconds: 24 * 60, staked: '50.00', won: '45.00', net: '-5.00' },
      check: { ...HOURLY, due_at: addMinutes(began, 60).toISOString() },
      break: NO_BREAK,
    });
    pass(platform, 1);
    expect((await ask(platform, player)).body.running).toBeNull();
    await fox.bet('r3', 'b3', '1.00');
    await fox.win('r1', 'w1', '7.00');
    expect((await ask(platform, player)).body.running).toMatchObject({ seconds: 0, staked: '1.00', won: '7.00' });
  });
});

describe('a reality check', () => {
  it('once it is due no round begins in any game, one that runs goes on, and a win is paid', async ({ platform }) => {
    const { player, game } = await playing(platform, 60);
    const other = await play(platform, player, 'gold-rush');
    const refused = await other.bet('new', 'new', '1.00');
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: 'REALITY_CHECK_DUE',
        message: 'The player has to see how long they play before another round begins.',
        gaming_session: expect.objectContaining({ seconds: 3600, staked: '6.00', won: '0.00', net: '-6.00' }),
      },
    ]);
    const played = await game.play('played', [{ action: 'bet', transaction_id: 'p', amount: '1.00' }]);
    expect(played.body.error).toBe('REALITY_CHECK_DUE');
    expect((await game.bet('r50', 'more', '1.00')).status).toBe(200);
    expect((await game.win('r50', 'w', '9.00')).status).toBe(200);

    const answered = await ask(platform, player, 'POST');
    expect(answered.body.check).toMatchObject({ every: 60, due_at: addMinutes(platform.clock.now, 60).toISOString() });
    // What was refused stays refused; a bet of its own is taken.
    expect((await other.bet('new', 'new', '1.00')).body.error).toBe('REALITY_CHECK_DUE');
    expect((await other.bet('next', 'next', '1.00')).status).toBe(200);
    pass(platform, 10);
    expect((await other.bet('later', 'later', '1.00')).status).toBe(200);
  });

  it('of 50 stakes at once when it is due none begins a round', async ({ platform }) => {
    const { game } = await playing(platform, 60);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => game.bet(`n${n}`, `n${n}`, '1.00')));
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(['REALITY_CHECK_DUE']));
  });

  it('a check comes as often as the player wants, and not at all to who wants none', async ({ platform }) => {
    const { player, game } = await playing(platform, 20);
    expect((await ask(platform, player, 'PUT', { every: 15 })).body.check.every).toBe(15);
    expect((await game.bet('a', 'a', '1.00')).body.error).toBe('REALITY_CHECK_DUE');
    await ask(platform, player, 'PUT', { every: null });
    expect((await game.bet('b', 'b', '1.00')).status).toBe(200);
    expect((await ask(platform, player)).body.check).toMatchObject({ every: null, due_at: null });
  });

  it('a check is not due to who comes back after a pause, and an answer before it is due harms nothing', async ({
    platform,
  }) => {
    const { player, game } = await playing(platform, 50);
    pass(platform, 20);
    expect((await ask(platform, player, 'POST')).body.running).toBeNull();
    expect((await game.bet('a', 'a', '1.00')).status).toBe(200);
  });

  it.for([10, 0, '15', 'never', undefined])(
    '"%s" minutes is refused, and names what is wrong',
    async (every, { platform }) => {
      const player = await makePlayer(platform);
      const answer = await ask(platform, player, 'PUT', { every });
      expect([answer.status, answer.body.errorCode, answer.body.fields[0].path]).toEqual([
        422,
        'VALIDATION_ERROR',
        'every',
      ]);
    },
  );
});
