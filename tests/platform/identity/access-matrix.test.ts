import type { Endpoint } from '@kozyr/contracts/endpoint';
import { endpoints } from '@kozyr/contracts/endpoints';
import { NOTIFICATION_KINDS } from '@kozyr/contracts/notifications';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { fund } from '../../support/funded-player';
import { paymentsTest } from '../../support/money/payments-test';
import { tellOfAnswer } from '../../support/notifications';
import type { TestPlatform } from '../../support/platform';
import { addGames, play, roundsOf } from '../../support/play/wallet-caller';
import { PASSWORD, type RegisteredPlayer, registerPlayer } from '../../support/registration';
import { STRANGERS } from '../../support/strangers';

const it = paymentsTest({ OUTBOX_ENABLED: 'true' });
let owner: RegisteredPlayer;
let other: RegisteredPlayer;
let depositId: string;
let withdrawalId: string;
let notificationId: string;
const savedCardId = crypto.randomUUID();
/** A round that the owner played, and the session it was played in. */
let roundId: string;
let gameSessionId: string;
it.beforeAll(async ({ platform }) => {
  owner = await registerPlayer(platform.app);
  other = await registerPlayer(platform.app);
  const deposit = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: owner.headers,
    body: {
      amount: '100.00',
      method: 'visa',
      return_path: '/uk/cashbox',
      idempotency_key: crypto.randomUUID(),
    },
  });
  depositId = deposit.json().deposit.id;
  const now = platform.clock.now;
  const card = { brand: 'visa', lastFour: '4242', goodUntil: '2049-12', savedAt: now, usedAt: now } as const;
  await platform.ctx.db
    .insert(savedCards)
    .values({ id: savedCardId, userId: owner.userId, gateway: 'hosted', sealedToken: 'sealed', ...card });

  await tellOfAnswer(platform, { id: owner.userId });
  const told = await platform.app.inject({ url: '/users/notifications', headers: owner.headers });
  notificationId = told.json().items[0].id;

  await addGames(platform);
  const player = { id: owner.userId, currency: 'uah', bearer: owner.headers } as const;
  await fund(platform, player, { game: 1000n, electronic: 10_000n });
  await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, owner.userId));
  const withdrawal = await platform.app.inject({
    method: 'POST',
    url: '/payments/withdrawals',
    headers: owner.headers,
    body: withdrawalBody(),
  });
  withdrawalId = withdrawal.json().id;
  const game = await play(platform, player);
  await game.bet('1', 'b1', '5.00');
  gameSessionId = game.session_id;
  roundId = (await roundsOf(platform, player)).items[0].id;
});

const every = Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [name, endpoint]);
const bearers = every.filter(([, { auth }]) => auth === 'bearer');

/** A path with its parameters filled in: what is the owner's where it names something of a player. */
function pathOf(endpoint: Endpoint): string {
  const own = {
    '/rounds/': roundId,
    '/game-sessions/': gameSessionId,
    '/payments/withdrawals/': withdrawalId,
    '/users/notifications/': notificationId,
    '/payments/cards/': savedCardId,
  };
  const id = Object.entries(own).find(([start]) => endpoint.path.startsWith(start))?.[1] ?? depositId;
  const values: Record<string, string> = { id, token_type: 'phone', slug: 'nothing-of-that-name', side: 'front' };
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
}

/** An ISO day so many days from today: the ledger's moments are the database's own. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function withdrawalBody() {
  return {
    amount: '100.00',
    recipient_name: 'Ada Lovelace',
    idempotency_key: crypto.randomUUID(),
    return_path: '/uk/cashbox',
  };
}

/** Bodies that are well formed, so that a refusal is about who asks. */
const BODIES: Record<string, object> = {
  createDeposit: {
    amount: '100.00',
    method: 'visa',
    return_path: '/uk/cashbox',
    idempotency_key: crypto.randomUUID(),
  },
  createWithdrawal: withdrawalBody(),
  claimCashback: { idempotency_key: crypto.randomUUID() },
  launchGame: { locale: 'uk' },
  takeTaskReward: { day: '2026-03-02', task: 'slots-rounds' },
  spinWheel: { seed_hash: 'a'.repeat(64), client_seed: 'matrix' },
  turnJackpotCard: { position: 0 },
  mergeFavourites: { games: ['nothing-of-that-name'] },
  mergeRecentGames: { games: [{ slug: 'nothing-of-that-name', played_at: '2026-03-01T10:00:00Z' }] },
  recallRound: { locale: 'uk' },
  personaliseTexts: { texts: ['<p>{{login}}</p>'] },
  changePassword: { oldPassword: 'not-it-at-all', newPassword: PASSWORD },
  setUpSecondFactor: { password: 'not-it-at-all' },
  confirmSecondFactor: { code: '000000' },
  replaceRecoveryCodes: { code: '000000' },
  disableSecondFactor: { password: 'not-it-at-all', code: '000000' },
  chooseNickname: { nickname: 'Matrix' },
  setAppearance: { avatar: { suit: 'clubs', colour: 'gold', pattern: 'plain' }, shown: 'masked' },
  reportNickname: { nickname: 'Nobody', reason: 'insult' },
  startFundsCheck: { document_kind: 'payslip' },
  startIdentityCheck: {
    full_name: 'Ada Lovelace',
    date_of_birth: '1985-12-10',
    document_kind: 'passport',
    document_country: 'UA',
    document_number: 'AB123456',
  },
  addPhone: { phone: '0991234567', countryCode: 'UA' },
  verifyPhone: { code: '000000' },
  initVerification: { token: '0991234567', action: 'BONUS_ACTIVATION', countryCode: 'UA' },
  verifyVerification: { code: '0000' },
  sendChatMessage: { text: 'Hello', idempotency_key: crypto.randomUUID() },
  readChat: { up_to: '1' },
  leaveContactRequest: { email: 'guest@example.com', text: 'Hello', idempotency_key: crypto.randomUUID() },
  setNotificationSettings: {
    choices: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { centre: true, push: true }])),
    quiet: { from: '23:00', to: '08:00' },
  },
  subscribePush: { subscription: null },
};
const QUERIES: Record<string, Record<string, string>> = {
  getSettings: { tag: 'RESTRICTION' },
  exportHistory: { from: dayFromNow(-300), to: dayFromNow(2) },
  searchGames: { q: 'gold' },
};

const ask = (platform: TestPlatform, [name, endpoint]: [string, Endpoint], headers: Record<string, string> = {}) =>
  platform.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers,
    query: QUERIES[name] ?? {},
    ...(endpoint.method === 'GET' ? {} : { body: BODIES[name] ?? {} }),
  });

/** What tells the owner from anybody else. */
const traces = () => [
  ...[owner.userId, owner.phone, owner.refreshToken],
  ...[depositId, withdrawalId, savedCardId, roundId, gameSessionId, notificationId],
];

describe.each(Object.keys(STRANGERS))('%s', (stranger) => {
  it.for(bearers)(`${stranger} is refused %s`, async ([name, endpoint], { platform }) => {
    const answer = await ask(platform, [name, endpoint], await STRANGERS[stranger]?.({ platform: platform, owner }));
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    expect(Object.keys(answer.json()).sort()).toEqual(['errorCode', 'message', 'requestId']);
    for (const trace of traces()) expect(answer.body).not.toContain(trace);
  });
});

describe('another player', () => {
  it.for(every)('another player is told nothing of the owner by %s', async ([name, endpoint], { platform }) => {
    const answer = await ask(platform, [name, endpoint], other.headers);
    for (const trace of traces()) expect(answer.body).not.toContain(trace);
    expect(answer.statusCode).toBeLessThan(500);
    if (endpoint.path.includes('{id}')) expect(answer.statusCode).toBe(404);
  });
});

describe('the owner', () => {
  it('the owner is told what is theirs by every endpoint', async ({ platform }) => {
    const of = (name: keyof typeof endpoints) => ask(platform, [name, endpoints[name]], owner.headers);
    expect((await of('getUser')).json().id).toBe(owner.userId);
    expect((await of('getDeposit')).json().id).toBe(depositId);
    expect((await of('listDeposits')).body).toContain(depositId);
    expect((await of('listSavedCards')).json().items).toMatchObject([{ id: savedCardId }]);
    expect((await of('getWithdrawal')).json()).toMatchObject({ id: withdrawalId, status: 'AWAITING_CARD' });
    expect((await of('listWithdrawals')).body).toContain(withdrawalId);
    expect((await of('exportHistory')).body).toContain(withdrawalId);
    expect((await of('listHistory')).body).toContain(withdrawalId);
    expect((await of('getRound')).json()).toMatchObject({ id: roundId, stake: '5.00' });
    expect((await of('getGameSession')).json()).toMatchObject({ id: gameSessionId, staked: '5.00' });
    expect((await of('listNotifications')).body).toContain(notificationId);
  });
});

describe('cookies alone', () => {
  const spent = async (platform: TestPlatform) => {
    const { app } = platform;
    const player = await registerPlayer(app);
    const cookies = { '__Host-kozyr_refresh': player.refreshToken };
    const headers = { 'x-requested-with': 'kozyr' };
    const { tokens } = (await app.inject({ method: 'POST', url: '/auth/refresh', headers, cookies })).json();
    // Only an answer that a call shows to have arrived makes the token before it of use to nobody but a thief.
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await app.inject({ url: '/users', headers: { authorization } })).statusCode).toBe(200);
    platform.clock.now = new Date(platform.clock.now.getTime() + 11_000);
    return { player, cookies, renewed: { authorization } };
  };

  it('cookies alone open no bearer endpoint, be they good or spent', async ({ platform }) => {
    const { player, cookies } = await spent(platform);
    for (const each of [cookies, { '__Host-kozyr_refresh': player.refreshToken }])
      for (const [name, endpoint] of bearers.filter(([, { method }]) => method === 'GET')) {
        const answer = await platform.app.inject({
          url: pathOf(endpoint),
          query: QUERIES[name] ?? {},
          cookies: each,
        });
        expect(answer.statusCode).toBe(401);
      }
  });

  it('a spent cookie ends the whole family of its session', async ({ platform }) => {
    const { player, cookies, renewed } = await spent(platform);
    const headers = { 'x-requested-with': 'kozyr' };
    const again = await platform.app.inject({ method: 'POST', url: '/auth/refresh', headers, cookies });
    expect(again.statusCode).toBe(401);
    for (const bearer of [player.headers, renewed])
      expect((await platform.app.inject({ url: '/users', headers: bearer })).statusCode).toBe(401);
  });

  it.for(every.filter(([, { auth }]) => auth === 'refresh'))(
    'cookies alone move nothing without the header that forms can’t send: %s',
    async ([_, endpoint], { platform }) => {
      const player = await registerPlayer(platform.app);
      const cookies = { '__Host-kozyr_refresh': player.refreshToken };
      const forged = await platform.app.inject({ method: 'POST', url: endpoint.path, cookies });
      expect(forged.statusCode).toBeGreaterThanOrEqual(400);
      expect((await platform.app.inject({ url: '/users', headers: player.headers })).statusCode).toBe(200);
    },
  );
});

describe('bodies that are no bodies', () => {
  it.for(every.filter(([, { body }]) => body !== undefined))(
    '%s answers bodies that are no bodies by a refusal of the contract',
    async ([name, endpoint], { platform }) => {
      const { app } = platform;
      const send = (payload: string, type: string) =>
        app.inject({
          method: endpoint.method,
          url: pathOf(endpoint),
          headers: { ...other.headers, 'content-type': type },
          payload,
        });
      const answers = await Promise.all([
        send('{', 'application/json'),
        send('null', 'application/json'),
        send('[]', 'application/json'),
        send('a=b', 'application/x-www-form-urlencoded'),
        send('{}', 'text/plain'),
        send(JSON.stringify({ text: 'x'.repeat(600 * 1024) }), 'application/json'),
        send('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}', 'application/json'),
      ]);
      for (const answer of answers) {
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(500);
        expect(answer.json().errorCode).toMatch(/^[A-Z_]+$/);
      }
    },
  );

  it('an endpoint takes nothing that its body was not asked for', async ({ platform }) => {
    const { app } = platform;
    const player = await registerPlayer(app);
    const body = {
      oldPassword: PASSWORD,
      newPassword: 'drugoi-parol1',
      rating: 5,
      id: owner.userId,
      user_id: owner.userId,
    };
    await app.inject({ method: 'POST', url: '/user/password', headers: player.headers, body });
    const me = (await app.inject({ url: '/users', headers: player.headers })).json();
    expect(me).toMatchObject({ id: player.userId, rating: 0 });
    const login = await app.inject({
      method: 'POST',
      url: '/auth/web',
      body: { username: owner.phone, password: PASSWORD },
    });
    expect(login.statusCode).toBe(201);
  });
});
