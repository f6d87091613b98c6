import { randomUUID } from 'node:crypto';
import type { Deposit, SavedCard } from '@kozyr/contracts/payments';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { deposits, paymentEvents } from '../../../platform/src/db/schema/payments';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { getBalances } from '../../../platform/src/ledger/balances';
import { reconcileDeposits } from '../../../platform/src/services/money/payments/reconcile-deposits';
import { revokeForgottenCards } from '../../../platform/src/services/money/saved-cards/revoke-forgotten';
import { openToken } from '../../../platform/src/services/money/saved-cards/sealed-token';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { gatewayClient } from '../../support/gateway/client';
import { type PaymentHarness, pageToken, payAs, sendForm } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';
import { exclude } from '../../support/protection';

const it = paymentsTest();

const GOOD = '4242424242424242';
const ASKS = '4000000000003220';
const DECLINES = '4000000000000341';
const EXPIRES = '4000000000000069';

const headersOf = (platform: TestPlatform, player: TestPlayer) => bearerOf(platform, player.id, platform.clock.now);
const after = (platform: TestPlatform, minutes: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
};

type Answer = { deposit: Deposit; redirect_url: string | null; errorCode?: string };
async function start(platform: TestPlatform, player: TestPlayer, body: object = {}) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await headersOf(platform, player),
    payload: { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/uk', ...body },
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
}
const cardsOf = async (platform: TestPlatform, player: TestPlayer) => {
  const answer = await platform.app.inject({ url: '/payments/cards', headers: await headersOf(platform, player) });
  return answer.json<{ items: SavedCard[] }>().items;
};
const forget = async (platform: TestPlatform, player: TestPlayer, id: string) =>
  platform.app.inject({
    method: 'DELETE',
    url: `/payments/cards/${id}`,
    headers: await headersOf(platform, player),
  });
const rowsOf = (platform: TestPlatform, player: TestPlayer) =>
  platform.ctx.db.select().from(savedCards).where(eq(savedCards.userId, player.id));
const gameOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await getBalances(platform.ctx.db, player.id, player.currency)).game;

/** A deposit of 500 by this card, which the player asked to save. */
async function save(platform: TestPlatform, player: TestPlayer, number = GOOD, month = '12/49'): Promise<SavedCard> {
  const { redirect_url: page } = await start(platform, player, { keep_card: true });
  const fields = { token: (await pageToken(page ?? '')) ?? '', outcome: 'approve', number, good_until: month };
  await sendForm(page ?? '', fields);
  const card = await expect
    .poll(() => cardsOf(platform, player))
    .not.toEqual([])
    .then(() => cardsOf(platform, player));
  if (!card[0]) throw new Error('the card was not saved');
  return card[0];
}
const byCard = (card: Pick<SavedCard, 'id'>, more: object = {}) => ({ saved_card: card.id, amount: '100', ...more });

it('a card is saved when the player asked for it, with its token sealed and its number nowhere', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  expect(card).toEqual({
    id: card.id,
    brand: 'visa',
    last_four: '4242',
    good_until: '2049-12',
    expired: false,
  });
  const [row] = await rowsOf(platform, player);
  const token = row && openToken(platform.ctx, row);
  expect(token).toMatch(/^ktok_/);
  expect(row && openToken(platform.ctx, { ...row, userId: randomUUID() })).toBeNull();
  const kept = JSON.stringify([row, await platform.ctx.db.select().from(paymentEvents)]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(GOOD);
});

it('a card is not saved unasked, nor by what is no card', async ({ platform }) => {
  const player = await makePlayer(platform);
  const { redirect_url: page } = await start(platform, player);
  await payAs(page ?? '', 'approve', GOOD);
  const { redirect_url: other } = await start(platform, player, { method: 'applepay', keep_card: true });
  await payAs(other ?? '', 'approve', GOOD);
  await expect.poll(() => gameOf(platform, player)).toBe(100_000n);
  expect(await cardsOf(platform, player)).toEqual([]);
});

it('a deposit by a saved card is credited in its own answer, and once for its key', async ({ platform }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  const paid = await start(platform, player, body);
  expect(paid).toMatchObject({ status: 201, redirect_url: null, deposit: { status: 'SUCCESS', amount: '100.00' } });
  expect(await gameOf(platform, player)).toBe(60_000n);
  expect((await start(platform, player, body)).deposit).toEqual(paid.deposit);
  expect((await start(platform, player, { ...body, saved_card: undefined })).errorCode).toBe('IDEMPOTENCY_CONFLICT');
  const many = await Promise.all(
    [1, 2, 3].map(() => start(platform, player, byCard(card, { idempotency_key: 'same-key-1' }))),
  );
  expect(new Set(many.map(({ deposit }) => deposit?.id)).size).toBe(1);
  expect(await gameOf(platform, player)).toBe(70_000n);
});

it('a saved card is asked about, declined or expired as its bank says', async ({ platform }) => {
  const player = await makePlayer(platform);
  const declined = await start(platform, player, byCard(await save(platform, player, DECLINES)));
  expect(declined).toMatchObject({
    redirect_url: null,
    deposit: { status: 'DENIED', decline_reason: 'card_declined' },
  });
  const other = await makePlayer(platform);
  const expired = await start(platform, other, byCard(await save(platform, other, EXPIRES)));
  expect(expired.deposit).toMatchObject({ status: 'DENIED', decline_reason: 'expired_card' });
  const asked = await makePlayer(platform);
  const waits = await start(platform, asked, byCard(await save(platform, asked, ASKS)));
  expect(waits).toMatchObject({
    redirect_url: expect.stringContaining('/pay/'),
    deposit: { status: 'AWAITING_DEPOSIT' },
  });
  await payAs(waits.redirect_url ?? '', 'approve');
  await expect.poll(() => gameOf(platform, asked)).toBe(60_000n);
});

it('a saved card is its player’s alone', async ({ platform }) => {
  const [owner, stranger] = [await makePlayer(platform), await makePlayer(platform)];
  const card = await save(platform, owner);
  expect(await start(platform, stranger, byCard(card))).toMatchObject({
    status: 422,
    errorCode: 'SAVED_CARD_UNAVAILABLE',
  });
  expect((await start(platform, owner, byCard(card, { method: 'mastercard' }))).errorCode).toBe(
    'SAVED_CARD_UNAVAILABLE',
  );
  expect((await forget(platform, stranger, card.id)).statusCode).toBe(404);
  expect(await cardsOf(platform, owner)).toHaveLength(1);
  expect(await cardsOf(platform, stranger)).toEqual([]);
  expect(await gameOf(platform, stranger)).toBe(0n);
});

it('a forgotten card pays nothing more, is revoked at the gateway, and leaves no row', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const [row] = await rowsOf(platform, player);
  const token = row ? openToken(platform.ctx, row) : null;
  expect((await forget(platform, player, card.id)).statusCode).toBe(204);
  expect((await forget(platform, player, card.id)).statusCode).toBe(404);
  expect(await rowsOf(platform, player)).toEqual([]);
  expect((await start(platform, player, byCard(card))).errorCode).toBe('SAVED_CARD_UNAVAILABLE');
  expect(await revokedAt(payments, token)).toBe(true);
  const deeds = await platform.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'saved_card_forgotten'), eq(auditLog.subject, player.id)));
  expect(deeds).toHaveLength(1);
});

async function revokedAt({ gateway }: PaymentHarness, token: string | null): Promise<boolean> {
  const { rows } = await gateway.db.query('select 1 from kept_cards where token = $1 and revoked_at is not null', [
    token,
  ]);
  return rows.length === 1;
}

it('a card forgotten while the gateway is silent is revoked when it answers, and nothing else of it is kept until then', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  await payments.gateway.app.close();
  try {
    await forget(platform, player, card.id);
    expect(await rowsOf(platform, player)).toMatchObject([
      { brand: null, lastFour: null, goodUntil: null, cardHash: null },
    ]);
    expect(await cardsOf(platform, player)).toEqual([]);
    expect(await revokeForgottenCards(platform.ctx)).toMatchObject({ revoked: 0 });
  } finally {
    await payments.reopenGateway();
  }
  expect(await revokeForgottenCards(platform.ctx)).toMatchObject({ revoked: 1 });
  expect(await rowsOf(platform, player)).toEqual([]);
});

it('a card that is saved again takes the place of itself, and its old token is revoked', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  await save(platform, player, GOOD, '12/40');
  const [first] = await rowsOf(platform, player);
  const token = first ? openToken(platform.ctx, first) : null;
  const { redirect_url: page } = await start(platform, player, { keep_card: true });
  const form = { token: (await pageToken(page ?? '')) ?? '', outcome: 'approve', number: GOOD, good_until: '12/49' };
  await sendForm(page ?? '', form);
  await expect.poll(async () => (await cardsOf(platform, player))[0]?.good_until).toBe('2049-12');
  expect(await cardsOf(platform, player)).toHaveLength(1);
  await revokeForgottenCards(platform.ctx);
  expect(await revokedAt(payments, token)).toBe(true);
});

it('a card whose month is over is shown as expired, and pays nothing', async ({ platform }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  await platform.ctx.db.update(savedCards).set({ goodUntil: '2020-01' }).where(eq(savedCards.id, card.id));
  expect(await cardsOf(platform, player)).toMatchObject([{ expired: true, last_four: '4242' }]);
  expect((await start(platform, player, byCard(card))).errorCode).toBe('SAVED_CARD_UNAVAILABLE');
});

it('a saved card obeys limits of money and the state of its player', async ({ platform }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  expect((await start(platform, player, byCard(card, { amount: '1' }))).errorCode).toBe('DEPOSIT_BELOW_MINIMUM');
  const set = await platform.app.inject({
    method: 'PUT',
    url: '/protection/limits/deposit/day',
    headers: await headersOf(platform, player),
    payload: { amount: '550.00' },
  });
  expect(set.statusCode).toBe(200);
  expect((await start(platform, player, byCard(card))).errorCode).toBe('LIMIT_REACHED');
  const other = await makePlayer(platform);
  const theirs = await save(platform, other, ASKS);
  await exclude(platform, other, 'year');
  expect((await start(platform, other, byCard(theirs))).errorCode).toBe('PLAYER_SELF_EXCLUDED');
});

it('a card is not charged behind its player’s back, when the gateway was silent as they asked', async ({
  platform,
  payments,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  await payments.gateway.app.close();
  const body = byCard(card, { idempotency_key: randomUUID() });
  expect((await start(platform, player, body)).errorCode).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
  await payments.reopenGateway();
  after(platform, 2);
  await reconcileDeposits(platform.ctx);
  expect(await gameOf(platform, player)).toBe(before);
  // The same intent, sent again by the player in time, is charged.
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'SUCCESS' });
  expect(await gameOf(platform, player)).toBe(before + 10_000n);
});

it('an intent that is sent again long after is not charged', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  after(platform, 31);
  expect((await start(platform, player, body)).deposit).toMatchObject({ status: 'DENIED', decline_reason: 'timeout' });
  expect(await gameOf(platform, player)).toBe(before);
  expect(await cardsOf(platform, player)).toHaveLength(1);
});

it('a payment whose answer was lost is found by its reference, and credited once', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const [row] = await rowsOf(platform, player);
  const before = await gameOf(platform, player);
  await payments.gateway.app.close();
  const answer = await start(platform, player, byCard(card));
  expect(answer.errorCode).toBe('PAYMENT_GATEWAY_UNAVAILABLE');
  const [lost] = await platform.ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, player.id), eq(deposits.status, 'AWAITING_DEPOSIT')));
  await payments.reopenGateway();
  await gatewayClient(payments).open({
    merchant_reference: lost?.id ?? '',
    method: 'visa',
    amount: '100.00',
    currency: 'uah',
    return_url: 'https://kozyr.test/uk',
    callback_url: 'http://127.0.0.1:9/nobody',
    locale: 'uk',
    card_token: (row && openToken(platform.ctx, row)) ?? '',
  });
  after(platform, 2);
  await reconcileDeposits(platform.ctx);
  await reconcileDeposits(platform.ctx);
  expect(await gameOf(platform, player)).toBe(before + 10_000n);
});

it('a card that the gateway does not know any more is denied and forgotten', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const [row] = await rowsOf(platform, player);
  await gatewayClient(payments).revokeCard((row && openToken(platform.ctx, row)) ?? '');
  const answer = await start(platform, player, byCard(card));
  expect(answer).toMatchObject({ status: 201, deposit: { status: 'DENIED', decline_reason: 'expired_card' } });
  expect(await cardsOf(platform, player)).toEqual([]);
});

it('who excluded themselves since the first try is not charged by the second', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const body = byCard(card, { idempotency_key: randomUUID() });
  await payments.gateway.app.close();
  await start(platform, player, body);
  await payments.reopenGateway();
  await exclude(platform, player, 'year');
  expect((await start(platform, player, body)).errorCode).toBe('PLAYER_SELF_EXCLUDED');
  expect(await gameOf(platform, player)).toBe(before);
});
