import fs from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { gameFrame, openReal, slots, spin } from './steps/game';
import { accessToken, callApi } from './steps/money';
import { askDatabase } from './steps/platform-database';
import { logIn, openBalances, sendLogin, texts } from './steps/player';

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
  await expect(notice).toContainText(t.stoppedNotice.why.timed_out);

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
  const setLimit = async (kind: 'deposit' | 'stake' | 'time', amount: string) => {
    const name = limits.name[kind].day;
    const field = panel.getByLabel(kind === 'time' ? limits.minutes : limits.amount, { exact: true });
    await panel.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
    await expect(field).toBeFocused();
    await field.fill(amount);
    await panel.getByRole('button', { name: limits.save }).click();
    await expect(field).toBeHidden();
    return panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('progressbar', { name: new RegExp(`: ${name}$`) }) });
  };
  await panel.getByRole('button', { name: `${limits.setOf.replace('{name}', limits.name.stake.day)}` }).click();
  await panel.getByLabel(limits.amount).fill('0');
  await panel.getByRole('button', { name: limits.save }).click();
  await expect(panel.getByText(limits.problem.invalid)).toBeVisible();
  await panel.getByRole('button', { name: limits.cancel }).click();

  // Time is typed in minutes, and read in hours.
  await panel.getByRole('button', { name: limits.setOf.replace('{name}', limits.name.time.day) }).click();
  await panel.getByRole('button', { name: limits.save }).click();
  await expect(panel.getByText(limits.problem.invalidTime.replace('{maximum}', '44 640'))).toBeVisible();
  await panel.getByRole('button', { name: limits.cancel }).click();
  const time = await setLimit('time', '90');
  const read = limits.duration.both.replace('{hours}', '1').replace('{minutes}', '30');
  await expect(time.getByText(read, { exact: true })).toBeVisible();
  await expect(time.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

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

test('a reality check stands before the next round, and play goes on once it was answered', async ({
  page,
  fundedMember: person,
}) => {
  const t = texts[person.language];
  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  await spin(page);

  // An hour of play can't be waited for.
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  const moved = await askDatabase(
    `update gaming_sessions set began_at = began_at - interval '61 minutes', checked_at = checked_at - interval '61 minutes'
     where user_id = $1 returning user_id`,
    [id],
  );
  expect(moved).toHaveLength(1);
  await gameFrame(page).getByTestId('spin-button').click();
  const check = page.getByRole('dialog', { name: t.game.reality.title });
  await expect(check).toContainText(/1:0[1-3]:/);
  await check.getByRole('button', { name: t.game.reality.goOn }).click();
  await expect(check).toBeHidden();
  await spin(page);
  await expect(check).toBeHidden();

  await page.goto(`/${person.language}/responsible-gaming`);
  const often = page.getByRole('group', { name: t.protection.check.legend });
  await expect(often.getByRole('radio', { name: t.protection.check.hour, exact: true })).toBeChecked();
  await often.getByRole('radio', { name: t.protection.check.never }).check();
  await expect(page.getByText(t.protection.check.saved)).toBeVisible();
  await page.reload();
  await expect(often.getByRole('radio', { name: t.protection.check.never })).toBeChecked();

  // How long they have been playing stands with the balances, on every page.
  await openBalances(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('term').filter({ hasText: t.wallet.playing.time }).last()).toBeVisible();
  await expect(
    header
      .getByRole('definition')
      .filter({ hasText: /^1:0\d:\d\d$/ })
      .last(),
  ).toBeVisible();
});

test('an account is closed by its password, and whoever signs in again may only take their money out', async ({
  page,
  fundedMember: person,
}) => {
  const t = texts[person.language];
  const { closing } = t.protection;
  await page.goto(`/${person.language}/profile`);
  const card = page.getByRole('region', { name: closing.title });
  await card.getByRole('button', { name: closing.open }).click();
  const password = card.getByLabel(closing.password, { exact: true });
  await expect(password).toBeFocused();
  await expect(card.getByText(t.protection.follows.forever)).toBeVisible();
  const begin = card.getByRole('button', { name: closing.begin });
  await begin.click();
  await expect(card.getByText(closing.required)).toBeVisible();
  await password.fill('not-my-own-1');
  await begin.click();
  await expect(card.getByText(closing.wrong)).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill(person.password);
  await begin.click();
  await expect(page).toHaveURL(new RegExp(`/${person.language}$`));
  await expect(page.getByText(t.account.alert.closed)).toBeVisible();

  await logIn(page, person);
  const notice = page.getByRole('region', { name: t.stoppedNotice.label });
  await expect(notice).toContainText(t.stoppedNotice.why.closed);

  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await page.getByRole('button', { name: t.game.playReal }).click();
  await expect(page.getByText(t.game.failed.stopped)).toBeVisible();

  await notice.getByRole('link', { name: t.stoppedNotice.withdraw }).click();
  await expect(page).toHaveURL(/action=withdrawal/);
});

test('whoever closed their account erases their data by the password, and nobody signs in to it any more', async ({
  page,
  member: person,
}) => {
  const { account, protection } = texts[person.language];
  const { erase, ...settings } = account.settings;
  const erasing = page.getByRole('region', { name: erase.title });
  await page.goto(`/${person.language}/profile`);
  await expect(erasing.getByText(erase.needsClosing)).toBeVisible();
  await expect(erasing.getByRole('button')).toHaveCount(0);
  const closing = page.getByRole('region', { name: protection.closing.title });
  await closing.getByRole('button', { name: protection.closing.open }).click();
  await closing.getByLabel(protection.closing.password, { exact: true }).fill(person.password);
  await closing.getByRole('button', { name: protection.closing.begin }).click();
  await expect(page.getByText(account.alert.closed)).toBeVisible();

  await logIn(page, person);
  await page.goto(`/${person.language}/profile`);
  await expect(erasing.getByText(erase.lead)).toBeVisible();
  await erasing.getByRole('button', { name: erase.open }).click();
  const confirming = page.getByRole('region', { name: erase.confirmTitle });
  const password = confirming.getByLabel(settings.dataPassword, { exact: true });
  await expect(password).toBeFocused();
  await expect(confirming.getByText(erase.follows.forever)).toBeVisible();
  const begin = confirming.getByRole('button', { name: erase.begin });
  await password.fill('not-my-own-1');
  await begin.click();
  await expect(confirming.getByText(settings.dataWrong)).toBeVisible();
  await password.fill(person.password);
  await begin.click();
  await expect(page).toHaveURL(new RegExp(`/${person.language}$`));
  await expect(page.getByText(account.alert.erased)).toBeVisible();

  await sendLogin(page, person);
  await expect(page.getByRole('dialog').getByText(account.error.credentials)).toBeVisible();
});

test('nine questions ask how playing goes, and lead to what stops it', async ({ page, fundedMember: person }) => {
  const { protection, selfTest } = texts[person.language];
  await page.goto(`/${person.language}/responsible-gaming`);
  await page.getByRole('button', { name: selfTest.begin }).click();
  await expect(page.getByRole('heading', { name: selfTest.title })).toBeFocused();
  await page.getByRole('button', { name: selfTest.result }).click();
  await expect(
    page.getByRole('group', { name: /^1\. / }).getByRole('radio', { name: selfTest.answer.never }),
  ).toBeFocused();
  for (const [place, question] of Object.values(selfTest.question).entries())
    await page
      .getByRole('group', { name: `${place + 1}. ${question}` })
      .getByRole('radio', { name: selfTest.answer.often })
      .check();
  await page.getByRole('button', { name: selfTest.result }).click();
  await expect(page.getByRole('heading', { name: selfTest.band.high.title })).toBeFocused();
  await page.getByRole('link', { name: selfTest.toStop }).click();
  await expect(page.getByRole('heading', { name: protection.timeOut.title })).toBeInViewport();
});

test('everything that is kept about a player is theirs as a file, for the password', async ({
  page,
  member: person,
}) => {
  const t = texts[person.language].account.settings;
  await page.goto(`/${person.language}/profile`);
  const card = page.getByRole('region', { name: t.dataTitle });
  await card.getByLabel(t.dataPassword).and(page.locator('input')).fill('not-it-77');
  await card.getByRole('button', { name: t.dataDownload }).click();
  await expect(card.getByText(t.dataWrong)).toBeVisible();

  await card.getByLabel(t.dataPassword).and(page.locator('input')).fill(person.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: t.dataDownload }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kozyr-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(fs.readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ format: 1, account: [{ country: person.country }], deposits: [] });
  await expect(page.getByText(t.dataDone)).toBeVisible();
});
