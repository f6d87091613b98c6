import { fromMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { ledgerTransfers } from '../../../platform/src/db/schema/ledger';
import { bearerOf, makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../support/rewards/bonuses';

let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const get = async (platform: TestPlatform, url: string) => (await callAs(platform, support, url)).json();
const create = (platform: TestPlatform, body: object) => callAs(platform, admin, '/operator/bonuses', { body });
const change = (platform: TestPlatform, id: string, body: object) =>
  callAs(platform, admin, `/operator/bonuses/${id}`, { method: 'PATCH', body });
const audited = (platform: TestPlatform, action: string) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);
const DRAFT = { group: 'PromoCode', currency: 'uah', type: 'PROMO_CODE', bonus_amount: '50', wager: 20 } as const;

/** A bonus on offer that one player may take as often as they like. */
const ENDLESS = { status: 'ACTIVE', is_repeated_activation: true, max_unique_activations: 0 };

describe('a bonus of an operator', () => {
  it('a bonus of an operator is a draft nobody may take, until it is put on offer; both are written down', async ({
    platform,
  }) => {
    const made = await create(platform, { ...DRAFT, name: 'Autumn', code: 'AUTUMN26' });
    expect(made.statusCode).toBe(201);
    const { bonus } = made.json();
    expect(bonus).toMatchObject({ status: 'DRAFT', code: 'AUTUMN26', bonus_amount: '50.00', wager: 20 });
    const player = await makePlayer(platform);
    expect((await subscribe(platform, player, bonus.id, 'AUTUMN26')).body.errorCode).toBe('BONUS_NOT_FOUND');

    expect((await change(platform, bonus.id, { status: 'ACTIVE' })).json().bonus).toMatchObject({
      ...bonus,
      status: 'ACTIVE',
    });
    expect((await subscribe(platform, player, bonus.id, 'AUTUMN26')).code).toBe(201);
    expect(await get(platform, '/operator/bonuses?find=autumn26')).toMatchObject({
      total: 1,
      items: [{ bonus: { name: 'Autumn' }, numbers: { taken: 1, active: 1, given: '50.00', released: '0.00' } }],
    });
    const deeds = [...(await audited(platform, 'bonus_created')), ...(await audited(platform, 'bonus_changed'))];
    expect(deeds.map(({ actor, subject }) => [actor, subject])).toEqual([
      [admin.id, bonus.id],
      [admin.id, bonus.id],
    ]);
    expect(deeds[1]?.details).toMatchObject({ before: '{"status":"DRAFT"}', after: '{"status":"ACTIVE"}' });
    // What changes nothing is not a deed.
    await change(platform, bonus.id, { status: 'ACTIVE' });
    expect(await audited(platform, 'bonus_changed')).toHaveLength(1);
  });

  it.for([
    ['code', { code: null }],
    ['code', { type: 'GAME', code: 'LOOSE1' }],
    ['bonus_amount', { bonus_amount: '0' }],
    ['end_date', { start_date: '2026-03-02T00:00:00Z', end_date: '2026-03-01T00:00:00Z' }],
    ['max_bonus_amount', { type: 'PERCENTAGE', code: null, min_deposit_amount: '100' }],
    ['min_deposit_amount', { type: 'PERCENTAGE', code: null, max_bonus_amount: '100' }],
    ['min_deposit_amount', { opt_in: false }],
    ['activations_offset', { burning_on_timeout: true }],
    ['max_bet_amount', { max_bet_amount: '0' }],
    ['max_unique_activations', { ...ENDLESS }],
    ['max_unique_activations', { ...ENDLESS, is_daily_activation: true }],
  ] as const)(
    'a bonus of an operator is refused by its %s where terms can not hold together: %o',
    async ([field, more], { platform }) => {
      const answer = await create(platform, { ...DRAFT, name: 'Wrong', code: 'WRONG1', ...more });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
      expect(answer.json().details).toEqual({ field });
      expect((await get(platform, '/operator/bonuses?find=Wrong')).total).toBe(0);
    },
  );

  it('a bonus of an operator that may be taken again without a count is not put on offer, and can be taken from it', async ({
    platform,
  }) => {
    const endless = await makeBonus(platform, { name: 'Endless', maxUniqueActivations: 0 });
    expect((await change(platform, endless.id, { wager: 300 })).json().details).toEqual({
      field: 'max_unique_activations',
    });
    expect((await change(platform, endless.id, { status: 'INACTIVE' })).statusCode).toBe(200);
    expect((await change(platform, endless.id, { status: 'ACTIVE' })).statusCode).toBe(422);
    expect((await change(platform, endless.id, { status: 'ACTIVE', max_daily_activations: 100 })).statusCode).toBe(200);
  });

  it('a bonus of an operator gives back no more of a week than was lost in it', async ({ platform }) => {
    const weekly = {
      ...DRAFT,
      name: 'Whole Week',
      code: null,
      group: 'WeeklyCashback',
      type: 'PERCENTAGE',
      max_bonus_amount: '100',
    };
    const answer = await create(platform, { ...weekly, bonus_amount: '100.01' });
    expect([answer.statusCode, answer.json().details]).toEqual([422, { field: 'bonus_amount' }]);
    const made = await create(platform, { ...weekly, bonus_amount: '100' });
    expect(made.statusCode).toBe(201);
    const changed = await change(platform, made.json().bonus.id, { bonus_amount: '150' });
    expect([changed.statusCode, changed.json().details]).toEqual([422, { field: 'bonus_amount' }]);
  });

  it('a bonus of an operator keeps its code to itself, whatever the capitals and however many ask at once', async ({
    platform,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => create(platform, { ...DRAFT, name: `Twin ${i}`, code: 'TWINS' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    // Another currency is another list.
    expect((await create(platform, { ...DRAFT, currency: 'kzt', name: 'Twin', code: 'TWINS' })).statusCode).toBe(201);
    const other = (await create(platform, { ...DRAFT, name: 'Single', code: 'SINGLE' })).json().bonus;
    expect((await change(platform, other.id, { code: 'TWINS' })).json().errorCode).toBe('STATE_CONFLICT');
  });

  it('a bonus of an operator is changed for whoever takes it next; who has it keeps every term', async ({
    platform,
  }) => {
    const offer = await makeBonus(platform, { wager: 200, amount: 5_000n, maxBet: 10_000n, maxUniqueActivations: 1 });
    const [first, next] = [await makePlayer(platform), await makePlayer(platform)];
    await subscribe(platform, first, offer.id);
    const before = await activeBonus(platform, first);
    await change(platform, offer.id, { wager: 50, bonus_amount: '1', max_bet_amount: '1', name: 'Harder' });
    expect(await activeBonus(platform, first)).toEqual(before);
    expect((await (await play(platform, first)).bet('1', 'b1', '50.00')).status).toBe(200);
    expect((await subscribe(platform, next, offer.id)).body).toMatchObject({
      bonus_initial_amount: '1.00',
      wager_total: '50.00',
      bonus: { name: 'Harder' },
    });
    expect((await change(platform, offer.id, { currency: 'kzt' })).statusCode).toBe(422);
    expect((await change(platform, crypto.randomUUID(), { wager: 1 })).statusCode).toBe(404);
  });
});

it('a group of bonuses is switched off and on; what runs, runs on', async ({ platform }) => {
  const { id } = await makeBonus(platform, { groupId: 5, name: 'Switched' });
  const [one, two] = [await makePlayer(platform), await makePlayer(platform)];
  await subscribe(platform, one, id);
  const groups = await get(platform, '/operator/bonus-groups');
  expect(groups.items.find(({ name }: { name: string }) => name === 'Cashback')).toMatchObject({
    bonuses: 1,
    running: 1,
  });
  const turn = async (enabled: boolean) =>
    (
      await callAs(platform, admin, '/operator/bonus-groups/cashback', {
        method: 'PUT',
        body: { enabled },
      })
    ).json();
  expect([(await turn(false)).changed, (await turn(false)).changed]).toEqual([true, false]);
  expect((await subscribe(platform, two, id)).body.errorCode).toBe('BONUS_NOT_ALLOWED');
  expect(await activeBonus(platform, one)).toMatchObject({ status: 'ACTIVE' });
  await turn(true);
  expect((await subscribe(platform, two, id)).code).toBe(201);
  expect(await audited(platform, 'bonus_group_switched')).toMatchObject([
    { subject: 'Cashback', details: { before: 'on', after: 'off' } },
    { subject: 'Cashback', details: { before: 'off', after: 'on' } },
  ]);
});

describe('user bonuses of a player', () => {
  it('user bonuses of a player show every move of bonus money with the transfer that made it', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform, { wager: 100, maxWin: 6_000n });
    await subscribe(platform, player, id);
    const game = await play(platform, player);
    await game.bet('1', 'b1', '50.00');
    await game.win('1', 'w1', '80.00');
    const { items } = await get(platform, `/operator/players/${player.id}/bonuses`);
    expect(items).toMatchObject([{ status: 'COMPLETED', released: '60.00', forfeited: '20.00', wager_done: '50.00' }]);
    const moves: { kind: string; amount: string | null; transfer_id: string | null }[] = items[0].events;
    expect(moves.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['subscribed', null],
      ['activated', null],
      ['credited', '50.00'],
      ['released', '60.00'],
      ['forfeited', '20.00'],
    ]);
    for (const { transfer_id } of moves.filter(({ amount }) => amount !== null)) {
      const found = await platform.ctx.db
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.id, BigInt(transfer_id ?? 0)));
      expect(found).toHaveLength(1);
    }
    expect((await callAs(platform, support, `/operator/players/${crypto.randomUUID()}/bonuses`)).statusCode).toBe(404);
  });

  it('user bonuses of a player are ended by finance with a note, once', async ({ platform }) => {
    const finance = await makeOperator(platform, 'finance');
    const player = await makePlayer(platform, { game: 1_000n });
    const { id } = await makeBonus(platform);
    await subscribe(platform, player, id);
    const end = () =>
      callAs(platform, finance, `/operator/players/${player.id}/bonuses/end`, { body: { note: 'Ticket 12' } });
    expect((await end()).json()).toMatchObject({ status: 'CANCELED', end_reason: 'ended', forfeited: '50.00' });
    expect((await end()).json().errorCode).toBe('BONUS_NOT_ACTIVE');
    expect(await purseOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
    expect(await audited(platform, 'bonus_ended')).toMatchObject([
      { actor: finance.id, subject: player.id, details: { note: 'Ticket 12', lost: fromMinor(5_000n) } },
    ]);
  });
});

describe('limits', () => {
  it('a player who guesses promo codes is told to wait, also with the right one, and others are not', async ({
    platform,
  }) => {
    const [guesser, other] = [await makePlayer(platform), await makePlayer(platform)];
    const { id } = await makeBonus(platform, { type: 'PROMO_CODE', code: 'HARDTOGUESS' });
    const validate = async (player: typeof guesser, code: string) => {
      const headers = await bearerOf(platform, player.id, platform.clock.now);
      return (await platform.app.inject({ url: `/bonuses/validate?code=${code}`, headers })).json();
    };
    // Half of them at the list, half at the door; one that is known is not counted.
    for (let i = 0; i < 29; i += 1) expect((await validate(guesser, `A${i}`)).errorCode).toMatch(/ACTIVATION_CODE/);
    expect(await validate(guesser, 'HARDTOGUESS')).toMatchObject({ id });
    const tries = await Promise.all(Array.from({ length: 40 }, (_, i) => subscribe(platform, guesser, id, `B${i}`)));
    const codes = tries.map(({ body }) => body.errorCode);
    expect(codes.filter((code) => code === 'BONUS_INVALID_ACTIVATION_CODE')).toHaveLength(31);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(9);
    const late = await validate(guesser, 'HARDTOGUESS');
    expect(late.errorCode).toBe('TOO_MANY_REQUESTS');
    expect(Number(late.details.retry_after)).toBeLessThanOrEqual(3_600);
    expect((await subscribe(platform, guesser, id, 'HARDTOGUESS')).body.errorCode).toBe('TOO_MANY_REQUESTS');
    expect((await subscribe(platform, other, id, 'HARDTOGUESS')).code).toBe(201);
    platform.clock.now = new Date(platform.clock.now.getTime() + 3_600_000);
    expect((await subscribe(platform, guesser, id, 'HARDTOGUESS')).code).toBe(201);
  });

  it('a player who takes and cancels without end is told to wait', async ({ platform }) => {
    const player = await makePlayer(platform);
    const { id } = await makeBonus(platform);
    for (let i = 0; i < 60; i += 1) {
      await subscribe(platform, player, id);
      await cancel(platform, player, id);
    }
    expect((await subscribe(platform, player, id)).body.errorCode).toBe('TOO_MANY_REQUESTS');
    expect(await userBonusesOf(platform, player)).toHaveLength(60);
  });
});
