import { expect, type Page } from '@playwright/test';
import { addBattle } from './steps/battle';
import { activateFound, enterCode, expectReceived, offerBonus } from './steps/bonuses';
import { test } from './steps/fixtures';
import { openReal, slots } from './steps/game';
import { accessToken } from './steps/money';
import { expectAccessible, expectNothingSticksOut, readReport, watchPage } from './steps/page-checks';
import { logIn, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const stripOf = (page: Page) => page.getByRole('region', { name: t.ownStrip.title });
const kindsOf = (page: Page) => stripOf(page).getByRole('heading', { level: 3 });

test('a guest’s main page has no strip of anybody’s own', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByTestId('own-strip')).toHaveCount(0);
});

test('a newcomer’s main page begins with one calm card, which comes without moving what stands below', async ({
  page,
  member: person,
}) => {
  await watchPage(page);
  for (const width of [1440, 380]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${person.language}`);
    await expect(kindsOf(page)).toHaveText([t.ownStrip.star.kind]);
    await expect(page.getByTestId('balance-total').first()).toBeVisible();
    expect((await readReport(page)).shift, `${width} px wide`).toBeLessThanOrEqual(0.05);
    await expectNothingSticksOut(page);
  }
  await expectAccessible(page);
  await stripOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/profile\?tab=rating$/);
});

test('what a player plays, has taken and has entered stands on their main page, and one press leads back to the game', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(240_000);
  const [game] = await slots(page);
  await page.goto(`/en/games/${game?.slug}`);
  await openReal(page, person);

  const offer = await offerBonus();
  await enterCode(page, offer);
  await activateFound(page);
  await expectReceived(page, offer);

  const battle = await addBattle('5,3');
  await page.goto(`/en/battles?battle=${battle}`);
  await page.getByRole('dialog').getByRole('button', { name: t.battles.enter, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('progressbar', { name: t.battles.own.progress })).toBeVisible();

  await page.goto('/en');
  const kinds = [
    t.ownStrip.game.kind,
    t.ownStrip.bonus.wagering,
    t.battles.tier.gold,
    t.ownStrip.tasks.kind,
    t.ownStrip.star.kind,
  ];
  await expect(kindsOf(page)).toHaveText(kinds);
  const cards = stripOf(page).getByRole('listitem');
  await expect(cards.nth(1)).toContainText(offer.name);
  await expect(cards.nth(1)).toContainText(/0% wagered, 10\.00\s₴ left to stake/);
  await expect(cards.nth(2)).toContainText('0 of 20 stakes');
  await expectAccessible(page);

  // All of them by the keyboard, in their order; each is one link.
  const links = stripOf(page).getByRole('link');
  await expect(links).toHaveCount(kinds.length);
  await links.first().focus();
  for (const [at, kind] of kinds.entries()) {
    await expect(links.nth(at)).toBeFocused();
    await expect(links.nth(at)).toHaveAccessibleName(new RegExp(`^${kind}`));
    await page.keyboard.press('Tab');
  }
  await links.first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: game?.title ?? '' })).toBeVisible();
});

test('a player who has taken a time-out is called to no game, and finds their limits and help instead', async ({
  page,
  fundedMember: person,
}) => {
  const [game] = await slots(page);
  await page.goto(`/en/games/${game?.slug}`);
  await openReal(page, person);
  await page.goto('/en');
  await expect(kindsOf(page)).toHaveText([t.ownStrip.game.kind, t.ownStrip.tasks.kind, t.ownStrip.star.kind]);

  const token = await accessToken(page);
  const stopped = await page.request.post('/api/protection/time-out', {
    headers: { authorization: `Bearer ${token}` },
    data: { days: 1 },
  });
  expect(stopped.status(), await stopped.text()).toBe(200);
  // It has signed them out everywhere.
  await page.context().clearCookies();
  await page.goto('/en');
  await logIn(page, person);
  await page.goto('/en');
  await expect(kindsOf(page)).toHaveText([t.ownStrip.calm.kind]);
  await stripOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/responsible-gaming$/);
});
