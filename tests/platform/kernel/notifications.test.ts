import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { playerEvents } from '../../../platform/src/db/schema/events';
import { notifications } from '../../../platform/src/db/schema/notifications';
import { cleanNotifications } from '../../../platform/src/jobs/clean-notifications';
import { tellPlayer } from '../../../platform/src/services/kernel/notifications/write-notifications';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { newWriter } from '../../support/chat';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { paymentsTest } from '../../support/money/payments-test';
import { askForWithdrawal, giveCard, makePayee, waitingWithdrawal } from '../../support/money/withdrawals';
import { ask, centreOf, choose, newsOf, tellOfAnswer, unreadOf } from '../../support/notifications';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { callAsPlayer, putInto } from '../../support/protection';
import { makeBattle, makeFighter, pass, qualify, winBy } from '../../support/rewards/battles';

const it = paymentsTest();

const eventsOf = async ({ ctx }: TestPlatform, { id }: Pick<TestPlayer, 'id'>) =>
  (await ctx.db.select().from(playerEvents).where(eq(playerEvents.userId, id)))
    .map(({ payload }) => payload)
    .filter(({ type }) => type === 'notifications');

describe('what is told', () => {
  it('a withdrawal that is paid is told once, with its sum, and so is one that is declined; not one the player broke off', async ({
    platform,
    payments,
  }) => {
    const player = await makePayee(payments, 200_000n, { rating: 5 });
    const operator = await makeOperator(platform, 'payments');
    const declined = await waitingWithdrawal(payments, player);
    const deny = `/operator/withdrawals/${declined}/deny`;
    await callAs(platform, operator, deny, { body: { reason: 'rules_broken' } });
    expect((await callAs(platform, operator, deny, { body: { reason: 'rules_broken' } })).statusCode).toBe(409);
    const payout = { kind: 'payout', amount: '500.00', currency: 'uah' };
    expect(await newsOf(platform, player)).toEqual([{ ...payout, withdrawal_id: declined, outcome: 'declined' }]);

    const paid = await waitingWithdrawal(payments, player);
    await callAs(platform, operator, `/operator/withdrawals/${paid}/approve`, { body: {} });
    await expect
      .poll(async () => {
        pass(platform, 5);
        return (await callAsPlayer(platform, player, `/payments/withdrawals/${paid}`)).body.status;
      })
      .toBe('SUCCESS');
    expect(await newsOf(platform, player)).toContainEqual({ ...payout, withdrawal_id: paid, outcome: 'paid' });
    expect(await eventsOf(platform, player)).toHaveLength(2);

    const { answer } = await askForWithdrawal(payments, player);
    await giveCard(answer.card_url ?? '', null);
    expect((await callAsPlayer(platform, player, `/payments/withdrawals/${answer.id}`)).body.status).toBe('DENIED');
    expect(await centreOf(platform, player)).toHaveLength(2);
  });

  it('an answer of support is told, without a word of it, and is read with the thread', async ({ platform }) => {
    const operator = await makeOperator(platform, 'support');
    const writer = await newWriter(platform);
    const player = { id: writer.id, bearer: writer.headers };
    await writer.write('Where is my money?');
    const body = { text: 'On its way.', idempotency_key: randomUUID() };
    const url = `/operator/chat/threads/${writer.id}/messages`;
    for (const _ of ['said', 'said again']) await callAs(platform, operator, url, { body });
    const { messages } = await writer.thread();
    expect(await newsOf(platform, player)).toEqual([{ kind: 'chat', message_id: messages.at(-1).id }]);
    expect(await unreadOf(platform, player)).toBe(1);
    expect((await writer.ask('POST', '/chat/read', { up_to: messages.at(-1).id })).statusCode).toBe(204);
    expect(await unreadOf(platform, player)).toBe(0);
    expect((await centreOf(platform, player)).map(({ read }) => read)).toEqual([true]);
  });

  it('the end of a battle is told to everybody who had entered, with place and prize, once over all processes', async ({
    platform,
  }) => {
    const battle = await makeBattle(platform, { seconds: 60, prizes: [50_000n] });
    const [first, second, idle] = [
      await makeFighter(platform, battle),
      await makeFighter(platform, battle),
      await makeFighter(platform, battle),
    ];
    for (const [player, multiplier] of [[second, 300] as const, [first, 900] as const]) {
      await qualify(platform, player);
      await winBy(platform, player, multiplier);
    }
    pass(platform, 120);
    await Promise.all([finishBattles(platform.ctx), finishBattles(platform.ctx), finishBattles(platform.ctx)]);
    const over = { kind: 'battle', battle_id: battle, tier: 'bronze', currency: 'uah' };
    expect(await newsOf(platform, first)).toEqual([{ ...over, place: 1, prize: '500.00' }]);
    expect(await newsOf(platform, second)).toEqual([{ ...over, place: 2, prize: null }]);
    expect(await newsOf(platform, idle)).toEqual([{ ...over, place: null, prize: null }]);
    for (const player of [first, second, idle]) expect(await eventsOf(platform, player)).toHaveLength(1);
  });
});

describe('the centre', () => {
  it('one event is told once, and what its transaction takes back was never told', async ({ platform, player }) => {
    await Promise.all([1, 2, 3].map(() => tellOfAnswer(platform, player, '7')));
    expect(await centreOf(platform, player)).toHaveLength(1);
    expect(await eventsOf(platform, player)).toHaveLength(1);
    const { ctx } = platform;
    const undone = ctx.db.transaction(async (tx) => {
      const news = { kind: 'chat', message_id: '8' } as const;
      await tellPlayer(tx, ctx.now(), { userId: player.id, key: 'chat:8', news, until: ctx.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await centreOf(platform, player)).toHaveLength(1);
  });

  it('a list has pages, and each is read by itself or all at once', async ({ platform, player }) => {
    for (const message of ['1', '2', '3']) {
      pass(platform, 1);
      await tellOfAnswer(platform, player, message);
    }
    const page = (await ask(platform, player, '?page=2&pageSize=2')).body;
    expect(page).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ news: { message_id: '1' }, read: false }] });
    expect((await ask(platform, player, '?pageSize=101')).status).toBe(422);
    const one = `/${page.items[0].id}/read`;
    for (const _ of ['read', 'read again']) expect((await ask(platform, player, one, 'POST', {})).status).toBe(204);
    expect(await unreadOf(platform, player)).toBe(2);
    expect((await ask(platform, player, '/read', 'POST', {})).status).toBe(204);
    expect(await unreadOf(platform, player)).toBe(0);
  });

  it('nobody reads, or marks, what another was told', async ({ platform, player }) => {
    const other = await makePlayer(platform);
    await tellOfAnswer(platform, player);
    const [mine] = await centreOf(platform, player);
    expect(await centreOf(platform, other)).toEqual([]);
    expect((await ask(platform, other, `/${mine?.id}/read`, 'POST', {})).status).toBe(404);
    await ask(platform, other, '/read', 'POST', {});
    expect(await unreadOf(platform, player)).toBe(1);
  });

  it('what a player does not want in the centre is not there, and choices hold from then on', async ({
    platform,
    player,
  }) => {
    expect((await ask(platform, player, '/settings')).body).toEqual({
      choices: {
        payout: { centre: true, push: true },
        chat: { centre: true, push: true },
        battle: { centre: true, push: true },
        bonus: { centre: true, push: false },
        wheel: { centre: true, push: false },
      },
      quiet: { from: '22:00', to: '09:00' },
      device: 'off',
      public_key: null,
    });
    await tellOfAnswer(platform, player, '1');
    await choose(platform, player, { chat: { centre: false, push: false } }, { from: '23:30', to: '07:00' });
    await tellOfAnswer(platform, player, '2');
    expect(await newsOf(platform, player)).toEqual([{ kind: 'chat', message_id: '1' }]);
    expect((await ask(platform, player, '/settings')).body.quiet).toEqual({ from: '23:30', to: '07:00' });
    const { choices } = (await ask(platform, player, '/settings')).body;
    for (const quiet of [
      { from: '08:00', to: '08:00' },
      { from: '24:00', to: '08:00' },
      { from: '8:00', to: '9:00' },
    ])
      expect((await ask(platform, player, '/settings', 'PUT', { choices, quiet })).status).toBe(422);
  });

  it('whoever may not be told of promotions reads none that were told before, and still reads what concerns their money', async ({
    platform,
    player,
  }) => {
    const { ctx } = platform;

    const news = { kind: 'wheel', until: ctx.now().toISOString() } as const;
    await ctx.db.transaction((tx) =>
      tellPlayer(tx, ctx.now(), { userId: player.id, key: 'wheel:1', news, until: ctx.now() }),
    );
    await tellOfAnswer(platform, player);
    expect(await unreadOf(platform, player)).toBe(2);
    await putInto(platform, player, 'timed_out');
    expect(await newsOf(platform, player)).toEqual([{ kind: 'chat', message_id: '1' }]);
    expect([await unreadOf(platform, player), (await ask(platform, player)).body.total]).toEqual([1, 1]);
  });

  it('what was told over 90 days ago is removed', async ({ platform, player }) => {
    await tellOfAnswer(platform, player, 'old');
    pass(platform, 90 * 86_400 - 1);
    const me = await makePlayer(platform);
    await tellOfAnswer(platform, me);
    await cleanNotifications(platform.ctx);
    const kept = () => platform.ctx.db.$count(notifications);
    const before = await kept();
    pass(platform, 2);
    await cleanNotifications(platform.ctx);
    expect(await kept()).toBeLessThan(before);
    expect(await centreOf(platform, me)).toHaveLength(1);
  });
});
