import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Person } from './player';

/** Minor units of a decimal amount of the API. */
export const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

/** An access token of the player who is logged in on a page, as the site itself gets one. */
export async function accessToken(page: Page): Promise<string> {
  const answer = await page.request.post('/api/auth/refresh', { headers: { 'x-requested-with': 'kozyr' } });
  expect(answer.status()).toBe(201);
  const { tokens } = (await answer.json()) as { tokens: { access_token: string } };
  return tokens.access_token;
}

/**
 * The number of a card that nobody else has, paid in a few seconds. Whoever is excluded is known again by their card: with a number that
 * others give too, those would be stopped as the same person.
 */
export function ownCard(): string {
  const digits = `4${String(randomInt(1e11)).padStart(11, '0')}9${String(randomInt(100)).padStart(2, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Asks the player API for JSON. */
export async function callApi<T>(page: Page, token: string, path: string): Promise<T> {
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

/**
 * Puts money on the game balance without a walk through the cashbox, for tests of what comes after: the calls that its form and the
 * gateway's page make, until the deposit has settled. The walk itself is `deposit`.
 * @returns the address of the gateway's page, where the payment may be disputed later
 */
export async function fund(page: Page, amount: string): Promise<string> {
  const token = await accessToken(page);
  const started = await page.request.post('/api/payments/deposits', {
    headers: { authorization: `Bearer ${token}` },
    data: { method: 'visa', amount, idempotency_key: randomUUID(), return_path: '/' },
  });
  expect(started.status(), await started.text()).toBe(201);
  const { deposit, redirect_url: hosted } = (await started.json()) as { deposit: { id: string }; redirect_url: string };
  const [, press = ''] = /name="token" value="([^"]+)"/.exec(await (await page.request.get(hosted)).text()) ?? [];
  await page.request.post(hosted, { form: { token: press, outcome: 'approve' }, maxRedirects: 0 });
  const status = async () =>
    (await callApi<{ status: string }>(page, token, `/payments/deposits/${deposit.id}`)).status;
  await expect.poll(status).toBe('SUCCESS');
  return hosted;
}

type Round = { round: { status: string } };
type Wallets = { electronic_wallet_group: { balance: string } };

/** Opens a game for real as its client does, with a client seed put in; where to play it and the secret to do so. */
export async function openGame(page: Page, token: string, language: string, game: string) {
  const launch = await page.request.post(`/api/games/${game}/launch`, {
    headers: { authorization: `Bearer ${token}` },
    data: { locale: language },
  });
  expect(launch.status()).toBe(201);
  const { launch_url: address } = (await launch.json()) as { launch_url: string };
  const { origin, searchParams } = new URL(address);
  const opened = await page.request.post(`${origin}/api/session`, {
    data: { mode: 'real', game, token: searchParams.get('token'), exchange: randomUUID(), locale: language },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  const { secret, fairness } = (await opened.json()) as {
    secret: string;
    fairness: { client_seed: string | null; next_commitment: string };
  };
  if (fairness.client_seed === null) {
    const seeded = await page.request.post(`${origin}/api/seeds`, {
      headers: { 'x-game-session': secret },
      data: { client_seed: 'a-seed-of-the-tests', commitment: fairness.next_commitment },
    });
    expect(seeded.status(), await seeded.text()).toBe(200);
  }
  return { origin, secret };
}

/** Slots of low volatility, the most popular first. */
export async function steadySlots(page: Page, token: string) {
  type Slot = { slug: string; volatility: string; provider: { slug: string } };
  const { items } = await callApi<{ items: Slot[] }>(page, token, '/games?category=slots&pageSize=100');
  return items.filter(({ volatility }) => volatility === 'low');
}

/**
 * Stakes real money through the studio's own API, as its clients do, without the pictures: `spins` of `stake`, and then on
 * until at least `won` (minor units) lies on the digital balance. Several games in turn, those of `on` or else five, since the studio
 * parts two spins of one by two seconds.
 */
export async function playOn(
  page: Page,
  { language }: Person,
  { spins, stake, won, on }: { spins: number; stake: string; won: bigint; on?: readonly string[] },
): Promise<void> {
  const token = await accessToken(page);
  const low = async () => (await steadySlots(page, token)).slice(0, 5).map(({ slug }) => slug);
  const games = on ?? (await low());
  expect(games.length).toBeGreaterThanOrEqual(4);
  const tables: Awaited<ReturnType<typeof openGame>>[] = [];
  for (const slug of games) tables.push(await openGame(page, token, language, slug));
  const digital = async () =>
    minorOf((await callApi<Wallets>(page, token, '/wallets')).electronic_wallet_group.balance);
  for (let round = 0; round < spins || (await digital()) < won; round += 1) {
    expect(round, 'too many rounds without a win').toBeLessThan(200);
    const { origin = '', secret = '' } = tables[round % tables.length] ?? {};
    const spin = { headers: { 'x-game-session': secret }, data: { spin_id: randomUUID(), bet: stake } };
    let answer = await page.request.post(`${origin}/api/spin`, spin);
    // Too soon after the last one of this game: the same spin is asked again until it is let through.
    while (answer.status() === 429) {
      await page.waitForTimeout(300);
      answer = await page.request.post(`${origin}/api/spin`, spin);
    }
    expect(answer.status(), await answer.text()).toBe(200);
    const { round: played } = (await answer.json()) as Round;
    expect(played.status).toBe('settled');
  }
}
