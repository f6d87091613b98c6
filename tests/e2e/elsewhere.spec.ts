import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { balanceInGame, gameFrame, openReal, slots, spin, tableOpen } from './steps/game';
import { accessToken, callApi, openGame } from './steps/money';
import { comeFrom } from './steps/network-country';
import { deposit, type Person, register, texts } from './steps/player';

// The product runs with the laws of UA, KZ, EU, US and RU here: npm test starts it with them once all other walks are over.

const FULL = '10000.00';
const BET = '500.00';

/** Opens cells of a field with twenty mines until one is hit: a stake that is lost but once in 53,130 rounds. */
async function lose(page: Page, { origin, secret }: Awaited<ReturnType<typeof openGame>>): Promise<void> {
  const post = async (path: string, data: object) => {
    const send = () => page.request.post(`${origin}/api${path}`, { headers: { 'x-game-session': secret }, data });
    let answer = await send();
    // Too soon after the last one: the same is asked again until it is let through.
    for (; answer.status() === 429; answer = await send()) await page.waitForTimeout(300);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { round: { id: string; status: string } };
  };
  let { round } = await post('/rounds', { spin_id: randomUUID(), bet: BET, choice: { engine: 'mines', mines: 20 } });
  for (let step = 0; round.status === 'open'; step += 1) {
    const action = { kind: 'open', cell: step };
    ({ round } = await post('/rounds/decide', { round_id: round.id, step, decision_id: randomUUID(), action }));
  }
}

const creditsOf = async (page: Page) =>
  (await callApi<{ balance: string }>(page, await accessToken(page), '/credits')).balance;

/** The credits of the header, opened: how many, and how to have more. */
async function openCredits(page: Page, { language }: Person) {
  const button = page.getByRole('banner').locator('button[aria-controls]', { has: page.getByTestId('balance-total') });
  await expect(button).toContainText(texts[language].wallet.credits.name);
  await button.click();
  return page.getByText(texts[language].wallet.credits.about);
}

test.describe('where nobody plays for money', () => {
  test.use({ language: 'kk', viewport: { width: 380, height: 800 } });

  test('a newcomer is told so, plays for credits, refills them for nothing, and meets no cashbox', async ({
    page,
    person,
  }) => {
    test.setTimeout(300_000);
    const t = texts.kk;
    await comeFrom(page, 'KZ');
    // A guest knows it from the first page on.
    await page.goto('/kk');
    await expect(page.getByText(t.frame.playMoney.text)).toBeVisible();
    const cashboxes = page.locator('a[href*="modal=cashbox"], a[href*="/cashbox"]').filter({ visible: true });
    await expect(cashboxes).toHaveCount(0);
    // The bonus of a first deposit, which a newcomer is offered on the main page elsewhere, is none here.
    await page.goto('/kk/games');
    await register(page, person);
    await expect(page.getByText(t.frame.playMoney.text)).toBeVisible();
    await expect(await openCredits(page, person)).toBeVisible();
    expect(await creditsOf(page)).toBe(FULL);
    await expect(cashboxes).toHaveCount(0);

    const [game] = await slots(page);
    await page.goto(`/kk/games/${game?.slug}`);
    await page.getByRole('button', { name: t.game.toCredits, exact: true }).click();
    await tableOpen(page);
    await spin(page, 3);
    const left = await creditsOf(page);
    expect(await balanceInGame(page)).toBe(BigInt(left.replace('.', '')));
    expect(left).not.toBe(FULL);

    // By its address it says why there is nothing to pay.
    await page.goto('/kk/cashbox');
    await expect(page.getByText(t.cashbox.playMoney.title)).toBeVisible();
    await expect(page.getByRole('button', { name: t.cashbox.goToPayment })).toHaveCount(0);

    // So does a promotion that a link still leads to.
    for (const path of ['bonuses', 'cashback', 'battles', 'wheel', 'jackpots']) {
      await page.goto(`/kk/${path}`);
      await expect(page.getByText(t.whereOffered.title)).toBeVisible();
    }
    await page.goto('/kk/profile');
    const tabs = page.getByRole('navigation', { name: t.profileTabs.label }).getByRole('link');
    await expect(tabs).toHaveText([t.profileTabs.profile, t.profileTabs.notifications]);

    const { items } = await callApi<{ items: { slug: string }[] }>(page, await accessToken(page), '/games?tag=mines');
    const field = await openGame(page, await accessToken(page), 'kk', items[0]?.slug ?? '');
    while (Number(await creditsOf(page)) >= 1_000) await lose(page, field);
    await page.reload();
    await openCredits(page, person);
    const refill = new RegExp(t.wallet.credits.refill.replace('{amount}', '10\\s000\\sCR'));
    await page.getByRole('banner').getByRole('button', { name: refill }).click();
    await expect(page.getByTestId('balance-total')).toHaveText(/^10\s000\.00\sCR$/);
    expect(await creditsOf(page)).toBe(FULL);
  });
});

test.describe('where the law asks for limits', () => {
  test.use({ language: 'uk', viewport: { width: 1440, height: 900 } });

  test('they are set before the first deposit and stake, and no cashback is promised', async ({ page, person }) => {
    test.setTimeout(300_000);
    const t = texts.uk;
    await comeFrom(page, 'UA');
    await page.goto('/uk');
    await register(page, person);
    await expect(page.locator('a[href$="/cashback"]').filter({ visible: true })).toHaveCount(0);
    await page.goto('/uk/profile?tab=cashback');
    await expect(page.getByText(t.whereOffered.title)).toBeVisible();
    await page.goto('/uk/cashbox');
    await page.getByLabel(t.cashbox.amount, { exact: true }).fill('500');
    await page.getByRole('button', { name: t.cashbox.goToPayment }).click();
    await expect(page.getByText(t.cashbox.error.limitsNeeded)).toBeVisible();

    await page.goto('/uk/profile');
    const { limits } = t.protection;
    const panel = page.getByRole('region', { name: limits.title });
    for (const [name, label, value] of [
      [limits.name.deposit.day, limits.amount, '1000'],
      [limits.name.time.day, limits.minutes, '120'],
    ] as const) {
      await panel.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
      await panel.getByLabel(label, { exact: true }).fill(value);
      await panel.getByRole('button', { name: limits.save }).click();
      await expect(panel.getByRole('progressbar', { name: new RegExp(`: ${name}$`) })).toBeVisible();
    }
    await deposit(page, person, '500');
    await expect(page.getByTestId('balance-total')).toHaveText(/500\.00/);
    const [game] = await slots(page);
    await page.goto(`/uk/games/${game?.slug}`);
    await openReal(page, person);
    await spin(page);
    await expect(gameFrame(page).locator('body')).toHaveAttribute('data-state', 'idle');
  });
});

test.describe('where nothing is offered', () => {
  test.use({ language: 'en', viewport: { width: 380, height: 800 } });

  test('a plain page says so in one’s language, and nobody registers from there', async ({ page, person }) => {
    await comeFrom(page, 'US');
    const answer = await page.goto('/en/games');
    expect(answer?.status()).toBe(451);
    await expect(page.getByRole('heading')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await page.goto('/uk'))?.status()).toBe(451);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    const body = { type: 'Phone', login: person.phone, password: person.password, currency: 'uah', countryCode: 'UA' };
    const registered = await page.request.post('/api/auth/register', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-country': 'US' },
      data: { ...body, ageConsent: true, termsVersion: '2026-11' },
    });
    expect((await registered.json()) as object).toMatchObject({ errorCode: 'CLOSED_IN_COUNTRY' });
    // Who has an account comes in from everywhere: the money there is theirs.
    expect((await page.goto('/uk?auth=login'))?.status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
