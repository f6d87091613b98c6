import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { violationsOn } from './steps/page-checks';
import { logIn, newPerson, newWriter, type Person, readCode, readMail, register, texts } from './steps/player';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 380, height: 800 }, deviceScaleFactor: 1 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A window of its own, with nothing remembered. */
async function newPage(browser: Browser, { language }: Pick<Person, 'language'>): Promise<Page> {
  const context = await browser.newContext({ ...(language === 'kk' ? PHONE : DESKTOP), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`/${language}`);
  return page;
}

const typedDigits = ({ country, phone }: Person) => (country === 'UA' ? phone.slice(1) : phone);

/** The newest code that is not one of those before it. */
async function newCode(page: Page, person: Person, before: string, read = readCode): Promise<string> {
  await expect.poll(() => read(page, person)).not.toBe(before);
  return read(page, person);
}

/** Sets a new password by a code, from the login, and lands at the login again. */
async function resetPassword(page: Page, person: Person, password: string): Promise<void> {
  const t = texts[person.language].account;
  const read = person.email ? readMail : readCode;
  const before = await read(page, person);
  await page.getByRole('banner').getByRole('link', { name: texts[person.language].nav.logIn, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.forgot }).click();
  if (person.email) {
    await dialog.getByRole('button', { name: t.resetByEmail }).click();
    await dialog.getByRole('textbox', { name: t.email, exact: true }).fill(person.email);
  } else {
    await dialog.getByLabel(t.country).selectOption(person.country);
    await dialog.getByLabel(t.phone, { exact: true }).click();
    await page.keyboard.type(typedDigits(person));
  }
  await dialog.getByRole('button', { name: t.sendCode }).click();
  await expect(dialog.getByRole('heading', { name: t.codeTitle })).toBeVisible();
  const code = await newCode(page, person, before, read);
  await dialog.getByRole('textbox').first().fill(code);
  await dialog.getByLabel(t.newPassword, { exact: true }).and(dialog.locator('input')).fill(password);
  await dialog.getByLabel(t.passwordRepeat, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t.savePassword }).click();
  await expect(dialog.getByRole('heading', { name: t.loginTitle })).toBeVisible();
  await dialog.getByRole('button', { name: texts[person.language].ui.close }).click();
  await expect(dialog).toBeHidden();
}

/** An open page hears by its stream of events that its session is over: it becomes the guests' and says why, at once. */
const toldSignedOut = (page: Page, message: string) => expect(page.getByText(message)).toBeVisible({ timeout: 90_000 });

/** The profile with the settings that come after it. */
async function openProfile(page: Page, { language }: Person): Promise<void> {
  await page.goto(`/${language}/profile`);
  await expect(page.getByRole('heading', { name: texts[language].account.settings.signInsTitle })).toBeVisible();
  await expect(page.locator('[data-current=true]')).toBeVisible();
}

// On a wide screen, in Ukrainian.
test('a player gets back in by a code, changes the password, and the other browser is signed out', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const t = texts.uk.account;
  const s = t.settings;
  const person = newPerson('uk');
  const page = await newPage(browser, person);
  // It stands for some seconds, in which a slow machine is still busy with what lies over it.
  const told = page.getByText(t.alert.registered);
  await Promise.all([register(page, person), expect(told).toBeVisible({ timeout: 120_000 })]);
  // Told until it was seen: another page load has nothing to tell.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kozyr-alerts'))).toBeNull();
  await page.reload();
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await expect(page.getByText(t.alert.registered)).toHaveCount(0);

  // Elsewhere, with the password forgotten. It ends the session that was open.
  const other = await newPage(browser, person);
  const renewed = { ...person, password: 'dva-korol-8' };
  const toldOwn = toldSignedOut(page, t.alert.signedOut);
  await resetPassword(other, person, renewed.password);
  await toldOwn;
  await expect(page.getByTestId('balance-total')).toHaveCount(0);
  await logIn(other, renewed);
  await expect(other.getByText(t.alert.loggedIn)).toBeVisible();
  await logIn(page, renewed);

  // Both are listed, each marks its own.
  await openProfile(page, person);
  const signIns = page.getByRole('region', { name: s.signInsTitle });
  await expect(signIns.getByRole('listitem')).toHaveCount(2);
  await expect(signIns.getByText(s.thisOne)).toHaveCount(1);
  const history = page.getByRole('table', { name: s.historyTitle });
  // The header, the registration and the two logins.
  await expect(history.getByRole('row')).toHaveCount(4);

  // A wrong old password stands at its field; the right one changes it.
  const card = page.getByRole('region', { name: s.passwordTitle });
  const change = async (old: string) => {
    await card.getByLabel(s.oldPassword, { exact: true }).fill(old);
    await card.getByLabel(t.newPassword, { exact: true }).fill('try-damy-9');
    await card.getByLabel(t.passwordRepeat, { exact: true }).fill('try-damy-9');
    await card.getByRole('button', { name: s.changePassword }).click();
  };
  await change(person.password);
  await expect(card.getByRole('alert')).toHaveText(t.error.wrongPassword);
  await expect(card.getByLabel(s.oldPassword, { exact: true })).toBeFocused();
  const toldOther = toldSignedOut(other, t.alert.signedOut);
  await change(renewed.password);
  await expect(page.getByText(s.passwordChanged)).toBeVisible();
  await expect(signIns.getByText(s.onlyThis)).toBeVisible();
  await toldOther;
  await logIn(other, { ...person, password: 'try-damy-9' });

  // And ends by the list as well.
  await openProfile(page, person);
  const toldAgain = toldSignedOut(other, t.alert.signedOut);
  await signIns.getByRole('button', { name: s.endOthers }).click();
  await page.getByRole('dialog').getByRole('button', { name: s.endOthersYes }).click();
  await expect(signIns.getByText(s.onlyThis)).toBeVisible();
  await toldAgain;

  // Nothing runs over the sides, and nothing is hard to reach.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await violationsOn(page, { within: 'main', but: 'iframe' })).toEqual([]);
});

// On a phone, in Kazakh.
test('a player who came by email tells a phone, a call confirms it, and the email lets them back in', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const v = texts.kk.verification;
  const s = texts.kk.account.settings;
  const person = newWriter('kk');
  const page = await newPage(browser, person);
  await register(page, person);
  await openProfile(page, person);

  const ask = page.getByRole('button', { name: s.orByCall });
  const dialog = page.getByRole('dialog');
  const digits = dialog.getByRole('textbox', { name: v.code.field });
  const phone = dialog.getByLabel(v.phone.field, { exact: true });
  const action = dialog.getByRole('button', { name: v.code.action, exact: true });
  const goOn = async () => {
    await ask.click();
    await dialog.getByRole('button', { name: v.info.action, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(phone).toBeFocused();
    // As it is said at home, with the trunk's digit.
    await page.keyboard.type(`8${person.phone}`);
    await page.keyboard.press('Enter');
    await expect(digits).toBeFocused();
  };
  /** Each key is answered before the next: the field moves its mark a moment later, and no hand is as fast as a test. */
  const pressUntilAt = (key: string, place: number) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(digits).toHaveAttribute('data-input-otp-mss', String(place), { timeout: 2_000 });
    }).toPass();
  await ask.click();
  await expect(dialog.getByText(v.info.arrives.replace('{seconds}', '10'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await goOn();

  const timer = dialog.getByRole('timer', { name: v.code.wait });
  await expect(timer).toBeVisible();
  const code = await readCode(page, person);
  await expect(action).toBeDisabled();
  await page.keyboard.type(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await expect(action).toBeEnabled();
  await action.click();
  await expect(dialog.getByRole('alert')).toHaveText(v.error.ERR_INVALID_CODE);
  await expect(digits).toBeFocused();

  // A reload takes the dialog away, not the time until the next call, and nobody is called a second time.
  await page.reload();
  await goOn();
  await expect(timer).toContainText(/01:[0-5]\d|00:/);
  expect(await readCode(page, person)).toBe(code);

  // Arrows and backspace mend a digit, the last one is pasted.
  await page.keyboard.type(`${code.slice(0, 3)}${(Number(code[3]) + 1) % 10}`);
  await pressUntilAt('ArrowLeft', 2);
  await pressUntilAt('ArrowRight', 3);
  await page.keyboard.press('Backspace');
  await expect(digits).toHaveValue(code.slice(0, 3));
  await digits.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(s.phoneConfirmed)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ask).toHaveCount(0);

  // Elsewhere, with the password forgotten.
  const other = await newPage(browser, person);
  const renewed = { ...person, password: 'dva-korol-8' };
  await resetPassword(other, person, renewed.password);
  await logIn(other, renewed);
});
