import { randomUUID } from 'node:crypto';
import { PLAYER_STATES, type PlayerState } from '@kozyr/contracts/protection';
import { addDays, addMonths } from 'date-fns';
import { describe, expect } from 'vitest';
import { MAY, type StateAct } from '../../../platform/src/services/kernel/protection/rules';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { makePayee } from '../../support/money/withdrawals';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, GAME, moneyOf, play } from '../../support/play/wallet-caller';
import { beginDeposit, callAsPlayer, deedsOf, exclude, putInto, takeTimeOut } from '../../support/protection';
import { PASSWORD, registerPlayer } from '../../support/registration';
import { makeBattle } from '../../support/rewards/battles';
import { makeBonus } from '../../support/rewards/bonuses';
import { makeSpinner } from '../../support/rewards/wheel';

// Players register here, with codes that an address of this machine's own shows.
const it = paymentsTest({ PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(({ platform }) => addGames(platform));

const REFUSALS = {
  timed_out: 'PLAYER_TIMED_OUT',
  self_excluded: 'PLAYER_SELF_EXCLUDED',
  suspended: 'PLAYER_SUSPENDED',
  closed: 'ACCOUNT_CLOSED',
} as const;
/** What each state may, of decision 0085: the rule itself, not what the code makes of it. */
const ALLOWED: Readonly<Record<PlayerState, readonly StateAct[]>> = {
  active: ['sign_in', 'play', 'stake', 'deposit', 'bonus', 'promotion', 'withdraw'],
  timed_out: ['sign_in', 'withdraw'],
  self_excluded: ['sign_in', 'withdraw'],
  suspended: [],
  closed: ['sign_in', 'withdraw'],
};
const STOPPED = PLAYER_STATES.filter((state) => state !== 'active');

const pass = (platform: TestPlatform, days: number) => {
  platform.clock.now = addDays(platform.clock.now, days);
};
const protectionOf = async (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  (await callAsPlayer(platform, player, '/users')).body.protection;
const withdrawalOf = (amount: string) => ({
  amount,
  recipient_name: 'Ada Lovelace',
  return_path: '/uk/cashbox',
  idempotency_key: randomUUID(),
});

describe('what each state may', () => {
  /** Every call that a state may forbid, by what it is to the table. */
  const CALLS = {
    play: (platform: TestPlatform, player: TestPlayer) =>
      callAsPlayer(platform, player, `/games/${GAME}/launch`, { locale: 'uk' }),
    deposit: beginDeposit,
    bonus: async (platform: TestPlatform, player: TestPlayer) => {
      const offer = await makeBonus(platform);
      return callAsPlayer(platform, player, `/bonuses/${offer.id}/subscribe`, {});
    },
    battle: async (platform: TestPlatform, player: TestPlayer) =>
      callAsPlayer(platform, player, `/battles/${await makeBattle(platform)}/enter`, {}),
    cashback: (platform: TestPlatform, player: TestPlayer) =>
      callAsPlayer(platform, player, '/cashback/claim', { idempotency_key: randomUUID() }),
    withdraw: (platform: TestPlatform, player: TestPlayer) =>
      callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('500.00')),
  } as const;
  const ACT_OF = {
    play: 'play',
    deposit: 'deposit',
    bonus: 'bonus',
    battle: 'bonus',
    cashback: 'bonus',
    withdraw: 'withdraw',
  } as const;

  it.for(
    PLAYER_STATES.flatMap((state) => Object.keys(CALLS).map((call) => [state, call as keyof typeof CALLS] as const)),
  )(
    'a player who is %s is answered by the rule when they ask for: %s',
    async ([state, call], { platform, payments }) => {
      const player = await makePayee(payments, 100_000n);
      if (state !== 'active') await putInto(platform, player, state);
      const { body } = await CALLS[call](platform, player);
      const refused = state !== 'active' && !ALLOWED[state].includes(ACT_OF[call]);
      if (refused) expect(body.errorCode).toBe(REFUSALS[state]);
      else expect(Object.values(REFUSALS)).not.toContain(body.errorCode);
      if (call === 'withdraw' && !refused) expect(body.status).toBe('AWAITING_CARD');
    },
  );

  it.for(PLAYER_STATES)('the table of what a player who is %s may is the rule', (state) => {
    const may = Object.entries(MAY[state]).filter(([, allowed]) => allowed);
    expect(may.map(([act]) => act).sort()).toEqual([...ALLOWED[state]].sort());
  });

  it.for(STOPPED)(
    'no stake of a player who is %s is taken, in a batch, alone or in a play; a due win is paid',
    async (state, { platform }) => {
      const player = await makePlayer(platform, { game: 10_000n });
      const game = await play(platform, player);
      expect((await game.bet('before', 'b0', '5.00')).status).toBe(200);
      await putInto(platform, player, state);

      const refused = await game.bet('after', 'b1', '5.00');
      expect([refused.status, refused.body.error]).toEqual([400, 'PLAYER_STOPPED']);
      const played = await game.play('played', [{ action: 'bet', transaction_id: 'b2', amount: '5.00' }]);
      expect([played.status, played.body.error]).toEqual([400, 'PLAYER_STOPPED']);
      expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n, electronic: 0n });

      expect((await game.win('before', 'w0', '20.00')).status).toBe(200);
      expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n, electronic: 2_000n });
    },
  );

  it.for(STOPPED)('the wheel is not turned by a player who is %s', async (state, { platform }) => {
    const player = await makeSpinner(platform);
    await putInto(platform, player, state);
    const { body } = await callAsPlayer(platform, player, '/wheel/spin', {
      seed_hash: 'a'.repeat(64),
      client_seed: 'b'.repeat(16),
    });
    expect(body.errorCode).toBe(REFUSALS[state]);
  });

  it.for(STOPPED)('a player who is %s is shown no bonuses', async (state, { platform }) => {
    const player = await makePlayer(platform);
    await makeBonus(platform);
    const offered = async () => (await callAsPlayer(platform, player, '/bonuses?currency=uah')).body.items.length;
    expect(await offered()).toBeGreaterThan(0);
    await putInto(platform, player, state);
    expect(await offered()).toBe(0);
  });

  it.for(STOPPED)(
    'whether a player who is %s signs in goes by the rule, for the right password alone',
    async (state, { platform }) => {
      const player = await registerPlayer(platform.app);
      await putInto(platform, { id: player.userId }, state);
      const signIn = (password: string) =>
        platform.app.inject({ method: 'POST', url: '/auth/web', body: { username: player.phone, password } });
      const right = await signIn(PASSWORD);
      if (ALLOWED[state].includes('sign_in')) expect(right.json().user.protection.state).toBe(state);
      else expect([right.statusCode, right.json().errorCode]).toEqual([403, REFUSALS[state]]);
      expect((await signIn('not-it-7')).json().errorCode).toBe('INVALID_CREDENTIALS');
    },
  );
});

describe('stopping', () => {
  it('a time-out is made longer and never shorter', async ({ platform }) => {
    const player = await makePlayer(platform);
    const begun = platform.clock.now;
    await takeTimeOut(platform, player, 7);
    expect((await takeTimeOut(platform, player, 1)).body.until).toBe(addDays(begun, 7).toISOString());
    expect((await takeTimeOut(platform, player, 30)).body.until).toBe(addDays(begun, 30).toISOString());
    expect(await deedsOf(platform, player)).toHaveLength(2);
  });

  it.for([0, 31, 1.5, -1, '7', null])(
    'a time-out of %j days is refused with what may be asked for',
    async (days, { platform }) => {
      const player = await makePlayer(platform);
      const answer = await callAsPlayer(platform, player, '/protection/time-out', { days });
      expect([answer.status, answer.body.errorCode, answer.body.fields[0].path]).toEqual([
        422,
        'VALIDATION_ERROR',
        'days',
      ]);
      expect((await protectionOf(platform, player)).state).toBe('active');
    },
  );

  it('a self-exclusion lasts by the calendar, or for ever, and a shorter one changes nothing', async ({ platform }) => {
    const player = await makePlayer(platform);
    const begun = platform.clock.now;
    const until = (months: number) => addMonths(begun, months).toISOString();
    expect((await exclude(platform, player, 'half_year')).body).toEqual({ state: 'self_excluded', until: until(6) });
    pass(platform, 100);
    expect((await exclude(platform, player, 'five_years')).body.until).toBe(
      addMonths(platform.clock.now, 60).toISOString(),
    );
    const longer = await protectionOf(platform, player);
    expect((await exclude(platform, player, 'year')).body).toEqual(longer);
    expect((await takeTimeOut(platform, player, 3)).body).toEqual(longer);
    expect((await exclude(platform, player, 'forever')).body).toEqual({ state: 'self_excluded', until: null });
    expect((await exclude(platform, player, 'five_years')).body).toEqual({ state: 'self_excluded', until: null });
    platform.clock.now = addMonths(begun, 1_200);
    expect((await protectionOf(platform, player)).state).toBe('self_excluded');
  });

  it('of 50 bets and a time-out at once each bet is before it or refused, and the balance is what was taken', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    const game = await play(platform, player);
    const bets = Array.from({ length: 50 }, (_, n) => game.bet(`r${n}`, `b${n}`, '1.00'));
    const [answers] = await Promise.all([Promise.all(bets), takeTimeOut(platform, player, 1)]);
    const taken = answers.filter(({ status }) => status === 200).length;
    for (const { status, body } of answers)
      expect(status === 200 || ['PLAYER_STOPPED', 'SESSION_CLOSED'].includes(body.error ?? '')).toBe(true);
    expect((await moneyOf(platform, player)).game).toBe(100_000n - BigInt(taken) * 100n);
    expect((await game.bet('late', 'late', '1.00')).body.error).toBe('PLAYER_STOPPED');
  });
});

describe('operators', () => {
  it('support excludes for a player, an admin suspends and lifts, and lifting lifts nothing that the player chose', async ({
    platform,
  }) => {
    const [support, admin] = [await makeOperator(platform, 'support'), await makeOperator(platform, 'admin')];
    const player = await makePlayer(platform);
    const at = (what: string) => `/operator/players/${player.id}/${what}`;
    const reason = 'Ticket 4711';
    const excluded = await callAs(platform, support, at('self-exclusion'), { body: { length: 'year', reason } });
    expect(excluded.json()).toMatchObject({ state: 'self_excluded', suspended_at: null });
    const suspended = await callAs(platform, admin, at('suspend'), { body: { reason } });
    expect(suspended.json()).toMatchObject({ state: 'suspended', until: null, suspended_for: reason });
    const again = await callAs(platform, admin, at('suspend'), { body: { reason } });
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    const lifted = await callAs(platform, admin, at('lift-suspension'), { body: { reason } });
    expect(lifted.json()).toMatchObject({ state: 'self_excluded', suspended_at: null, suspended_for: null });
    const nothing = await callAs(platform, admin, at('lift-suspension'), { body: { reason } });
    expect([nothing.statusCode, nothing.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    expect(await deedsOf(platform, player)).toEqual([
      ['operator', 'player_self_excluded', 'self_excluded'],
      ['operator', 'player_suspended', 'suspended'],
      ['operator', 'player_suspension_lifted', 'self_excluded'],
    ]);
    const nobody = await callAs(platform, admin, `/operator/players/${randomUUID()}/suspend`, { body: { reason } });
    expect([nobody.statusCode, nobody.json().errorCode]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the way out', () => {
  it('who has excluded themselves withdraws also what was paid in and never played, without stars, to the last coin', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform);
    await payIn(payments, player, '700.00');
    const terms = async () => (await callAsPlayer(platform, player, '/payments/withdrawals/terms')).body;
    expect(await terms()).toMatchObject({ available: '0.00', block: 'PAYOUT_RATING_TOO_LOW' });
    await takeTimeOut(platform, player, 1);
    expect(await terms()).toMatchObject({ available: '0.00', unplayed_included: false });
    await exclude(platform, player, 'year');
    expect(await terms()).toMatchObject({ available: '700.00', unplayed_included: true, block: null });
    const asked = await callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('695.00'));
    expect([asked.status, asked.body.status]).toEqual([201, 'AWAITING_CARD']);
    expect(await terms()).toMatchObject({ available: '5.00', minimum: '5.00' });
    expect((await callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('5.00'))).status).toBe(201);
    expect(await moneyOf(platform, player)).toMatchObject({ game: 0n });
  });

  it('what was won and taken out before takes nothing from what was paid in and never played', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 100_000n);
    await payIn(payments, player, '700.00');
    expect((await callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('900.00'))).status).toBe(201);
    await exclude(platform, player, 'year');
    const { body } = await callAsPlayer(platform, player, '/payments/withdrawals/terms');
    expect(body).toMatchObject({ available: '800.00' });
  });

  it('a prize in the game balance is no way out, played or not, in one withdrawal or in several', async ({
    platform,
    payments,
  }) => {
    const player = await makePlayer(platform, { game: 30_000n });
    await payIn(payments, player, '700.00');
    const terms = async () => (await callAsPlayer(platform, player, '/payments/withdrawals/terms')).body;
    const game = await play(platform, player);
    // The prize came first, and is played first.
    await game.bet('r1', 'b1', '100.00');
    await exclude(platform, player, 'year');
    expect(await terms()).toMatchObject({ available: '700.00' });
    await callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('600.00'));
    expect(await terms()).toMatchObject({ available: '100.00' });
    await callAsPlayer(platform, player, '/payments/withdrawals', withdrawalOf('100.00'));
    expect(await terms()).toMatchObject({ available: '0.00' });
    expect(await moneyOf(platform, player)).toMatchObject({ game: 20_000n });
    // A stake that comes back is the player's own, whatever it was of before.
    await game.refund('r1', 'f1', 'b1');
    expect(await terms()).toMatchObject({ available: '100.00' });
  });

  it('money of promotions in the game balance is no way out: no more than was paid in', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 50_000n });
    await exclude(platform, player, 'year');
    expect((await callAsPlayer(platform, player, '/payments/withdrawals/terms')).body).toMatchObject({
      available: '0.00',
    });
  });
});
