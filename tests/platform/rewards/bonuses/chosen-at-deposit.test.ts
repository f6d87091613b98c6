import { randomUUID } from 'node:crypto';
import type { Deposit } from '@kozyr/contracts/payments';
import { BUILT_IN_CONTRIBUTION } from '@kozyr/contracts/promotions/contribution';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { bonuses } from '../../../../platform/src/db/schema/bonuses';
import { deposits } from '../../../../platform/src/db/schema/payments';
import { bearerOf, makePlayer, type TestPlayer } from '../../../support/funded-player';
import { payAs, payIn } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import type { TestPlatform } from '../../../support/platform';
import { addGames, play } from '../../../support/play/wallet-caller';
import { keepProfiles, makeProfile, playerUnder } from '../../../support/profiles';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';
import { holdRules } from '../../../support/rewards/promotion-rules';

const it = paymentsTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU' });

const SHARE = { type: 'PERCENTAGE', amount: 5_000n, maxAmount: 50_000n, minDeposit: 10_000n } as const;

type Answer = Partial<{
  deposit: Deposit;
  redirect_url: string;
  errorCode: string;
  details: Record<string, string>;
}>;

/** Begins a deposit of this amount with what the player chose. */
async function begin(
  platform: TestPlatform,
  player: TestPlayer,
  choice: { bonus?: string | null; amount?: string; key?: string },
): Promise<Answer> {
  const { bonus, amount = '200.00', key = randomUUID() } = choice;
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    payload: { method: 'visa', amount, idempotency_key: key, return_path: '/en', ...('bonus' in choice && { bonus }) },
  });
  return answer.json<Answer>();
}

const depositOf = async (platform: TestPlatform, player: TestPlayer, id = ''): Promise<Deposit> =>
  (
    await platform.app.inject({
      url: `/payments/deposits/${id}`,
      headers: await bearerOf(platform, player.id, platform.clock.now),
    })
  ).json();

/** The payer approves; waits until the money is there. @returns the deposit as its player sees it */
async function approve(platform: TestPlatform, player: TestPlayer, { deposit, redirect_url: page = '' }: Answer) {
  await payAs(page, 'approve');
  await expect.poll(async () => (await depositOf(platform, player, deposit?.id)).status).toBe('SUCCESS');
  return depositOf(platform, player, deposit?.id);
}

const close = ({ ctx }: TestPlatform, id: string) =>
  ctx.db.update(bonuses).set({ status: 'INACTIVE' }).where(eq(bonuses.id, id));

beforeEach<{ platform: TestPlatform }>(async ({ platform }) => {
  await platform.ctx.db.update(bonuses).set({ status: 'INACTIVE' });
});

describe('a bonus that is chosen for a deposit', () => {
  it('what is staked counts for it by the rules of the moment it was chosen at, though its money came later', async ({
    platform,
  }) => {
    await addGames(platform);
    const player = await makePlayer(platform, { game: 20_000n });
    const chosen = await makeBonus(platform, { ...SHARE, wager: 1_000 });
    const begun = await begin(platform, player, { bonus: chosen.id });
    platform.clock.now = addMinutes(platform.clock.now, 1);
    const { categories } = BUILT_IN_CONTRIBUTION;
    const value = { ...BUILT_IN_CONTRIBUTION, categories: { ...categories, slots: 20 } };
    await holdRules(platform, 'contribution', { value, from: platform.clock.now });
    platform.clock.now = addMinutes(platform.clock.now, 1);
    await approve(platform, player, begun);
    const left = async () => Number((await activeBonus(platform, player))?.wager_amount);
    const before = await left();
    const game = await play(platform, player);
    await game.bet('1', 'b1', '100.00');
    await game.win('1', 'w1', '0.00');
    expect(before - (await left())).toBe(100);
  });

  it('the chosen bonus comes with the deposit, on the terms it was chosen on, and no other one', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const richer = await makeBonus(platform, { ...SHARE, amount: 9_000n, optIn: false, name: 'By itself' });
    const chosen = await makeBonus(platform, { ...SHARE, name: 'Chosen', names: { en: 'Chosen Hand' } });
    const begun = await begin(platform, player, { bonus: chosen.id });
    expect(begun.deposit?.bonus).toMatchObject({ given: null });
    // What is edited meanwhile was not what the player chose.
    await platform.ctx.db.update(bonuses).set({ amount: 1_000n, wager: 9_900 }).where(eq(bonuses.id, chosen.id));
    const arrived = await approve(platform, player, begun);
    expect(arrived).toMatchObject({ first: true, bonus: { given: '100.00' } });
    expect(await activeBonus(platform, player)).toMatchObject({
      bonus_id: chosen.id,
      bonus_initial_amount: '100.00',
      wager_total: '200.00',
      deposit_amount: '200.00',
    });
    expect(await userBonusesOf(platform, player)).toMatchObject([{ depositId: arrived.id }]);
    expect(await purseOf(platform, player)).toEqual({ game: 20_000n, electronic: 0n, bonus: 10_000n });
    await close(platform, richer.id);
  });

  it('a deposit without a bonus brings none, whatever waits or is given by itself', async ({ platform }) => {
    const player = await makePlayer(platform);
    const byItself = await makeBonus(platform, { ...SHARE, optIn: false });
    const arrived = await approve(platform, player, await begin(platform, player, { bonus: null }));
    expect(arrived).toMatchObject({ first: true, bonus: null });
    expect(await userBonusesOf(platform, player)).toEqual([]);
    await close(platform, byItself.id);

    const waiting = await makeBonus(platform, SHARE);
    await subscribe(platform, player, waiting.id);
    await approve(platform, player, await begin(platform, player, { bonus: null }));
    expect(await activeBonus(platform, player)).toMatchObject({ bonus_id: waiting.id, status: 'PENDING' });
    expect(await approve(platform, player, await begin(platform, player, { bonus: waiting.id }))).toMatchObject({
      first: false,
      bonus: { given: '100.00' },
    });
  });

  it('a deposit whose player was not asked brings what waits for it, and says so', async ({ platform, payments }) => {
    const player = await makePlayer(platform);
    const waiting = await makeBonus(platform, SHARE);
    await subscribe(platform, player, waiting.id);
    const id = await payIn(payments, player, '200.00');
    expect((await depositOf(platform, player, id)).bonus).toMatchObject({ given: '100.00' });
  });

  it('what was not offered to the player is refused, and no deposit is begun', async ({ platform }) => {
    const player = await makePlayer(platform);
    const refused = async (bonus: string) => {
      const { errorCode, details } = await begin(platform, player, { bonus });
      return [errorCode, details?.reason];
    };
    const foreign = await makeBonus(platform, { ...SHARE, currency: 'kzt' });
    const hidden = await makeBonus(platform, { ...SHARE, isPublic: false });
    const byCode = await makeBonus(platform, { ...SHARE, type: 'PROMO_CODE', code: randomUUID() });
    const ended = await makeBonus(platform, { ...SHARE, endsAt: platform.clock.now });
    const atOnce = await makeBonus(platform);
    expect(await refused(randomUUID())).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'BONUS_NOT_FOUND']);
    expect(await refused(foreign.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'BONUS_NOT_ALLOWED']);
    expect(await refused(hidden.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'BONUS_NOT_FOUND']);
    expect(await refused(byCode.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'BONUS_INVALID_ACTIVATION_CODE']);
    expect(await refused(ended.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'BONUS_EXPIRED']);
    expect(await refused(atOnce.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'no_deposit']);
    // Spec §4: none begins beside one that runs.
    await subscribe(platform, player, atOnce.id);
    const other = await makeBonus(platform, SHARE);
    expect(await refused(other.id)).toEqual(['BONUS_NOT_FOR_DEPOSIT', 'NEEDS_USER_CONFIRMATION']);
    const rows = await platform.ctx.db.select().from(deposits).where(eq(deposits.userId, player.id));
    expect(rows).toEqual([]);
  });

  it('a deposit below the least of its bonus is refused with that least', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, SHARE);
    expect(await begin(platform, player, { bonus: id, amount: '99.99' })).toMatchObject({
      errorCode: 'DEPOSIT_BELOW_BONUS_MINIMUM',
      details: { minimum: '100.00' },
    });
    expect((await begin(platform, player, { bonus: id, amount: '100.00' })).deposit).toMatchObject({
      amount: '100.00',
    });
  });

  it.for([
    ['ended', (platform: TestPlatform, _player: TestPlayer, id: string) => close(platform, id)],
    [
      'was taken and cancelled by the player',
      async (platform: TestPlatform, player: TestPlayer, id: string) => {
        await subscribe(platform, player, id);
        await cancel(platform, player, id);
      },
    ],
    [
      'gave way to another one that the player took',
      async (platform: TestPlatform, player: TestPlayer) =>
        subscribe(platform, player, (await makeBonus(platform, SHARE)).id),
    ],
  ] as const)(
    'a bonus that %s while the deposit was paid does not come: the money is credited without it, and the deposit says so',
    async ([_what, meanwhile], { platform }) => {
      const player = await makePlayer(platform);
      const chosen = await makeBonus(platform, SHARE);
      const byItself = await makeBonus(platform, { ...SHARE, optIn: false, amount: 9_000n });
      const begun = await begin(platform, player, { bonus: chosen.id });
      await meanwhile(platform, player, chosen.id);
      const arrived = await approve(platform, player, begun);
      expect(arrived).toMatchObject({ status: 'SUCCESS', bonus: { given: null } });
      expect(await purseOf(platform, player)).toEqual({ game: 20_000n, electronic: 0n, bonus: 0n });
      await close(platform, byItself.id);
    },
  );

  it('two deposits for which one bonus was chosen bring it once', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, SHARE);
    const [one, other] = [await begin(platform, player, { bonus: id }), await begin(platform, player, { bonus: id })];
    expect((await approve(platform, player, one)).bonus).toMatchObject({ given: '100.00' });
    expect((await approve(platform, player, other)).bonus).toMatchObject({ given: null });
    expect(await userBonusesOf(platform, player)).toHaveLength(1);
    expect(await purseOf(platform, player)).toEqual({ game: 40_000n, electronic: 0n, bonus: 10_000n });
  });

  it('a deposit that was begun before the bonus ran does not burn it', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { ...SHARE, burningOnDeposit: true });
    const [one, other] = [await begin(platform, player, { bonus: id }), await begin(platform, player, { bonus: id })];
    platform.clock.now = addMinutes(platform.clock.now, 1);
    expect((await approve(platform, player, one)).bonus).toMatchObject({ given: '100.00' });
    expect((await approve(platform, player, other)).bonus).toMatchObject({ given: null });
    expect(await userBonusesOf(platform, player)).toMatchObject([{ status: 'ACTIVE', depositId: one.deposit?.id }]);
    platform.clock.now = addMinutes(platform.clock.now, 1);
    await approve(platform, player, await begin(platform, player, {}));
    expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_deposit' }]);
  });

  it('terms that were kept do not come where the law lets a bonus be wagered less often than they ask for', async ({
    platform,
  }) => {
    await makeProfile(platform, 'US', () => ({ wager_cap: 10 }));
    const given = async (wager: number) => {
      const player = await playerUnder(platform, 'TRIAL');
      const { id } = await makeBonus(platform, { ...SHARE, wager });
      const begun = await begin(platform, player, { bonus: id });
      await platform.ctx.db.update(bonuses).set({ wager: 500 }).where(eq(bonuses.id, id));
      await keepProfiles(platform, player, 'US');
      return (await approve(platform, player, begun)).bonus?.given;
    };
    expect([await given(1_001), await given(1_000)]).toEqual([null, '100.00']);
  });

  it('the same intent sent twice is one deposit with one bonus, and another choice by its key is another intent', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, SHARE);
    const key = randomUUID();
    const begun = await begin(platform, player, { bonus: id, key });
    expect((await begin(platform, player, { bonus: id, key })).deposit?.id).toBe(begun.deposit?.id);
    for (const other of [{ bonus: null }, {}, { bonus: randomUUID() }])
      expect((await begin(platform, player, { ...other, key })).errorCode).toBe('IDEMPOTENCY_CONFLICT');
    await approve(platform, player, begun);
    // Paid for already: pressing once more on the gateway's page brings nothing.
    await payAs(begun.redirect_url ?? '', 'approve').catch(() => null);
    expect((await begin(platform, player, { bonus: id, key })).deposit).toMatchObject({
      status: 'SUCCESS',
      bonus: { given: '100.00' },
    });
    expect(await userBonusesOf(platform, player)).toHaveLength(1);
  });
});
