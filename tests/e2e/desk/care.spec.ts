import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import harm from '@/desk/messages/en/harm.json' with { type: 'json' };
import identity from '@/desk/messages/en/identity.json' with { type: 'json' };
import nicknames from '@/desk/messages/en/nicknames.json' with { type: 'json' };
import register from '@/desk/messages/en/register.json' with { type: 'json' };
import ui from '@/desk/messages/en/ui.json' with { type: 'json' };
import { byOwner } from '../steps/desk/make-operator';
import { newDocumentHolder, newPlayerInCare } from '../steps/desk/player-in-care';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');
const submit = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

/** What is on the screen is accessible and fits, on a wide screen and on a phone. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [380, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNothingSticksOut(page);
  }
}

test('a check of identity is compared with its pictures, approved, and the approval taken back', async ({
  browser,
  deskAs,
}) => {
  test.setTimeout(180_000);
  const holder = newDocumentHolder();
  const first = await newPlayerInCare(browser);
  const approved = await first.handOverCheck(holder);
  await byOwner(`/operator/identity-checks/${approved}/approve`, { note: 'Compared with the selfie.' });
  // The embedded verifier leaves whoever bears the name of somebody approved to a person.
  const second = await newPlayerInCare(browser);
  const check = await second.handOverCheck(holder);

  const support = await deskAs('support');
  await support.goto('/en/identity-checks');
  await support.getByLabel(identity.filter.player).fill(second.id);
  await expect(support.getByText(check.slice(0, 8))).toBeVisible();
  await expect(support.getByRole('link', { name: check.slice(0, 8) })).toHaveCount(0);
  await expectFit(support);
  await support.goto(`/en/identity-checks/${check}`);
  await expect(support.getByText(identity.closed)).toBeVisible();

  const page = await deskAs('payments');
  await page.goto(`/en/identity-checks?player=${second.id}`);
  await page.getByRole('link', { name: check.slice(0, 8) }).click();
  await expect(page.getByText(holder.name).first()).toBeVisible();
  await expect(page.getByText(identity.audited)).toBeVisible();
  const other = page.getByRole('region', { name: identity.other.title });
  await expect(other.getByRole('link')).toHaveAttribute('href', `/en/players/${first.id}`);
  const shown = identity.picture.side.selfie;
  await press(page, identity.picture.show.replace('{side}', shown));
  const picture = page.getByRole('img', { name: identity.picture.alt.replace('{side}', shown) });
  await expect(picture).toHaveJSProperty('naturalWidth', 400);
  await expectFit(page);

  await press(page, identity.approve.open);
  await expectFit(page);
  await dialogOf(page).getByLabel(identity.note).fill('Twins with one name.');
  await submit(page, identity.approve.submit);
  await expect(page.getByText(identity.status.APPROVED, { exact: true })).toBeVisible();
  await press(page, identity.deny.openApproved);
  await dialogOf(page).getByLabel(identity.deny.reason).selectOption('not_genuine');
  await dialogOf(page).getByLabel(identity.note).fill('The same person after all.');
  await submit(page, identity.deny.submit);
  await expect(page.getByText(identity.status.DENIED, { exact: true })).toBeVisible();
  await expect(page.getByText(identity.end.not_genuine)).toBeVisible();
  await expect(page.getByRole('button', { name: identity.deny.openApproved })).toHaveCount(0);
  await first.leave();
  await second.leave();
});

test('a case of harm gets its steps and is closed with what it came to', async ({ browser, deskAs }) => {
  const player = await newPlayerInCare(browser);
  await byOwner(`/operator/players/${player.id}/harm-case`, { reason: 'Wrote that the rent is gone.' });
  const page = await deskAs('support');
  await page.goto('/en/harm-cases');
  await page.getByLabel(harm.filter.player).fill(player.id);
  const row = page.getByRole('row').filter({ hasText: player.id.slice(0, 8) });
  await expect(row).toContainText('Wrote that the rent is gone.');
  await expectFit(page);
  await row.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(harm.one);
  await expect(page.getByText(harm.step.none)).toBeVisible();

  await press(page, harm.step.open);
  await dialogOf(page).getByLabel(harm.step.kind).selectOption('limits_advised');
  await dialogOf(page).getByLabel(harm.note).fill('Told how limits are set.');
  await expectFit(page);
  await submit(page, harm.step.submit);
  await expect(page.getByText('Told how limits are set.')).toBeVisible();
  await expectFit(page);

  await press(page, harm.close.open);
  await dialogOf(page).getByLabel(harm.close.outcome).selectOption('player_set_limits');
  await dialogOf(page).getByLabel(harm.note).fill('A limit of 500 a week.');
  await submit(page, harm.close.submit);
  await expect(
    page.getByRole('main').locator('header').first().getByText(harm.status.CLOSED, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: harm.step.open })).toHaveCount(0);
  await page.goto('/en/harm-cases?status=CLOSED');
  await expect(page.getByRole('link', { name: player.id.slice(0, 8) })).toBeVisible();
  await player.leave();
});

test('a reported nickname is taken away, and another one left', async ({ browser, deskAs }) => {
  const [rude, fine, reporter] = [
    await newPlayerInCare(browser),
    await newPlayerInCare(browser),
    await newPlayerInCare(browser),
  ];
  const [taken, left] = [await rude.chooseNickname(), await fine.chooseNickname()];
  await reporter.reportNickname(taken, 'insult');
  await reporter.reportNickname(left, 'other');

  const page = await deskAs('support');
  await page.goto('/en/reported-nicknames');
  const link = (nickname: string) => page.getByRole('link', { name: nickname, exact: true });
  await expect(link(taken)).toHaveAttribute('href', `/en/players/${rude.id}`);
  await expectFit(page);
  await press(page, nicknames.take.openOf.replace('{nickname}', taken));
  await expect(dialogOf(page).getByLabel(nicknames.take.reason)).toHaveValue('insult');
  await expectFit(page);
  await submit(page, nicknames.take.submit);
  await expect(link(taken)).toHaveCount(0);
  await press(page, nicknames.dismiss.openOf.replace('{nickname}', left));
  await submit(page, nicknames.dismiss.submit);
  await expect(link(left)).toHaveCount(0);
  for (const player of [rude, fine, reporter]) await player.leave();
});

test('a person is written into the exclusion register, found by what is known of them, and taken off', async ({
  deskAs,
}) => {
  const page = await deskAs('admin');
  const email = `${randomUUID()}@example.com`;
  await page.goto('/en/exclusion-register');
  const find = async () => {
    await page.getByLabel(register.search.by).selectOption('email');
    await page.getByLabel(register.search.what).fill(email);
    await press(page, register.search.submit);
  };
  await find();
  await expect(page.getByText(register.search.nobody)).toBeVisible();
  await expectFit(page);

  await press(page, register.add.open);
  await submit(page, register.add.submit);
  await expect(dialogOf(page).getByText(register.problem.person)).toBeVisible();
  await dialogOf(page).getByLabel(register.known.email).fill(email);
  await dialogOf(page).getByLabel(register.add.source).fill('A letter of today');
  await dialogOf(page).getByLabel(ui.dialog.reason).fill('The person asked for it.');
  await expectFit(page);
  await submit(page, register.add.submit);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('A letter of today')).toBeVisible();
  expect(page.url()).not.toContain(email);
  await expectFit(page);

  await press(page, register.remove.openOf.replace('{source}', 'A letter of today'));
  await dialogOf(page).getByLabel(ui.dialog.reason).fill('The letter was a mistake.');
  await submit(page, register.remove.submit);
  await expect(page.getByText(register.search.nobody)).toBeVisible();
});
