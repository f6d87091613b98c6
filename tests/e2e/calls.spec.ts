import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { accessToken, callApi } from './steps/money';
import { askDatabase } from './steps/platform-database';
import { becomeMember, newPerson, newWriter, readCode, register, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const v = t.verification;

/** The platform's clock of the player's last call goes two minutes on: nobody can wait for that. */
async function passTwoMinutes(userId: string): Promise<void> {
  const moved = `update phone_proofs set sent_at = sent_at - interval '2 minutes' where user_id = $1 returning phone`;
  expect(await askDatabase(moved, [userId])).toHaveLength(1);
}

test('whatever stands in the way of a call is said in words, and the player is called again after two minutes', async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await page.goto('/en');
  const person = newWriter('en');
  await register(page, person);
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  // Somebody else, whose number is theirs.
  const owner = newPerson('en');
  await becomeMember(await elsewhere(), owner);

  await page.goto('/en/profile');
  await page.getByRole('button', { name: t.account.settings.orByCall }).click();
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByLabel(v.phone.field, { exact: true });
  const code = dialog.getByRole('textbox', { name: v.code.field });
  const again = dialog.getByRole('button', { name: v.code.again });
  const wait = dialog.getByRole('timer', { name: v.code.wait });
  const callTo = async (digits: string) => {
    await phone.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
  };
  await dialog.getByRole('button', { name: v.info.action, exact: true }).click();
  await expect(phone).toBeFocused();
  await callTo(owner.phone);
  await expect(page.getByText(v.error.NUMBER_ALREADY_USED)).toBeVisible();

  // Three wrong codes, and the right one is over.
  await callTo(person.phone);
  await expect(code).toBeFocused();
  const first = await readCode(page, person);
  for (const wrong of [1, 2, 3]) {
    await page.keyboard.type(String((Number(first) + wrong) % 10_000).padStart(4, '0'));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(v.error.ERR_INVALID_CODE);
    await expect(code).toHaveValue('');
  }
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(v.error.ERR_CODE_EXPIRED);

  // Within the two minutes nobody else is called.
  await expect(again).toBeHidden();
  await dialog.getByRole('button', { name: v.code.change }).click();
  await callTo(newPerson('en').phone);
  await expect(page.getByText(/The next attempt will be available in [012]:\d\d/)).toBeVisible();
  await callTo(person.phone);
  await expect(wait).toBeVisible();
  expect(await readCode(page, person)).toBe(first);

  await passTwoMinutes(id);
  await page.clock.fastForward(121_000);
  await again.click();
  await expect(wait).toBeVisible();
  await expect.poll(() => readCode(page, person)).not.toBe(first);

  // The number has been called five times today.
  const token = await accessToken(page);
  for (let calls = 2; calls < 5; calls += 1) {
    await passTwoMinutes(id);
    const body = { token: person.phone, countryCode: person.country, action: 'PHONE_CONFIRMATION' };
    const headers = { authorization: `Bearer ${token}` };
    const called = await page.request.post('/api/verifications/phone/init', { data: body, headers });
    expect(called.status(), await called.text()).toBe(202);
  }
  await passTwoMinutes(id);
  await page.clock.fastForward(121_000);
  await again.click();
  await expect(page.getByText(v.error.YOUR_NUMBER_CALL_LIMIT_REACHED)).toBeVisible();
  await dialog.getByRole('button', { name: v.code.change }).click();

  // In another tab the same player adds a phone by a message: the account has its number now.
  const added = newPerson('en');
  const tab = { authorization: `Bearer ${await accessToken(page)}` };
  const add = { phone: added.phone, countryCode: added.country };
  expect((await page.request.post('/api/user/phone/add', { data: add, headers: tab })).status()).toBe(202);
  const data = { code: await readCode(page, added) };
  expect((await page.request.post('/api/user/phone/verify', { data, headers: tab })).status()).toBe(200);
  await callTo(newPerson('en').phone);
  await expect(page.getByText(v.error.ACCOUNT_LINKED_ANOTHER_NUMBER)).toBeVisible();
});
