import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from './steps/fixtures';
import { fund, playOn } from './steps/money';
import { expectAccessible } from './steps/page-checks';
import { logIn, logOut, sendLogin, texts } from './steps/player';

/** What an app shows now, or so many steps of 30 s later: the platform takes no step twice, and the next one already. */
const appCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

test('a player turns the second factor on, signs in by it, changes the password by a recovery code, and turns it off', async ({
  page,
  member: person,
}) => {
  const t = texts[person.language].account;
  const s = t.settings;
  const card = page.getByRole('region', { name: s.factor.title });
  await page.goto(`/${person.language}/profile`);
  await card.getByRole('button', { name: s.factor.turnOn }).click();
  await expect(card.getByLabel(s.oldPassword, { exact: true })).toBeFocused();
  await card.getByLabel(s.oldPassword, { exact: true }).fill(person.password);
  await card.getByRole('button', { name: s.factor.next }).click();

  // What the app scans is what stands beside it.
  await expect(card.getByRole('img', { name: s.factor.qr })).toBeVisible();
  const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(card.getByRole('link', { name: s.factor.openApp })).toHaveAttribute(
    'href',
    new RegExp(`secret=${secret}`),
  );
  await expectAccessible(page);
  await card.getByLabel(t.factor.app).fill('000000');
  await card.getByRole('button', { name: t.confirm }).click();
  await expect(card.getByRole('alert')).toHaveText(t.error.factorWrong);
  await card.getByLabel(t.factor.app).fill(appCode(secret));
  await card.getByRole('button', { name: t.confirm }).click();

  const list = card.getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: s.factor.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kozyr-recovery-codes.txt');
  await card.getByRole('checkbox', { name: s.factor.saved }).check();
  await card.getByRole('button', { name: s.factor.done }).click();
  await expect(card.getByRole('button', { name: s.factor.newCodes })).toBeVisible();

  // The password alone opens nothing any more.
  await logOut(page, person);
  await sendLogin(page, person);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t.factor.app)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel(t.factor.app).fill('000000');
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t.error.factorWrong);
  await dialog.getByLabel(t.factor.app).fill(appCode(secret, 1));
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByTestId('balance-total')).toBeVisible();

  // A new password is asked for by a code as well, here by a recovery code.
  await page.goto(`/${person.language}/profile`);
  const passwords = page.getByRole('region', { name: s.passwordTitle });
  await passwords.getByLabel(s.oldPassword, { exact: true }).fill(person.password);
  await passwords.getByLabel(t.newPassword, { exact: true }).fill('try-damy-9');
  await passwords.getByLabel(t.passwordRepeat, { exact: true }).fill('try-damy-9');
  await passwords.getByRole('button', { name: s.changePassword }).click();
  const question = page.getByRole('dialog', { name: t.factor.title });
  await question.getByRole('button', { name: t.factor.useRecovery }).click();
  await expect(question.getByLabel(t.factor.recovery)).toBeFocused();
  await question.getByLabel(t.factor.recovery).fill(codes[0] ?? '');
  await question.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(s.passwordChanged)).toBeVisible();
  await expect(question).toBeHidden();

  await card.getByRole('button', { name: s.factor.turnOff }).click();
  await card.getByLabel(s.oldPassword, { exact: true }).fill('try-damy-9');
  await card.getByRole('button', { name: s.factor.next }).click();
  await card.getByRole('button', { name: t.factor.useRecovery }).click();
  await card.getByLabel(t.factor.recovery).fill(codes[1] ?? '');
  await card.getByRole('button', { name: t.confirm }).click();
  await expect(card.getByRole('button', { name: s.factor.turnOn })).toBeVisible();
  await logOut(page, person);
  await logIn(page, { ...person, password: 'try-damy-9' });
});

test('a withdrawal over a page asks for the code over it, and begins by it alone', async ({ page, member: person }) => {
  const t = texts[person.language];
  // A tenge is worth a tenth of a hryvnia here: a star of rating and the least withdrawal take ten times as many.
  const [paidIn, stake, won, amount] =
    person.country === 'KZ' ? ['50000', '500.00', 200_000n, '1000'] : ['5000', '50.00', 20_000n, '100'];
  await fund(page, paidIn);
  await playOn(page, person, { spins: 20, stake, won });
  await page.goto(`/${person.language}/profile`);
  const { settings: s, factor, confirm } = t.account;
  const card = page.getByRole('region', { name: s.factor.title });
  await card.getByRole('button', { name: s.factor.turnOn }).click();
  await card.getByLabel(s.oldPassword, { exact: true }).fill(person.password);
  await card.getByRole('button', { name: s.factor.next }).click();
  const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await card.getByLabel(factor.app).fill(appCode(secret));
  await card.getByRole('button', { name: confirm }).click();
  await expect(card.getByRole('listitem')).toHaveCount(10);

  await page.goto(`/${person.language}?cashbox=show&action=withdrawal`);
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill(amount);
  await page.getByLabel(t.cashbox.withdrawal.recipient, { exact: true }).fill('Тарас Шевченко');
  await page.getByRole('button', { name: t.cashbox.withdrawal.submit }).click();
  const question = page.getByRole('dialog', { name: factor.title });
  await expect(question.getByLabel(factor.app)).toBeFocused();
  // Who leaves it has set nothing aside, and finds the form as it was.
  await question.getByRole('button', { name: factor.back }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel(t.cashbox.amount, { exact: true })).toHaveValue(amount);
  await expect(page.getByRole('list', { name: t.cashbox.withdrawal.running })).toHaveCount(0);

  await page.getByRole('button', { name: t.cashbox.withdrawal.submit }).click();
  await question.getByLabel(factor.app).fill(appCode(secret, 1));
  await question.getByRole('button', { name: confirm }).click();
  await page.waitForURL(/\/card\//);
});
