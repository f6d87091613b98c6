import { toMinor } from '@kozyr/contracts/money';
import { checkSpin } from '@kozyr/contracts/wheel-draw';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { wheelSeeds, wheelSpins } from '../../../platform/src/db/schema/wheel';
import { nodeDigests } from '../../../platform/src/services/kernel/fairness/digests';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { purseOf } from '../../support/rewards/bonuses';
import { creditedDeposit, fixSeed, makeSpinner, readTurn, spin } from '../../support/rewards/wheel';

const START = new Date('2026-03-02T10:00:00Z');
const HOUR_MS = 3_600_000;

it.beforeEach(({ platform }) => {
  platform.clock.now = START;
});

const spinsOf = (platform: TestPlatform, { id }: TestPlayer) =>
  platform.ctx.db.select().from(wheelSpins).where(eq(wheelSpins.userId, id));
const toldOf = async (platform: TestPlatform, { id }: TestPlayer) =>
  (await platform.ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, id)).orderBy(playerEvents.id)).map(
    ({ payload }) => payload,
  );

describe('what a spin needs', () => {
  it('a spin’s needs are told condition by condition, and each that is missing refuses by its own name', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    expect((await readTurn(platform, player)).needs).toEqual({
      stars: { met: false, needed: 1, own: 0 },
      deposit: { met: false, within_hours: 24, last_at: null },
    });
    const noStars = await spin(platform, player);
    expect([noStars.code, noStars.body.errorCode, noStars.body.details]).toEqual([
      403,
      'WHEEL_NEEDS_STARS',
      { stars: '1', rating: '0' },
    ]);
    await platform.ctx.db.update(users).set({ rating: 2 }).where(eq(users.id, player.id));
    const noDeposit = await spin(platform, player);
    expect([noDeposit.code, noDeposit.body.errorCode]).toEqual([403, 'WHEEL_NEEDS_DEPOSIT']);
    expect(await spinsOf(platform, player)).toEqual([]);
  });

  it('a spin counts a deposit for 24 hours to the moment', async ({ platform }) => {
    const [inTime, late] = [await makeSpinner(platform), await makeSpinner(platform)];
    platform.clock.now = new Date(START.getTime() + 24 * HOUR_MS);
    expect((await spin(platform, inTime)).code).toBe(200);
    platform.clock.now = new Date(START.getTime() + 24 * HOUR_MS + 1);
    expect((await readTurn(platform, late)).needs.deposit).toEqual({
      met: false,
      within_hours: 24,
      last_at: START.toISOString(),
    });
    expect((await spin(platform, late)).body.errorCode).toBe('WHEEL_NEEDS_DEPOSIT');
  });

  it('a spin takes one deposit: the next day needs another, though 24 hours are not over', async ({ platform }) => {
    platform.clock.now = new Date('2026-03-02T21:50:00Z');
    const player = await makeSpinner(platform);
    const first = await spin(platform, player);
    platform.clock.now = new Date('2026-03-02T22:00:00Z');
    expect((await spin(platform, player)).body.errorCode).toBe('WHEEL_NEEDS_DEPOSIT');
    expect((await readTurn(platform, player)).needs.deposit).toEqual({ met: false, within_hours: 24, last_at: null });
    // Of two that count the older is used, so that the younger serves the next day.
    const older = await creditedDeposit(platform, player, new Date('2026-03-02T21:55:00Z'));
    const younger = await creditedDeposit(platform, player, platform.clock.now);
    const second = await spin(platform, player);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await spinsOf(platform, player)).map(({ depositId }) => depositId)).toContain(older);
    platform.clock.now = new Date('2026-03-03T22:00:00Z');
    expect((await spin(platform, player)).code).toBe(200);
    expect((await spinsOf(platform, player)).map(({ depositId }) => depositId)).toContain(younger);
  });

  it('a spin does not count a deposit that the bank took back', async ({ platform }) => {
    const player = await makeSpinner(platform, { deposited: false });
    const depositId = await creditedDeposit(platform, player, START);
    await platform.ctx.db.insert(chargebacks).values({
      id: crypto.randomUUID(),
      gateway: 'sandbox',
      gatewayId: depositId,
      depositId,
      userId: player.id,
      currency: 'uah',
      amount: 5_000n,
      reason: 'fraudulent',
      status: 'open',
      createdAt: START,
    });
    expect((await spin(platform, player)).body.errorCode).toBe('WHEEL_NEEDS_DEPOSIT');
    await creditedDeposit(platform, player, START);
    expect((await spin(platform, player)).code).toBe(200);
  });
});

describe('a spin', () => {
  it('a spin is drawn from the seed that was told of, pays to the game balance at once and tells the player', async ({
    platform,
  }) => {
    const player = await makeSpinner(platform);
    await fixSeed(platform, player, 'twenty-five');
    const turn = await readTurn(platform, player);
    expect(turn).toMatchObject({ currency: 'uah', spin: null, next_at: '2026-03-02T22:00:00.000Z' });
    expect(turn.seed_hash).toMatch(/^[0-9a-f]{64}$/);

    const { code, body } = await spin(platform, player);
    expect(code).toBe(200);
    expect(body).toMatchObject({
      day: '2026-03-02',
      sector_id: 'twenty-five',
      amount: '25.00',
      currency: 'uah',
      seed_hash: turn.seed_hash,
      client_seed: 'my-own_seed',
      sectors: turn.sectors,
    });
    expect(await checkSpin(nodeDigests, body)).toMatchObject({ seed: true, sector: true });
    expect(await purseOf(platform, player)).toEqual({ game: 2_500n, electronic: 0n, bonus: 0n });

    const told = await toldOf(platform, player);
    expect(told.map(({ type }) => type)).toEqual(['wallet', 'received']);
    expect(told[1]).toMatchObject({
      received: { user_id: player.id, label: 'WheelFortune', amount: '25.00', currency: 'uah', wallet: 'game' },
    });
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const { items } = (await platform.app.inject({ url: '/history?group=bonuses', headers })).json();
    expect(items).toMatchObject([{ kind: 'wheel_prize', amount: '25.00' }]);
  });

  it('a spin asked again answers the same, after a reload too, whatever became of the conditions', async ({
    platform,
  }) => {
    const player = await makeSpinner(platform);
    const first = await spin(platform, player);
    await platform.ctx.db.update(users).set({ rating: 0 }).where(eq(users.id, player.id));
    platform.clock.now = new Date(START.getTime() + 11 * HOUR_MS);
    const again = await spin(platform, player, 'f'.repeat(64));
    expect(again).toEqual(first);
    const turn = await readTurn(platform, player);
    expect(turn).toMatchObject({ seed_hash: null, spin: first.body });
    expect(await spinsOf(platform, player)).toHaveLength(1);
  });

  it('a spin of today is shown on the wheel it was spun on, though the wheel has changed since', async ({
    platform,
  }) => {
    const player = await makeSpinner(platform);
    await spin(platform, player);
    const [row] = await spinsOf(platform, player);
    const sectors = row?.sectors.toReversed() ?? [];
    await platform.ctx.db.update(wheelSpins).set({ sectors }).where(eq(wheelSpins.userId, player.id));
    const turn = await readTurn(platform, player);
    expect(turn.sectors).toEqual(sectors);
    expect(turn.spin?.sectors).toEqual(sectors);
  });

  it('a spin is refused from a seed that nobody was told of, and draws nothing', async ({ platform }) => {
    const player = await makeSpinner(platform);
    expect((await spin(platform, player, 'a'.repeat(64))).body.errorCode).toBe('STATE_CONFLICT');
    await readTurn(platform, player);
    expect((await spin(platform, player, 'a'.repeat(64))).body.errorCode).toBe('STATE_CONFLICT');
    expect(await spinsOf(platform, player)).toEqual([]);
    expect((await spin(platform, player)).code).toBe(200);
  });

  it('the least that a spin comes to is money, with a record to be told of', async ({ platform }) => {
    const player = await makeSpinner(platform);
    await fixSeed(platform, player, 'three-again');
    expect((await spin(platform, player)).body).toMatchObject({ sector_id: 'three-again', amount: '3.00' });
    expect(await purseOf(platform, player)).toEqual({ game: 300n, electronic: 0n, bonus: 0n });
    const told = (await toldOf(platform, player)).map(({ type }) => type);
    expect(told).toEqual(['wallet', 'received']);
  });

  it('a spin keeps its seed secret before, and tells the same hash however often and from wherever it is asked', async ({
    platform,
  }) => {
    const player = await makeSpinner(platform);
    const hashes = await Promise.all(
      Array.from({ length: 8 }, async () => (await readTurn(platform, player)).seed_hash),
    );
    expect(new Set(hashes).size).toBe(1);
    const [seed] = await platform.ctx.db.select().from(wheelSeeds).where(eq(wheelSeeds.userId, player.id));
    expect(JSON.stringify(await readTurn(platform, player))).not.toContain(seed?.serverSeed);
    await spin(platform, player);
    expect(await platform.ctx.db.select().from(wheelSeeds).where(eq(wheelSeeds.userId, player.id))).toEqual([]);
  });

  it('a spin asked for by twenty at once is one, and is paid once', async ({ platform }) => {
    const player = await makeSpinner(platform);
    await fixSeed(platform, player, 'fifty');
    const { seed_hash: hash } = await readTurn(platform, player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(platform, player, hash ?? '')));
    expect(new Set(answers.map(({ code, body }) => `${code} ${body.id}`)).size).toBe(1);
    expect(await spinsOf(platform, player)).toHaveLength(1);
    expect((await purseOf(platform, player)).game).toBe(5_000n);
    expect((await toldOf(platform, player)).filter(({ type }) => type === 'received')).toHaveLength(1);
  });
});

describe('a day of the wheel', () => {
  // A second before midnight, and midnight: in winter, and on both sides of the clock changes of Kyiv. Almaty has none.
  it.for([
    ['uah', '2026-03-02T22:00:00Z'],
    ['uah', '2026-03-28T22:00:00Z'],
    ['uah', '2026-03-29T21:00:00Z'],
    ['uah', '2026-10-24T21:00:00Z'],
    ['uah', '2026-10-25T22:00:00Z'],
    ['kzt', '2026-03-02T19:00:00Z'],
    ['kzt', '2026-03-29T19:00:00Z'],
    ['kzt', '2026-10-25T19:00:00Z'],
  ] as const)(
    'a day of the wheel ends for %s at %s, and the next has a spin of its own',
    async ([currency, midnight], { platform }) => {
      const end = new Date(midnight);
      platform.clock.now = new Date(end.getTime() - 1_000);
      const player = await makeSpinner(platform, { currency });
      const first = await spin(platform, player);
      expect((await readTurn(platform, player)).next_at).toBe(end.toISOString());
      expect((await spin(platform, player)).body.id).toBe(first.body.id);

      platform.clock.now = end;
      await creditedDeposit(platform, player, end);
      const second = await spin(platform, player);
      expect(second.code).toBe(200);
      expect(second.body.id).not.toBe(first.body.id);
      expect(second.body.day > first.body.day).toBe(true);
      expect(second.body.seed_hash).not.toBe(first.body.seed_hash);
      const sum = toMinor(first.body.amount) + toMinor(second.body.amount);
      expect((await purseOf(platform, player)).game).toBe(sum);
    },
  );

  it('a day of the wheel is one in the hour that comes twice', async ({ platform }) => {
    platform.clock.now = new Date('2026-10-25T00:30:00Z');
    const player = await makeSpinner(platform);
    const { body } = await spin(platform, player);
    platform.clock.now = new Date('2026-10-25T01:30:00Z');
    expect((await spin(platform, player)).body.id).toBe(body.id);
  });

  it('the wheel brings ten times as much in tenge', async ({ platform }) => {
    const player = await makeSpinner(platform, { currency: 'kzt' });
    await fixSeed(platform, player, 'ten');
    expect((await spin(platform, player)).body).toMatchObject({ sector_id: 'ten', amount: '100.00', currency: 'kzt' });
  });
});

it('the wheel publishes its sectors to everybody, in both currencies, and they add up to 100 %', async ({
  platform,
}) => {
  const { currencies } = (await platform.app.inject({ url: '/wheel' })).json();
  for (const { sectors } of Object.values<{ sectors: { chance: string }[] }>(currencies))
    expect(sectors.reduce((sum, { chance }) => sum + toMinor(chance), 0n)).toBe(10_000n);
});
