import { randomUUID } from 'node:crypto';
import type { GatewayCard } from '@kozyr/contracts/payment-gateway';
import { afterAll, beforeEach, expect } from 'vitest';
import { createApp } from '../../../gateway/src/app';
import { parseEnv } from '../../../gateway/src/env';
import { TEST_CARDS } from '../../../gateway/src/test-cards';
import type { PaymentGateway } from '../../../platform/src/gateways/payments/port';
import { gatewayClient, sendCardForm } from '../../support/gateway/client';
import { startMerchant, type TestMerchant } from '../../support/gateway/merchant';
import { pageToken, SECRET, sendForm } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
let merchant: TestMerchant;
let gateway: PaymentGateway;
it.beforeAll(async ({ platform, payments }) => {
  merchant = await startMerchant(SECRET, platform.clock);
  gateway = gatewayClient(payments);
});
afterAll(async () => {
  await merchant.stop();
});
beforeEach(() => {
  merchant.answer = 200;
});

const after = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const wantedCard = (more: Partial<Parameters<PaymentGateway['openCard']>[0]> = {}) => ({
  merchant_reference: randomUUID(),
  amount: '1250.5',
  currency: 'uah' as const,
  recipient_name: 'Олена Коваленко',
  return_url: 'https://kozyr.test/uk/cashbox?withdrawal=1',
  callback_url: merchant.url,
  locale: 'uk',
  ...more,
});
const numberOf = (act: string) => TEST_CARDS.find((one) => one.act === act)?.number ?? '';
async function savedCard(number: string): Promise<GatewayCard & { token: string }> {
  const { id, hosted_url } = await gateway.openCard(wantedCard());
  await sendCardForm(hosted_url, { action: 'save', number });
  const card = await gateway.findCard(id);
  if (!card?.token) throw new Error('The card was not saved.');
  return { ...card, token: card.token };
}
const payoutTo = (card_token: string, more: Record<string, string> = {}) => ({
  merchant_reference: randomUUID(),
  card_token,
  amount: '1250.50',
  currency: 'uah' as const,
  recipient_name: 'Олена Коваленко',
  callback_url: merchant.url,
  ...more,
});
const told = (reference: string, times: number) => expect.poll(() => merchant.toldOf(reference).length).toBe(times);

it('the gateway saves a card as a token, its brand and its last four digits, and tells so before the payer is back', async () => {
  const wanted = wantedCard();
  const card = await gateway.openCard(wanted);
  expect(card).toMatchObject({ status: 'pending', token: null, brand: null, mask: null, refuse_reason: null });
  expect(await gateway.openCard(wanted)).toEqual(card);
  await expect(gateway.openCard({ ...wanted, amount: '1250.51' })).rejects.toMatchObject({ code: 'conflict' });

  const answer = await sendCardForm(card.hosted_url, { action: 'save', number: '5555 5555 5555 4444' });
  expect(answer.headers.get('location')).toBe(wanted.return_url);
  const saved = { status: 'saved', brand: 'mastercard', mask: '•••• 4444', token: expect.stringMatching(/^tok_/) };
  expect(merchant.toldOf(wanted.merchant_reference)).toMatchObject([{ type: 'card', card: saved }]);
  expect(await gateway.findCard(card.id)).toMatchObject(saved);
  expect(await gateway.findCard('card_none')).toBeNull();
});

it('the gateway knows a card again whoever gives it, and no other', async () => {
  const [first, second, other] = [
    await savedCard('4242424242424242'),
    await savedCard('4242 4242 4242 4242'),
    await savedCard('4111111111111111'),
  ];
  expect(second.fingerprint).toBe(first.fingerprint);
  expect(second.token).not.toBe(first.token);
  expect(other.fingerprint).not.toBe(first.fingerprint);
});

it('the gateway says beside the field what is wrong with a number, sends it nowhere, and takes the right one after', async () => {
  const { id, hosted_url } = await gateway.openCard(wantedCard({ locale: 'kk' }));
  for (const [number, text] of [
    ['', 'Карта нөмірін енгізіңіз'],
    ['4242 4242 4242 4241', 'Нөмірде қате бар'],
    ['371449635398431', 'Тек Visa және Mastercard'],
  ] as const) {
    const answer = await sendCardForm(hosted_url, { action: 'save', number });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(text);
    if (number !== '') expect(page).not.toContain(number);
  }
  expect(await gateway.findCard(id)).toMatchObject({ status: 'pending' });
  await sendCardForm(hosted_url, { test_number: numberOf('pays') });
  expect(await gateway.findCard(id)).toMatchObject({ status: 'saved', mask: '•••• 4242' });
});

it('the gateway takes a card’s form once, and only with the token of its own page', async () => {
  const [mine, other] = [await gateway.openCard(wantedCard()), await gateway.openCard(wantedCard())];
  const fields = { action: 'save', number: '4242424242424242' };
  for (const token of ['', 'guess', (await pageToken(other.hosted_url)) ?? ''])
    expect((await sendForm(mine.hosted_url, { ...fields, token })).headers.get('location')).toBe(`/card/${mine.id}`);
  expect(await gateway.findCard(mine.id)).toMatchObject({ status: 'pending' });
  const token = (await pageToken(mine.hosted_url)) ?? '';
  const racers = await Promise.all(Array.from({ length: 10 }, () => sendForm(mine.hosted_url, { ...fields, token })));
  expect(racers.map((one) => one.headers.get('location')).filter((to) => to?.startsWith('https://'))).toHaveLength(1);
  await told(mine.merchant_reference, 1);
  expect(await pageToken(mine.hosted_url)).toBeNull();
});

it('the gateway ends without a card when the payer goes back, the bank refuses, or time or patience is over', async ({
  platform,
}) => {
  const refused = async (more: object, give: (url: string) => Promise<unknown>) => {
    const { id, hosted_url } = await gateway.openCard(wantedCard(more));
    await give(hosted_url);
    return gateway.findCard(id);
  };
  expect(await refused({}, (url) => sendCardForm(url, { action: 'cancel', number: '4242424242424242' }))).toMatchObject(
    {
      status: 'refused',
      refuse_reason: 'cancelled_by_payer',
      token: null,
    },
  );
  expect(await refused({}, (url) => sendCardForm(url, { test_number: numberOf('not_saved') }))).toMatchObject({
    status: 'refused',
    refuse_reason: 'card_declined',
    mask: null,
  });
  const guess = async (url: string) => {
    for (let tried = 0; tried < 10; tried += 1) await sendCardForm(url, { number: '4242424242424241' });
  };
  expect(await refused({}, guess)).toMatchObject({ status: 'refused', refuse_reason: 'too_many_attempts' });
  const until = new Date(platform.clock.now.getTime() + 60_000).toISOString();
  const { id, hosted_url, merchant_reference } = await gateway.openCard(wantedCard({ expires_at: until }));
  const token = (await pageToken(hosted_url)) ?? '';
  after(platform, 60);
  await sendForm(hosted_url, { token, number: '4242424242424242' });
  await told(merchant_reference, 1);
  expect(await gateway.findCard(id)).toMatchObject({ status: 'expired', token: null, refuse_reason: null });
});

it('a payout is made once per reference and told, and other money and other cards are refused by it', async ({
  platform,
}) => {
  const { token } = await savedCard('4242424242424242');
  const wanted = payoutTo(token);
  const racers = await Promise.all(Array.from({ length: 10 }, () => gateway.payOut(wanted)));
  expect(new Set(racers.map(({ id }) => id)).size).toBe(1);
  const [payout] = racers;
  expect(payout).toMatchObject({ status: 'pending', amount: '1250.50', fail_reason: null });
  for (const other of [{ amount: '1250.51' }, { currency: 'kzt' as const }, { recipient_name: 'Somebody Else' }])
    await expect(gateway.payOut({ ...wanted, ...other })).rejects.toMatchObject({ code: 'conflict' });
  const { token: another } = await savedCard('4242424242424242');
  await expect(gateway.payOut({ ...wanted, card_token: another })).rejects.toMatchObject({ code: 'conflict' });
  await expect(gateway.payOut(payoutTo('tok_none'))).rejects.toMatchObject({ code: 'invalid' });

  after(platform, 3);
  await told(wanted.merchant_reference, 1);
  const paid = { status: 'paid', merchant_reference: wanted.merchant_reference };
  expect(merchant.toldOf(wanted.merchant_reference)).toMatchObject([{ type: 'payout', payout: paid }]);
  expect(await gateway.payOut(wanted)).toMatchObject(paid);
  expect(await gateway.findPayout(payout?.id ?? '')).toMatchObject(paid);
  expect(await gateway.findPayoutByReference(wanted.merchant_reference)).toMatchObject(paid);
  expect(await gateway.findPayoutByReference('no/such reference')).toBeNull();
});

it('a payout fails with each reason, by the card', async ({ platform }) => {
  const failures = TEST_CARDS.filter(({ act }) => !/^(pays|told|silent|not_saved)/.test(act));
  expect(failures).toHaveLength(6);
  const begun = [];
  for (const { number, act } of failures) {
    const { token } = await savedCard(number);
    begun.push({ act, payout: await gateway.payOut(payoutTo(token)) });
  }
  after(platform, 3);
  for (const { act, payout } of begun) {
    await told(payout.merchant_reference, 1);
    expect(await gateway.findPayout(payout.id)).toMatchObject({ status: 'failed', fail_reason: act });
  }
});

it('a payout is late, told twice, told late or not told, by the card', async ({ platform }) => {
  const begin = async (act: string) => {
    const { token } = await savedCard(numberOf(act));
    return gateway.payOut(payoutTo(token));
  };
  const [late, twice, toldLate, silent] = [
    await begin('pays_late'),
    await begin('told_twice'),
    await begin('told_late'),
    await begin('silent'),
  ];
  after(platform, 3);
  const statusOf = async ({ id }: { id: string }) => (await gateway.findPayout(id))?.status;
  await expect.poll(() => Promise.all([toldLate, twice].map(statusOf))).toEqual(['paid', 'paid']);
  expect(await gateway.findPayout(late.id)).toMatchObject({ status: 'pending' });
  expect(merchant.toldOf(toldLate.merchant_reference)).toEqual([]);
  after(platform, 2);
  await told(twice.merchant_reference, 2);
  expect(new Set(merchant.toldOf(twice.merchant_reference).map(({ event_id }) => event_id)).size).toBe(1);
  after(platform, 58);
  await told(toldLate.merchant_reference, 1);
  after(platform, 120);
  await told(late.merchant_reference, 1);
  expect(await gateway.findPayout(silent.id)).toMatchObject({ status: 'pending' });
  after(platform, 86_400);
  await told(silent.merchant_reference, 1);
  expect(await gateway.findPayout(silent.id)).toMatchObject({ status: 'failed', fail_reason: 'bank_unavailable' });
});

it('the gateway keeps a number nowhere: not in the database, not in the log, not in an event', async ({
  platform,
  payments,
}) => {
  const lines: string[] = [];
  const { db } = payments.gateway;
  const env = parseEnv({
    DATABASE_URL: 'postgres://unused',
    GATEWAY_SECRET: SECRET,
    CARD_SECRET: SECRET,
    LOG_LEVEL: 'trace',
  });
  const logTo = { write: (line: string) => lines.push(line) };
  const app = await createApp({ env, db, now: () => platform.clock.now, logTo });
  const { id, hosted_url } = await gateway.openCard(wantedCard());
  const number = '4111111111111111';
  const form = async (fields: Record<string, string>) => {
    const token = (await pageToken(hosted_url)) ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return app.inject({
      method: 'POST',
      url: `/card/${id}`,
      headers,
      payload: `${new URLSearchParams({ token, ...fields })}`,
    });
  };
  await form({ number: '4111111111111112' });
  await form({ number });
  await app.close();
  expect(await gateway.findCard(id)).toMatchObject({ status: 'saved', mask: '•••• 1111' });
  const { rows } = await db.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const kept = await Promise.all(
    rows.map(async ({ table_name }) => JSON.stringify((await db.query(`select t::text from "${table_name}" t`)).rows)),
  );
  expect(kept.join('')).toContain(id);
  for (const place of [kept.join(''), lines.join(''), JSON.stringify(merchant.told)])
    for (const part of ['411111111111', '11111111111']) expect(place).not.toContain(part);
});
