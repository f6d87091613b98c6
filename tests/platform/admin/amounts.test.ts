import type { AmountPermission, Permission } from '@kozyr/contracts/operator/permissions';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { makePlayer } from '../../support/funded-player';
import { disputedDeposit } from '../../support/money/disputed-deposit';
import { paymentsTest } from '../../support/money/payments-test';
import { callAs, makeOperator, withRights } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, moneyOf, play } from '../../support/play/wallet-caller';

const it = paymentsTest();
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

/** Somebody whose role decides about so much at once, in UAH. */
const withBound = (platform: TestPlatform, permission: AmountPermission, uah: string, more: Permission[] = []) =>
  withRights(platform, [permission, ...more], { [permission]: { uah, kzt: null } });
/** What the refusal says, and that nothing was written down as done. */
async function expectAbove(
  platform: TestPlatform,
  { id }: { id: string },
  answer: Awaited<ReturnType<typeof callAs>>,
  details: { amount: string; bound: string; roles: string },
) {
  const { roles, ...said } = details;
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    {
      errorCode: 'AMOUNT_ABOVE_PERMISSION',
      details: { ...said, currency: 'uah', roles: expect.stringContaining(roles) },
    },
  ]);
  const own = and(eq(auditLog.actor, id), eq(auditLog.actorKind, 'operator'));
  expect(await platform.ctx.db.select().from(auditLog).where(own)).toEqual([]);
}

it('a held win above what a role decides is neither paid nor denied by it, and one within is', async ({ platform }) => {
  const judge = await withBound(platform, 'wins.decide', '9000000.00', ['money.read']);
  const hold = async (win: string) => {
    const player = await makePlayer(platform, { game: 1_000n });
    const game = await play(platform, player);
    await game.bet('r', 'b', '5.00');
    await game.win('r', 'w', win);
    const list = await callAs(platform, judge, '/operator/held-wins', { query: { player: player.id } });
    return { player, url: `/operator/held-wins/${list.json().items[0].id}` };
  };
  const above = await hold('9000000.01');
  const said = { amount: '9000000.01', bound: '9000000.00', roles: 'finance' };
  await expectAbove(platform, judge, await callAs(platform, judge, `${above.url}/approve`, { method: 'POST' }), said);
  const denied = await callAs(platform, judge, `${above.url}/deny`, { body: { note: 'The game was faulty.' } });
  await expectAbove(platform, judge, denied, said);
  expect(await moneyOf(platform, above.player)).toEqual({ game: 500n, electronic: 0n, bonus: 0n });
  const within = await hold('9000000.00');
  const done = await callAs(platform, judge, `${within.url}/deny`, { body: { note: 'The game was faulty.' } });
  expect(done.statusCode).toBe(200);
});

it('a debt above what a role decides is neither proposed nor confirmed to be written off by it', async ({
  platform,
  payments,
}) => {
  const one = await disputedDeposit(payments);
  await one.hear(one.approved());
  await one.move('game', -50_000n);
  await one.hear(one.takenBack());
  const id = (await one.kept())?.id;
  const writeOff = (who: Parameters<typeof callAs>[1]) =>
    callAs(platform, who, `/operator/chargebacks/${id}/write-off`, { body: { reason: 'They left the country' } });
  const small = await withBound(platform, 'chargebacks.decide', '499.99');
  const said = { amount: '500.00', bound: '499.99', roles: 'admin' };
  await expectAbove(platform, small, await writeOff(small), said);
  const proposed = await writeOff(await makeOperator(platform, 'admin'));
  expect(proposed.json()).toMatchObject({ proposed_by: expect.any(String) });
  await expectAbove(platform, small, await writeOff(small), said);
  expect((await one.kept())?.status).toBe('open');
  const enough = await withBound(platform, 'chargebacks.decide', '500.00');
  expect((await writeOff(enough)).statusCode).toBe(200);
  expect((await one.kept())?.status).toBe('written_off');
});

it('a jackpot is topped up to what a role decides, and no further', async ({ platform }) => {
  const small = await withBound(platform, 'jackpots.top-up', '100.00');
  const topUp = (amount: string) =>
    callAs(platform, small, '/operator/jackpots/clubs/uah/top-up', {
      body: { amount, reason: 'A quiet month', idempotency_key: crypto.randomUUID() },
    });
  const said = { amount: '100.01', bound: '100.00', roles: 'finance' };
  await expectAbove(platform, small, await topUp('100.01'), said);
  expect((await topUp('100.00')).statusCode).toBe(200);
});
