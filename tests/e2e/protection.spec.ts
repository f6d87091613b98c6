import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { slots } from './steps/game';
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
