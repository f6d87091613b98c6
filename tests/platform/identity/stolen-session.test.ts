import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { sessions } from '../../../platform/src/db/schema/accounts';
import { openSession, rotateToken } from '../../../platform/src/services/identity/accounts/refresh-tokens';
import { LATE_RETURNS } from '../../../platform/src/services/identity/accounts/rules';
import { touchSession } from '../../../platform/src/services/kernel/players/session-alive';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { cookieOf, registerPlayer } from '../../support/registration';

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

async function trade(platform: TestPlatform, token: string) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    headers: { 'x-requested-with': 'kozyr' },
    cookies: { kozyr_refresh: token },
  });
  const bearer: string = answer.statusCode === 201 ? answer.json().tokens.access_token : 'none';
  return { status: answer.statusCode, bearer, next: cookieOf(answer, 'kozyr_refresh')?.value ?? 'none' };
}
const call = async (platform: TestPlatform, bearer: string) =>
  (await platform.app.inject({ url: '/users', headers: { authorization: `Bearer ${bearer}` } })).statusCode;

describe('a token that two have', () => {
  it('a thief who came first with a token has nothing more once its owner is back, and ends with the next trade', async ({
    platform,
  }) => {
    const { refreshToken: stolen, session } = await registerPlayer(platform.app);
    const thief = await trade(platform, stolen);
    later(platform, 120);
    const owner = await trade(platform, stolen);
    expect(owner.status).toBe(201);
    expect(owner.next).not.toBe(thief.next);
    expect(await call(platform, thief.bearer)).toBe(401);
    expect(await call(platform, owner.bearer)).toBe(200);
    expect(await call(platform, session.tokens.access_token)).toBe(200);
    expect(await call(platform, thief.bearer)).toBe(401);

    expect((await trade(platform, thief.next)).status).toBe(401);
    expect(await call(platform, owner.bearer)).toBe(401);
    expect((await trade(platform, owner.next)).status).toBe(401);
  });

  it('a token that two have ends with its owner, when the thief came first and made a call', async ({ platform }) => {
    const { refreshToken: stolen } = await registerPlayer(platform.app);
    const thief = await trade(platform, stolen);
    expect(await call(platform, thief.bearer)).toBe(200);
    later(platform, 120);
    expect((await trade(platform, stolen)).status).toBe(401);
    expect(await call(platform, thief.bearer)).toBe(401);
    expect((await trade(platform, thief.next)).status).toBe(401);
  });

  it('a token that two have ends with the thief, when its owner came first', async ({ platform }) => {
    const { refreshToken: stolen } = await registerPlayer(platform.app);
    const owner = await trade(platform, stolen);
    expect(await call(platform, owner.bearer)).toBe(200);
    later(platform, 120);
    expect((await trade(platform, stolen)).status).toBe(401);
    expect(await call(platform, owner.bearer)).toBe(401);
  });

  it('a token that two have ends with its owner’s next trade, when the thief came before the owner’s first call', async ({
    platform,
  }) => {
    const { refreshToken: stolen } = await registerPlayer(platform.app);
    const owner = await trade(platform, stolen);
    later(platform, 120);
    const thief = await trade(platform, stolen);
    expect(await call(platform, owner.bearer)).toBe(401);
    expect((await trade(platform, owner.next)).status).toBe(401);
    expect(await call(platform, thief.bearer)).toBe(401);
  });

  it('a token that two have cannot be brought again and again to lie in wait for its owner', async ({ platform }) => {
    const { refreshToken: stolen, userId } = await registerPlayer(platform.app);
    for (let time = 0; time <= LATE_RETURNS; time += 1) {
      expect((await trade(platform, stolen)).status).toBe(201);
      later(platform, 11);
    }
    expect((await trade(platform, stolen)).status).toBe(401);
    const [row] = await platform.ctx.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row).toMatchObject({ endReason: 'token_reuse' });
  });
});

describe('a lost answer', () => {
  it('a lost answer is made good once for tabs that come back together', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    await trade(platform, refreshToken);
    later(platform, 6 * 3600);
    const tabs = await Promise.all(Array.from({ length: 12 }, () => trade(platform, refreshToken)));
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(tabs.map(({ next }) => next)).size).toBe(1);
    expect(await Promise.all(tabs.map(({ bearer }) => call(platform, bearer)))).toEqual(tabs.map(() => 200));
  });

  it('a lost answer is either heard or taken back, when a call and a late return meet', async ({ platform }) => {
    for (let time = 0; time < 8; time += 1) {
      const { refreshToken } = await registerPlayer(platform.app);
      const { bearer } = await trade(platform, refreshToken);
      later(platform, 11);
      const [called, returned] = await Promise.all([call(platform, bearer), trade(platform, refreshToken)]);
      // Heard: the family ends with the return. Taken back: the call is refused.
      const goesOn = returned.status === 201;
      expect(await call(platform, bearer)).toBe(401);
      expect(await call(platform, returned.bearer)).toBe(goesOn ? 200 : 401);
      if (goesOn) expect(called).toBe(401);
    }
  });
});

/** Steps: the owner trades and calls, loses the answer, or the thief does so with calling or silently. */
const STEPS = ['owner', 'owner loses', 'thief', 'thief silently'] as const;
type Step = (typeof STEPS)[number];
const orders = (length: number): Step[][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => STEPS.map((step) => [...order, step]));

describe('in whatever order owner and thief come', () => {
  let userId: string;
  it.beforeAll(async ({ platform }) => {
    ({ userId } = await registerPlayer(platform.app));
  });

  /** Plays an order on a session of its own, 11 s between steps; afterwards tells whose last access token opens what. */
  async function play(platform: TestPlatform, order: readonly Step[]) {
    const { db } = platform.ctx;
    let now = platform.clock.now;
    const ctx = { ...platform.ctx, now: () => now, log: { ...platform.ctx.log, warn: () => undefined } };
    const { sessionId, refreshToken } = await openSession(db, userId, {
      device: '',
      ip: '10.0.0.1',
      browser: 'a browser',
      now,
    });
    const jars = { owner: refreshToken, thief: refreshToken };
    const answers: { owner?: string; thief?: string } = {};
    for (const step of order) {
      now = new Date(now.getTime() + 11_000);
      const who = step.startsWith('owner') ? 'owner' : 'thief';
      const got = await db.transaction((tx) => rotateToken(ctx, tx, jars[who]));
      if (!got || step === 'owner loses') continue;
      jars[who] = got.refreshToken;
      if (got.answer !== null) answers[who] = got.answer;
      if (step !== 'thief silently') await touchSession(db, { userId, sessionId, answer: got.answer ?? '' });
    }
    const opens = async (answer: string | undefined) =>
      answer !== undefined && (await touchSession(db, { userId, sessionId, answer }));
    const both = [await opens(answers.owner), await opens(answers.thief)];
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
    return { both, endReason: row?.endReason ?? null };
  }
  const playAll = async (platform: TestPlatform, all: Step[][]) => {
    const played: (Awaited<ReturnType<typeof play>> & { order: string })[] = [];
    for (let at = 0; at < all.length; at += 8)
      played.push(
        ...(await Promise.all(
          all.slice(at, at + 8).map(async (order) => ({ ...(await play(platform, order)), order: order.join() })),
        )),
      );
    return played;
  };

  it('an owner and a thief never both go on, in whatever order they come', async ({ platform }) => {
    const played = await playAll(platform, orders(4));
    expect(played.filter(({ both }) => both.every(Boolean)).map(({ order }) => order)).toEqual([]);
  });

  it('a session is over once both owner and thief came again, in whatever order', async ({ platform }) => {
    const played = await playAll(
      platform,
      orders(3).map((order) => [...order, 'owner', 'thief']),
    );
    expect(played.filter(({ endReason }) => endReason !== 'token_reuse').map(({ order }) => order)).toEqual([]);
  });

  it('an owner alone goes on, in whatever order the calls come', async ({ platform }) => {
    const alone = orders(4).filter((order) => order.every((step) => step.startsWith('owner')));
    const played = await playAll(
      platform,
      alone.map((order) => [...order.slice(0, 3), 'owner']),
    );
    expect(played.filter(({ both }) => !both[0]).map(({ order }) => order)).toEqual([]);
  });
});
