import { randomBytes, randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './steps/fixtures';
import { accessToken, callApi } from './steps/money';
import { expectAccessible } from './steps/page-checks';
import { askDatabase } from './steps/platform-database';
import { texts } from './steps/player';

/** A picture like no other: one that another player has given proves nobody. */
const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer(),
});

const sideOf = (page: Page, side: 'front' | 'back' | 'selfie') => page.locator(`[data-side=${side}]`);

test('a player gives details and pictures of their document, hands them over, and reads what came of it', async ({
  page,
  member: person,
}) => {
  test.setTimeout(180_000);
  const t = texts[person.language].identity;
  await page.goto(`/${person.language}/profile`);
  const card = page.getByRole('region', { name: t.title });
  const proof = card.locator('[data-level="2"]');
  await proof.getByRole('button', { name: t.begin }).click();

  // Who does not give everything, or is too young, reads it beside the field.
  const next = card.getByRole('button', { name: t.next });
  const name = card.getByLabel(t.fullName, { exact: true });
  await expect(name).toBeFocused();
  await card.getByLabel(t.dateOfBirth, { exact: true }).fill('2015-01-01');
  await next.click();
  await expect(card.getByText(t.problem.underAge)).toBeVisible();
  await name.fill(person.language === 'kk' ? 'Айгүл Сейтқали' : 'Олена Коваль');
  const year = 1950 + randomInt(50);
  await card.getByLabel(t.dateOfBirth, { exact: true }).fill(`${year}-0${1 + randomInt(9)}-${10 + randomInt(19)}`);
  await card.getByRole('radio', { name: t.documents.id_card }).check();
  await expect(card.getByLabel(t.country, { exact: true })).toHaveValue(person.country);
  await card.getByLabel(t.number, { exact: true }).fill(`ME ${randomInt(1e9)}`);
  await expectAccessible(page);
  await next.click();

  const handOver = card.getByRole('button', { name: t.handOver });
  await expect(handOver).toBeDisabled();
  await sideOf(page, 'front')
    .locator('input')
    .setInputFiles(await picture('front.jpg'));
  await expect(sideOf(page, 'front').getByText(t.given)).toBeVisible();
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
  await sideOf(page, 'back').locator('input').setInputFiles(wrong);
  await expect(sideOf(page, 'back').getByRole('alert')).toBeVisible();
  for (const side of ['back', 'selfie'] as const) {
    await sideOf(page, side)
      .locator('input')
      .setInputFiles(await picture(`${side}.jpg`));
    await expect(sideOf(page, side).getByText(t.given)).toBeVisible();
  }
  await expectAccessible(page);

  await handOver.click();
  await expect(page.getByText(t.handedOver)).toBeVisible();
  await expect(proof.getByText(t.status.SUBMITTED, { exact: true })).toBeVisible();
  // The embedded verifier takes twenty seconds, and is asked once a minute: so the next time is enough.
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  await askDatabase(
    `update identity_checks set submitted_at = submitted_at - interval '20 seconds' where user_id = $1`,
    [id],
  );
  await expect(proof.getByText(t.status.APPROVED, { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(card.getByText(t.levels[2])).toBeVisible();
  await expect(card.locator('[data-level="3"]').getByRole('button', { name: t.begin })).toBeVisible();
});
