import { expect, type Page } from '@playwright/test';
import promotions from '@/desk/messages/en/promotions.json' with { type: 'json' };
import { makeOperator } from '../steps/desk/make-operator';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { signInAtDesk, test } from './fixtures';

const DAY_MS = 86_400_000;
/** A moment as a field of date and time takes it, by the clock of Kyiv. */
const typedInKyiv = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' }).slice(0, 16).replace(' ', 'T');

const part = (page: Page, name: string) => page.getByRole('region', { name });
/** Its state, beside its title: a term of its facts may be the same word. */
const stateOf = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('promotion rules open for support at every width, accessible, with nothing an admin alone may do', async ({
  deskAs,
}) => {
  const page = await deskAs('support');
  for (const [address, title] of [
    ['/promotion-rules', promotions.title],
    ['/promotion-rules/wheel', promotions.kind.wheel],
    ['/promotion-rules/wheel/0', promotions.kind.wheel],
    ['/promotion-rules/stars/0', promotions.kind.stars],
    ['/promotion-rules/cashback/0', promotions.kind.cashback],
    ['/promotion-rules/jackpots/0', promotions.kind.jackpots],
    ['/promotion-rules/battles/0', promotions.kind.battles],
    ['/promotion-rules/percentages/0', promotions.kind.percentages],
    ['/promotion-rules/contribution/0', promotions.kind.contribution],
    ['/promotion-rules/closed-games/0', promotions.kind['closed-games']],
  ] as const) {
    await page.goto(`/en${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    for (const name of [promotions.act.new, promotions.act.again]) await expect(act(page, name)).toHaveCount(0);
    if (address.endsWith('/0')) await expect(part(page, promotions.preview).getByRole('table')).toBeVisible();
    await expectAccessible(page);
    for (const width of [380, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page);
    }
  }
});

test('an admin drafts a change of cashback, sees what it means, proposes it, and a second one confirms it', async ({
  deskAs,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const page = await deskAs('admin');
  await page.goto('/en/promotion-rules');
  await page.getByRole('link', { name: promotions.kind.cashback, exact: true }).click();
  await act(page, promotions.act.new).click();
  await expect(page).toHaveURL(/\/promotion-rules\/cashback\/\d+$/);
  const form = page.getByRole('form', { name: promotions.form });
  const percent = form.getByRole('region', { name: promotions.group.percents }).getByLabel('1 star', { exact: true });
  await percent.fill('30');
  await act(page, promotions.act.save).click();
  await expect(form.getByRole('alert').first()).toContainText(promotions.wrong.title);
  await percent.fill('4');
  await act(page, promotions.act.preview).click();
  await expect(part(page, promotions.changes)).toContainText('4.00\u00a0%');
  await expect(part(page, promotions.preview).getByRole('table')).toBeVisible();
  await act(page, promotions.act.save).click();
  await expect(page.getByText(promotions.told.saved)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 380, height: 900 });
  await expectNothingSticksOut(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await act(page, promotions.act.propose).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(promotions.propose.from).fill(typedInKyiv(new Date(Date.now() + 30 * DAY_MS)));
  await dialog.getByLabel(promotions.propose.note).fill('A little more for one star');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: promotions.act.propose }).click();
  await expect(dialog).toHaveCount(0);
  await expect(stateOf(page)).toContainText(promotions.state.PROPOSED);

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const second = await elsewhere.newPage();
  await signInAtDesk(second, await makeOperator('admin'));
  await second.goto(page.url());
  await act(second, promotions.act.confirm).click();
  await second.getByRole('dialog').getByRole('button', { name: promotions.act.confirm }).click();
  await expect(stateOf(second)).toContainText(promotions.state.CONFIRMED);
  await second.goto('/en/promotion-rules');
  const row = second.getByRole('table', { name: promotions.title }).getByRole('row');
  await expect(row.filter({ hasText: promotions.kind.cashback })).toContainText(/Version \d+/);
  await second.goto(page.url());
  await act(second, promotions.act.withdraw).click();
  await second.getByRole('dialog').getByRole('button', { name: promotions.act.withdraw }).click();
  await expect(stateOf(second)).toContainText(promotions.state.WITHDRAWN);
  await elsewhere.close();
});

test('an admin drafts jackpots that give back too much, is told so at once, and sees what others would cost', async ({
  deskAs,
}) => {
  test.setTimeout(120_000);
  const page = await deskAs('admin');
  await page.goto('/en/promotion-rules/jackpots');
  await act(page, promotions.act.new).click();
  await expect(page).toHaveURL(/\/promotion-rules\/jackpots\/\d+$/);
  const form = page.getByRole('form', { name: promotions.form });
  const share = form
    .getByRole('region', { name: `${promotions.suit.clubs}, UAH` })
    .getByLabel(promotions.jackpots.share, { exact: true });
  await share.fill('0.40');
  await act(page, promotions.act.save).click();
  await expect(form.getByRole('alert').first()).toContainText(promotions.wrong.title);
  await share.fill('0,10');
  await act(page, promotions.act.preview).click();
  await expect(part(page, promotions.changes)).toContainText('0.10\u00a0%');
  // A share of 0.10 % and the seed spread over half the way: 0.15 % in place of 0.30 %.
  await expect(part(page, promotions.preview).getByRole('table')).toContainText('0.1500\u00a0%');
  await act(page, promotions.act.save).click();
  await expect(page.getByText(promotions.told.saved)).toBeVisible();
  await expectAccessible(page);

  // Closed games are lines of codes and countries; the preview names what no feed has, and whom it concerns.
  await page.goto('/en/promotion-rules/closed-games');
  await act(page, promotions.act.new).click();
  await expect(page).toHaveURL(/\/promotion-rules\/closed-games\/\d+$/);
  await form
    .getByRole('region', { name: promotions.closed.games })
    .getByRole('textbox')
    .fill('thin-ice pl EU\nno-game KZ');
  await act(page, promotions.act.preview).click();
  await expect(part(page, promotions.changes)).toContainText('thin-ice PL EU');
  await expect(part(page, promotions.preview)).toContainText('No feed has: no-game.');
  await expect(part(page, promotions.preview).getByRole('table')).toContainText('Poland: games closed');
  await expectAccessible(page);
  await page.setViewportSize({ width: 380, height: 900 });
  await expectNothingSticksOut(page);
  await act(page, promotions.act.delete).click();
  await page.getByRole('dialog').getByRole('button', { name: promotions.act.delete }).click();
  await expect(page).toHaveURL(/\/promotion-rules\/closed-games$/);
});
