import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { type Browser, expect } from '@playwright/test';
import { accessToken, callApi, fund, minorOf, steadySlots } from '../money';
import { becomeMember, newPerson } from '../player';

type HeldWin = { amount: string; status: string; note: string | null };
type Wallets = { electronic_wallet_group: { balance: string }; game_wallet_group: { balance: string } };

/** Somebody on the site whose money operators have to decide about, by the calls that the site, a provider and a bank make. */
export type MoneyAtStake = {
  id: string;
  /** Plays a round to its end; then these wins come for it, which are held. */
  winTooLate: (...amounts: string[]) => Promise<void>;
  /** The wins of that round as the player reads them. */
  heldWins: () => Promise<HeldWin[]>;
  /** Has the bank take back what was paid in. */
  dispute: () => Promise<void>;
  /** Minor units. */
  money: () => Promise<{ game: bigint; digital: bigint }>;
  leave: () => Promise<void>;
};

/** A call of the house's provider to the wallet. */
async function asProvider<Answer>(action: string, body: object): Promise<Answer> {
  const { PLATFORM_ORIGIN: platform, WALLET_SECRET: secret } = process.env;
  if (!platform || !secret) throw new Error('PLATFORM_ORIGIN or WALLET_SECRET is not set: npm test does it');
  const call = { method: 'POST', path: `/seamless/house/${action}`, body: JSON.stringify(body) } as const;
  const answer = await fetch(new URL(call.path, platform), {
    method: call.method,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, call, new Date()) },
    body: call.body,
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text);
}

/** Makes a player who has paid so much in, with a browser of their own, which shows no page. */
export async function putMoneyAtStake(browser: Browser, paidIn: string): Promise<MoneyAtStake> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  await becomeMember(page, newPerson('uk'));
  const hosted = await fund(page, paidIn);
  const token = await accessToken(page);
  const { id } = await callApi<{ id: string }>(page, token, '/users');
  return {
    id,
    winTooLate: async (...amounts) => {
      const [slot] = await steadySlots(page, token);
      const launch = await page.request.post(`/api/games/${slot?.slug}/launch`, {
        headers: { authorization: `Bearer ${token}` },
        data: { locale: 'uk' },
      });
      expect(launch.status(), await launch.text()).toBe(201);
      const { launch_url: address } = (await launch.json()) as { launch_url: string };
      const launched = new URL(address).searchParams.get('token');
      const { session_id } = await asProvider<{ session_id: string }>('authenticate', { token: launched });
      const round = { session_id, round_id: randomUUID() };
      const movement = (amount: string) => ({ ...round, transaction_id: randomUUID(), amount });
      await asProvider('bet', movement('10.00'));
      for (const amount of ['0.00', ...amounts]) await asProvider('win', { ...movement(amount), round_closed: true });
    },
    heldWins: async () => {
      const { items } = await callApi<{ items: { id: string }[] }>(page, token, '/rounds');
      return (await callApi<{ held_wins: HeldWin[] }>(page, token, `/rounds/${items[0]?.id}`)).held_wins;
    },
    dispute: async () => {
      const result = await (await page.request.get(hosted)).text();
      const [, press = ''] = /name="token" value="([^"]+)"/.exec(result) ?? [];
      await page.request.post(`${hosted}/dispute`, {
        form: { token: press, reason: 'unrecognized' },
        maxRedirects: 0,
      });
    },
    money: async () => {
      const wallets = await callApi<Wallets>(page, token, '/wallets');
      return {
        game: minorOf(wallets.game_wallet_group.balance),
        digital: minorOf(wallets.electronic_wallet_group.balance),
      };
    },
    leave: () => context.close(),
  };
}
