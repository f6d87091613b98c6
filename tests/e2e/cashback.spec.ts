import { fromMinor } from '@kozyr/contracts/money';
import { expect, type Page } from '@playwright/test';
import { activateFound } from './steps/bonuses';
import { test } from './steps/fixtures';
import { cashbackAndGame, lostLastWeek } from './steps/last-week';
import { fund, playOn } from './steps/money';
import { operator } from './steps/operator';
import { becomeMember, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const shown = (minor: bigint) =>
  new RegExp(
    fromMinor(minor)
      .replace('.', '\\.')
      .replace(/^(\d+)(\d{3})/, '$1\\s?$2'),
  );

/** Closes what a Monday's money is told by. */
async function closeReceived(page: Page): Promise<void> {
  const told = page.getByRole('dialog');
  await expect(told).toContainText(t.bonusModals.received.eyebrow);
  await told.getByRole('button', { name: t.bonusModals.received.ok, exact: true }).click();
  await expect(told).toHaveCount(0);
}

test('a Monday brings the cashback of a lost week, and the player claims it', async ({ page, person }) => {
  await page.goto('/en/cashback');
  await expect(page.getByText(t.cashbackPage.loginTitle)).toBeVisible();
  await becomeMember(page, person);
  await fund(page, '3000');
  await playOn(page, person, { spins: 20, stake: '50.00', won: 0n });

  await page.goto('/en/cashback');
  const week = page.getByTestId('cashback-week');
  await expect(week).toContainText('1 000.00');
  await expect(page.getByRole('button', { name: t.cashback.nothing })).toBeDisabled();
  // 1 000.00 in all is the first star, and three percent: said before anything is paid.
  await expect(page.getByRole('listitem').filter({ hasText: `3%${t.cashback.yours}` })).toBeVisible();

  const { lost, bound, monday } = await lostLastWeek(page);
  // Few rounds that lost far more than is to be expected of them: the bound of their stakes is the less of both.
  const share = (lost * 3n) / 100n;
  const expected = share < bound ? share : bound;
  expect(expected).toBeGreaterThan(0n);
  await page.reload();
  await expect(page.getByTestId('cashback-awaited')).toContainText(shown(expected));

  // The job may have come first; whoever comes second finds nobody to pay.
  await operator('cashback', 'rerun', monday);
  expect(await operator('cashback', 'rerun', monday)).toMatch(/Counted 0 players/);
  await closeReceived(page);
  await expect(page.getByTestId('cashback-balance')).toContainText(shown(expected));
  await expect(page.getByTestId('cashback-awaited')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: shown(expected) })).toContainText(shown(lost));

  const before = await cashbackAndGame(page);
  expect(before.cashback).toBe(expected);
  await page.getByRole('button', { name: t.cashback.claim }).dblclick();
  await expect(page.getByTestId('cashback-balance')).toContainText('0.00');
  await expect(page.getByRole('button', { name: t.cashback.nothing })).toBeDisabled();
  expect(await cashbackAndGame(page)).toEqual({ cashback: 0n, game: before.game + expected });

  await page.goto('/en/cashbox?action=history&history=all&history-group=cashback');
  const moves = page.getByRole('main').getByRole('listitem');
  await expect(moves.filter({ hasText: t.cashbox.kind.cashback_claim })).toBeVisible();
  await expect(moves.filter({ hasText: t.cashbox.kind.cashback_credit })).toContainText(shown(expected));

  await page.goto('/en/bonuses?tab=cashbacks');
  await expect(page.getByRole('row').filter({ hasText: shown(expected) })).toBeVisible();
  await activateFound(page);
  await expect(page.getByText(t.bonuses.pendingWeek)).toBeVisible();
});
