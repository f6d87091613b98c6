import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessToken, callApi } from './money';
import { operator } from './operator';
import { askDatabase } from './platform-database';
import { type Person, readCode, texts } from './player';

export const t = texts.en;
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const panelOf = (page: Page): Locator => page.getByTestId('active-bonus');

/** A promo code of this test alone: no other player sees or takes its bonus. */
const freshCode = (): string => `E2E${String(randomInt(1e9)).padStart(9, '0')}`;

export type Offer = { id: string; name: string; code: string };

/** Puts a bonus on offer by the operator's command line; by itself a promo code for 10.00, to be staked once. */
export async function offerBonus(terms: Record<string, unknown> = {}): Promise<Offer> {
  const code = freshCode();
  const all = {
    group: 'PromoCode',
    currency: 'uah',
    type: 'PROMO_CODE',
    name: `Offer ${code.slice(3)}`,
    bonus_amount: '10',
    wager: 1,
    status: 'ACTIVE',
    is_public: false,
    ...terms,
  };
  const named = { ...all, ...(all.type === 'PROMO_CODE' ? { code } : {}) };
  const made = JSON.parse(await operator('bonuses', 'create', '--terms', JSON.stringify(named), '--json'));
  return { id: made.bonus.id, name: made.bonus.name, code };
}

/** Changes it for whoever takes it from now on. */
export async function changeBonus({ id }: Offer, terms: Record<string, unknown>): Promise<void> {
  await operator('bonuses', 'change', id, '--terms', JSON.stringify(terms));
}

/** Enters a promo code and waits until its bonus is shown. */
export async function enterCode(page: Page, { code, name }: Offer): Promise<void> {
  if (!page.url().includes('tab=available')) await page.goto('/en/bonuses?tab=available');
  const field = page.getByLabel(t.bonuses.promo.field);
  await field.fill('');
  await field.fill(code);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Says yes to the terms of a bonus, where they are asked about: beside another bonus the question is a different one. */
async function takeOnTerms(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible();
  const question = dialogOf(page).filter({ hasText: t.bonusModals.take.title });
  if ((await question.count()) === 0) return;
  const { apply, activate } = t.bonusModals.received;
  await question
    .getByRole('button', { name: apply, exact: true })
    .or(question.getByRole('button', { name: activate, exact: true }))
    .click();
  await expect(question).toHaveCount(0);
}

/** Presses the button of a bonus's card and says yes to its terms. */
export async function activate(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: t.bonuses.activate, exact: true }).click();
  await takeOnTerms(page);
}

/** Presses the button of the bonus that a code has found, the first of the page, and says yes to its terms. */
export async function activateFound(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.bonuses.activate, exact: true }).first().click();
  await takeOnTerms(page);
}

/** Confirms the player's phone by the call that is under way. */
export async function answerCall(page: Page, person: Person): Promise<void> {
  const { info } = t.verification;
  await dialogOf(page).getByRole('button', { name: info.action, exact: true }).click();
  const boxes = dialogOf(page).getByRole('textbox');
  await expect(boxes.first()).toBeVisible();
  const code = await readCode(page, person);
  await boxes.first().click();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

type Standing = {
  bonus_id: string;
  status: string;
  end_reason: string | null;
  initial_amount: string;
  forfeited: string;
};

/** What the platform says of the player's bonus money, and of every bonus they have taken, newest first. */
export async function bonusesOf(page: Page): Promise<{ wallet: string; taken: Standing[] }> {
  const token = await accessToken(page);
  const { bonus_wallet_group: wallet } = await callApi<{ bonus_wallet_group?: { balance: string } }>(
    page,
    token,
    '/wallets',
  );
  const { items } = await callApi<{ items: Standing[] }>(page, token, '/users/bonuses?page=1&pageSize=20');
  const taken = items.map(({ bonus_id, status, end_reason, initial_amount, forfeited }) => ({
    bonus_id,
    status,
    end_reason,
    initial_amount,
    forfeited,
  }));
  return { wallet: wallet?.balance ?? '0.00', taken };
}

/** The code by which the platform refuses a bonus to whoever asks it without the site; fails where it gives the bonus. */
export async function refusalOf(page: Page, id: string, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${await accessToken(page)}` };
  const answer = await page.request.post(`/api/bonuses/${id}/subscribe`, { headers, data: { code } });
  expect(answer.status(), await answer.text()).toBe(409);
  return ((await answer.json()) as { errorCode: string }).errorCode;
}

/** The card of a bonus on offer. */
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Waits for the modal of these words, then closes it by its last button. */
export async function expectModal(page: Page, words: string | RegExp): Promise<void> {
  const modal = dialogOf(page).filter({ hasText: words });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

/** The bonus has come: closes what congratulates. */
export async function expectReceived(page: Page, { name }: { name: string }): Promise<void> {
  await expect(dialogOf(page).filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

/** What became of the player's last bonus, by the list of their own. */
export async function expectEnded(page: Page, { name }: { name: string }, reason: string): Promise<void> {
  await page.goto('/en/bonuses?tab=my');
  const row = page.getByRole('heading', { level: 3, name, exact: true }).locator('xpath=ancestor::*[details]');
  await expect(row).toContainText(reason);
  await expect(panelOf(page)).toHaveCount(0);
}

/** Leaves the player's running or awaited bonus so many seconds: it ends by the hour, which can't be waited for. */
export async function leaveSeconds(page: Page, seconds: number): Promise<void> {
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  const rows = await askDatabase(
    `update user_bonuses set expires_at = now() + make_interval(secs => $2)
     where user_id = $1 and status in ('PENDING', 'ACTIVE') returning id`,
    [id, seconds],
  );
  expect(rows).toHaveLength(1);
}
