import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { paymentEvents } from '../../../platform/src/db/schema/payments';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { revokeForgottenCards } from '../../../platform/src/services/money/saved-cards/revoke-forgotten';
import { openToken, sealToken } from '../../../platform/src/services/money/saved-cards/sealed-token';
import { makePlayer } from '../../support/funded-player';
import { gatewayClient } from '../../support/gateway/client';
import { type PaymentHarness, pageToken, payAs, sendForm } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import {
  ASKS,
  byCard,
  cardsOf,
  DECLINES,
  EXPIRES,
  forget,
  GOOD,
  gameOf,
  headersOf,
  rowsOf,
  save,
  start,
} from '../../support/money/saved-cards';
import { exclude } from '../../support/protection';

const it = paymentsTest();

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
    save_again: false,
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

it('a card that the gateway does not know any more is denied and forgotten', async ({ platform, payments }) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const [row] = await rowsOf(platform, player);
  await gatewayClient(payments).revokeCard((row && openToken(platform.ctx, row)) ?? '');
  const answer = await start(platform, player, byCard(card));
  expect(answer).toMatchObject({ status: 201, deposit: { status: 'DENIED', decline_reason: 'expired_card' } });
  expect(await cardsOf(platform, player)).toEqual([]);
});

it('a card whose token was sealed by another secret says that it has to be saved again, pays nothing, and can be forgotten', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const card = await save(platform, player);
  const before = await gameOf(platform, player);
  const other = {
    ...platform.ctx,
    env: { ...platform.ctx.env, SECOND_FACTOR_SECRET: ['exchanged-since-0123456789abcdef'] },
  };
  const sealedToken = sealToken(other, { id: card.id, userId: player.id }, 'ktok_of_before');
  await platform.ctx.db.update(savedCards).set({ sealedToken }).where(eq(savedCards.id, card.id));
  expect(await cardsOf(platform, player)).toMatchObject([{ last_four: '4242', expired: false, save_again: true }]);
  expect((await start(platform, player, byCard(card))).errorCode).toBe('SAVED_CARD_UNAVAILABLE');
  expect(await gameOf(platform, player)).toBe(before);
  expect((await forget(platform, player, card.id)).statusCode).toBe(204);
  expect(await rowsOf(platform, player)).toEqual([]);
});
