import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, texts } from './steps/player';

async function openRegistration(page: Page, language: Language): Promise<Locator> {
  await page.goto(`/${language}`);
  await page.getByRole('banner').getByRole('link', { name: texts[language].nav.register, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(texts[language].account.phone, { exact: true })).toBeVisible();
  return dialog;
}

const fieldsOf = (dialog: Locator, language: Language) => {
  const t = texts[language].account;
  return {
    phone: dialog.getByLabel(t.phone, { exact: true }),
    country: dialog.getByLabel(t.country),
    uah: dialog.getByRole('radio', { name: t.currencyName.uah }),
    kzt: dialog.getByRole('radio', { name: t.currencyName.kzt }),
  };
};

test('a phone is understood however it is typed or pasted, and a foreign one is refused in words', async ({
  page,
  context,
}, info) => {
  const language = info.project.name === 'phone' ? 'kk' : 'uk';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openRegistration(page, language);
  const { phone, country } = fieldsOf(dialog, language);
  await country.selectOption('UA');
  await phone.click();

  // Digits behind the blanks, and backspaces through the mask.
  for (const key of ['End', '5', 'End', '0', '1', '2', '3', '4']) await page.keyboard.press(key);
  await expect(phone).toHaveValue('+380 50 123-4_-__');
  for (let digit = 0; digit < 6; digit += 1) await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+380 __ ___-__-__');

  // The first digit chooses the mask: alone, and in place of everything.
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('+7 7__-___-__-__');
  await expect(country).toHaveValue('KZ');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('380501234567');
  await expect(phone).toHaveValue('+380 50 123-45-67');
  await expect(country).toHaveValue('UA');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('8701234567');
  await expect(phone).toHaveValue('+7 701-234-56-7_');
  // A digit is put in where the caret stands.
  for (const key of ['Home', 'ArrowRight', 'Backspace', '7', 'End', '8']) await page.keyboard.press(key);
  await expect(phone).toHaveValue('+7 701-234-56-78');

  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  const forms = [
    ['0 50 123 45 67', '+380 50 123-45-67'],
    ['8 701 234 56 78', '+7 701-234-56-78'],
    ['+380671234567', '+380 67 123-45-67'],
    ['+7 (701) 234-56-78', '+7 701-234-56-78'],
  ] as const;
  for (const [text, shown] of forms) {
    await paste(text);
    await expect(phone).toHaveValue(shown);
  }
  const refusal = dialog.getByRole('alert').filter({ hasText: texts[language].account.problem.foreign });
  await paste('+48 600 123 456');
  await expect(refusal).toBeVisible();
  await expect(phone).toHaveValue('+7 701-234-56-78');
  // What was selected is so still: the next try takes its place.
  await page.keyboard.type('0671234567');
  await expect(refusal).toBeHidden();
  await expect(phone).toHaveValue('+380 67 123-45-67');
});

test('country and currency begin with the language, and follow each other until the player has chosen', async ({
  page,
}) => {
  const dialog = await openRegistration(page, 'uk');
  const { phone, country, uah, kzt } = fieldsOf(dialog, 'uk');
  await expect(country).toHaveValue('UA');
  await expect(uah).toBeChecked();
  await kzt.check();
  await expect(country).toHaveValue('KZ');
  await expect(phone).toHaveValue('+7 ___-___-__-__');
  await uah.check();
  await expect(country).toHaveValue('UA');
  // A number that is begun says where it is of, and so does a country that was picked.
  await phone.click();
  await page.keyboard.type('5');
  await kzt.check();
  await expect(phone).toHaveValue('+380 5_ ___-__-__');

  const inKazakh = fieldsOf(await openRegistration(page, 'kk'), 'kk');
  await expect(inKazakh.country).toHaveValue('KZ');
  await expect(inKazakh.kzt).toBeChecked();
  await inKazakh.country.selectOption('UA');
  await expect(inKazakh.uah).toBeChecked();
  await inKazakh.kzt.check();
  await expect(inKazakh.country).toHaveValue('UA');

  // Spec §7: the stream of events tells the visitor as all calls do, where that is enabled; jackpots are live for all.
  const events = page.waitForRequest(/\/api\/events/);
  await page.goto('/kk/jackpots');
  const visitor = await page.evaluate(() => localStorage.getItem('kozyr_visitor'));
  expect(visitor).toMatch(/^[\da-f-]{36}$/);
  expect((await events).headers()['x-visitor-id']).toBe(visitor);
});
