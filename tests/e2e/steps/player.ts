import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import en from '../../../messages/en.json' with { type: 'json' };
import kk from '../../../messages/kk.json' with { type: 'json' };
import ru from '../../../messages/ru.json' with { type: 'json' };
import uk from '../../../messages/uk.json' with { type: 'json' };

export const texts = { uk, ru, en, kk };
export type Language = keyof typeof texts;

/** A player as a person knows themselves: ten digits of a phone, a password, a language; an email where they came by one. */
export type Person = { country: 'UA' | 'KZ'; phone: string; password: string; language: Language; email?: string };

/** Somebody who has never been here. */
export function newPerson(language: Language): Person {
  const country = language === 'kk' ? 'KZ' : 'UA';
  const tail = String(randomInt(10_000_000)).padStart(7, '0');
  return { country, phone: country === 'UA' ? `067${tail}` : `701${tail}`, password: 'tri-tuzy-7', language };
}

/** Somebody who has never been here, and has no wish to tell a phone. */
export function newWriter(language: Language): Person {
  return { ...newPerson(language), email: `player${randomInt(1e12)}@example.com` };
}

/** The digits of a person’s phone as the platform keeps them. */
export const internationalDigits = ({ country, phone }: Person) => (country === 'UA' ? `38${phone}` : `7${phone}`);

/** The digits a person types: the prefix already stands in the field (+380 for Ukraine, +7 for Kazakhstan). */
const typedDigits = ({ country, phone }: Person) => (country === 'UA' ? phone.slice(1) : phone);

async function newestCode(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  const [newest] = (await answer.json()) as { code: string; to: string }[];
  return newest?.code ?? '';
}

/** The newest code that was sent to a contact, read from the messages page as its owner would. */
async function readCodeTo(page: Page, to: string): Promise<string> {
  const messages = await page.context().newPage();
  await messages.goto(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
  const codes = messages.getByText(/(?<!\d)\d{4}(?:\d{2})?(?!\d)/);
  await expect(codes.first()).toBeVisible();
  await messages.close();
  return newestCode(page, to);
}

/** The newest code that was sent to a person's phone (six digits, four of a call). */
export const readCode = (page: Page, person: Person): Promise<string> => readCodeTo(page, internationalDigits(person));

/** The newest code that was sent to a person's email. */
export const readMail = (page: Page, { email = '' }: Person): Promise<string> => readCodeTo(page, email);

/**
 * Makes somebody a member without a walk through the forms, for tests of what comes after, by the calls that the forms make; no page
 * is opened. The forms themselves are walked by `register`.
 */
export async function becomeMember(page: Page, person: Person): Promise<void> {
  const settings = (await (await page.request.get('/api/global-settings')).json()) as {
    data: { code: string; value: { value: string } }[];
  };
  const body = {
    type: 'Phone',
    login: person.phone,
    password: person.password,
    currency: person.country === 'KZ' ? 'kzt' : 'uah',
    countryCode: person.country,
    ageConsent: true,
    termsVersion: settings.data.find(({ code }) => code === 'TERMS_VERSION')?.value.value,
  };
  const send = (data: object) =>
    page.request.post('/api/auth/register', { data, headers: { 'accept-language': person.language } });
  const started = await send(body);
  expect(started.status(), await started.text()).toBe(202);
  const confirmed = await send({ ...body, code: await newestCode(page, internationalDigits(person)) });
  expect(confirmed.status(), await confirmed.text()).toBe(201);
}

/** Opens the registration from the header, with a limit of deposits by the day where one is told, fills it in, confirms the code and lands as a member. */
export async function register(page: Page, person: Person, depositLimit = ''): Promise<void> {
  const t = texts[person.language].account;
  await page.getByRole('banner').getByRole('link', { name: texts[person.language].nav.register, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (person.email) {
    await dialog.getByRole('radio', { name: t.byEmail }).check();
    await dialog.getByRole('textbox', { name: t.email, exact: true }).fill(person.email);
    await dialog.getByRole('radio', { name: t.currencyName[person.country === 'KZ' ? 'kzt' : 'uah'] }).check();
  } else {
    await dialog.getByLabel(t.country).selectOption(person.country);
    await dialog.getByLabel(t.phone, { exact: true }).click();
    await page.keyboard.type(typedDigits(person));
  }
  await dialog.getByLabel(t.password, { exact: true }).fill(person.password);
  await dialog.getByLabel(t.passwordRepeat, { exact: true }).fill(person.password);
  if (depositLimit) await dialog.getByLabel(t.depositLimit.amount, { exact: true }).fill(depositLimit);
  await dialog.locator('input[name=ageConsent]').check();
  await dialog.getByRole('button', { name: t.submitRegister }).click();
  await expect(dialog.getByRole('heading', { name: t.codeTitle })).toBeVisible();
  const code = await (person.email ? readMail : readCode)(page, person);
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await expect(page.getByTestId('balance-total')).toBeVisible();
  // On the main page a new player is offered the bonus of the first deposit, once.
  if (new URL(page.url()).pathname !== `/${person.language}`) return;
  const offer = page.getByRole('dialog').filter({ hasText: texts[person.language].bonusModals.firstDeposit.eyebrow });
  await offer.getByRole('button', { name: texts[person.language].bonusModals.firstDeposit.later, exact: true }).click();
  await expect(offer).toHaveCount(0);
}

/** Types contact and password of a known person into the login of the header, and sends them. */
export async function sendLogin(page: Page, person: Person): Promise<void> {
  const t = texts[person.language].account;
  await page.getByRole('banner').getByRole('link', { name: texts[person.language].nav.logIn, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (person.email) {
    // After a reset the form has the email already.
    const byEmail = dialog.getByRole('button', { name: t.logInByEmail });
    const email = dialog.getByRole('textbox', { name: t.email, exact: true });
    await expect(byEmail.or(email)).toBeVisible();
    if (await byEmail.isVisible()) await byEmail.click();
    await email.fill(person.email);
  } else {
    await dialog.getByLabel(t.country).selectOption(person.country);
    await dialog.getByLabel(t.phone, { exact: true }).click();
    await page.keyboard.type(typedDigits(person));
  }
  await dialog.getByLabel(t.password, { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: t.logIn, exact: true }).click();
}

/** Logs a known person in from the header. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await sendLogin(page, person);
  await expect(page.getByTestId('balance-total')).toBeVisible();
}

/** Logs out by the account menu and lands as a guest. */
export async function logOut(page: Page, { language }: Person): Promise<void> {
  const t = texts[language].account;
  await page.getByRole('button', { name: t.menu }).click();
  await page.getByRole('button', { name: t.logOut }).click();
  await expect(page.getByTestId('balance-total')).toBeHidden();
  await expect(page.getByRole('banner').getByText(texts[language].nav.logIn)).toBeVisible();
}

/** Puts money on the game balance through the gateway's hosted page; returns when the site says that it is there. */
export async function deposit(page: Page, person: Person, amount: string, outcome = 'approve'): Promise<void> {
  const t = texts[person.language].cashbox;
  await page.goto(`/${person.language}/cashbox`);
  await page.getByLabel(t.amount, { exact: true }).fill(amount);
  await page.getByRole('button', { name: t.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator(`button[name=outcome][value=${outcome}]`).click();
}

const digitsOf = (text: string | null) => (text ?? '').replaceAll(/[^\d.]/g, '');

/** The balances as the header shows them, in minor units. */
export async function readBalances(page: Page): Promise<{ game: bigint; digital: bigint; total: bigint }> {
  const minor = async (id: string) =>
    BigInt(digitsOf(await page.getByTestId(id).first().textContent()).replace('.', ''));
  return {
    game: await minor('balance-game'),
    digital: await minor('balance-digital'),
    total: await minor('balance-total'),
  };
}

/** Opens the list of balances under the header's total. */
export async function openBalances(page: Page): Promise<void> {
  // By the element and not by its role, which a modal that comes by itself takes away: the press waits until that is closed.
  const button = page.locator('header button[aria-controls]', { has: page.getByTestId('balance-total') });
  // One that comes once the list is open closes it: whoever has read the one presses for the other again.
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(page.getByTestId('balance-game').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
