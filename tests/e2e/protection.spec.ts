import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { gameFrame, openReal, slots } from './steps/game';
import { logIn, texts } from './steps/player';

test('a time-out begins in two steps, signs out, and leaves nothing but the way to the money', async ({
  page,
  fundedMember: person,
}) => {
  const t = texts[person.language];
  await page.goto(`/${person.language}/responsible-gaming`);
  const day = page.getByRole('radio', { name: /^1 / }).first();
  const next = page.getByRole('button', { name: t.protection.next }).first();
  await expect(next).toBeDisabled();
  await day.check();
  await next.click();
  await expect(page.getByRole('heading', { name: t.protection.timeOut.confirmTitle })).toBeFocused();
  await expect(page.getByText(t.protection.follows.noUndo)).toBeVisible();

  // Nothing has begun yet: the way back is as short as the way on.
  await page.getByRole('button', { name: t.protection.back }).click();
  await expect(page.getByRole('heading', { name: t.protection.timeOut.title })).toBeFocused();
  await expect(day).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: t.protection.timeOut.begin }).click();
  await expect(page).toHaveURL(new RegExp(`/${person.language}$`));
  await expect(page.getByText(t.account.alert.timeOut)).toBeVisible();

  await logIn(page, person);
  const notice = page.getByRole('region', { name: t.stoppedNotice.label });
  await expect(notice).toContainText(t.stoppedNotice.state.timed_out);

  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await page.getByRole('button', { name: t.game.playReal }).click();
  await expect(page.getByText(t.game.failed.stopped)).toBeVisible();

  await notice.getByRole('link', { name: t.stoppedNotice.withdraw }).click();
  await expect(page).toHaveURL(/action=withdrawal/);
});

test('limits are set in the profile, hold in a game and at the cashbox, and a higher one waits', async ({
  page,
  fundedMember: person,
}) => {
  const t = texts[person.language];
  const { limits } = t.protection;
  await page.goto(`/${person.language}/profile`);
  const panel = page.getByRole('region', { name: limits.title });
  const setLimit = async (kind: 'deposit' | 'stake', amount: string) => {
    const name = limits.name[kind].day;
    await panel.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
    await expect(panel.getByLabel(limits.amount)).toBeFocused();
    await panel.getByLabel(limits.amount).fill(amount);
    await panel.getByRole('button', { name: limits.save }).click();
    await expect(panel.getByLabel(limits.amount)).toBeHidden();
    return panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('progressbar', { name: new RegExp(`: ${name}$`) }) });
  };
  await panel.getByRole('button', { name: `${limits.setOf.replace('{name}', limits.name.stake.day)}` }).click();
  await panel.getByLabel(limits.amount).fill('0');
  await panel.getByRole('button', { name: limits.save }).click();
  await expect(panel.getByText(limits.problem.invalid)).toBeVisible();
  await panel.getByRole('button', { name: limits.cancel }).click();

  const stakes = await setLimit('stake', '0,05');
  await expect(stakes.getByText(limits.change)).toBeVisible();
  await setLimit('deposit', '1');
  // A higher one is asked for, and the lower one goes on.
  await setLimit('stake', '500');
  await expect(stakes.getByRole('button', { name: limits.keep })).toBeVisible();
  await expect(stakes.getByRole('button', { name: limits.confirm, exact: true })).toHaveCount(0);
  await stakes.getByRole('button', { name: limits.keep }).click();
  await expect(stakes.getByRole('button', { name: limits.keep })).toHaveCount(0);

  await page.goto(`/${person.language}/cashbox`);
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill('1000');
  await page.getByRole('button', { name: t.cashbox.goToPayment }).click();
  await expect(page.getByText(t.cashbox.error.limit.split('{')[0] ?? '')).toBeVisible();

  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  await gameFrame(page).getByTestId('spin-button').click();
  const notice = gameFrame(page).getByRole('dialog');
  await expect(notice).toContainText(/0[.,]05/);
});
