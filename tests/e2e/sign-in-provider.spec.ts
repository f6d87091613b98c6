import { expect, type Page, test } from '@playwright/test';
import entry from '@/desk/messages/en/entry.json' with { type: 'json' };
import errors from '@/desk/messages/en/errors.json' with { type: 'json' };
import own from '@/desk/messages/en/own.json' with { type: 'json' };
import shell from '@/desk/messages/en/shell.json' with { type: 'json' };
import { startOidcProvider } from '../support/oidc-provider';
import { signInAtDesk } from './desk/fixtures';
import { makeOperator } from './steps/desk/make-operator';
import { expectAccessible, expectNothingSticksOut } from './steps/page-checks';
import { askDatabase } from './steps/platform-database';

// The product runs with a sign-in provider here, which is started by the test: npm test names its address to both.

const NAME = process.env.OIDC_NAME ?? 'Staff';
const named = (text: string) => text.replace('{name}', NAME);
const atProvider = (page: Page, what: 'Go on' | 'Turn back') => page.getByRole('link', { name: what }).click();

/** Makes the last second factor of somebody old, which no test can wait for. */
const forgetFactor = (name: string) =>
  askDatabase(
    `update operator_sessions set stepped_up_at = now() - interval '1 hour'
     where operator_id = (select id from operators where name = $1) returning id`,
    [name],
  );

test.use({ baseURL: process.env.DESK_URL ?? 'http://localhost:4400', viewport: { width: 1440, height: 900 } });

test('an operator binds an account at the sign-in provider, comes in by it, and gives the second factor there', async ({
  page,
}) => {
  const provider = await startOidcProvider(() => new Date(), Number(new URL(process.env.OIDC_ISSUER ?? '').port));
  try {
    const operator = await makeOperator('support');
    provider.seat({ subject: operator.name, amr: ['pwd', 'mfa'] });
    await signInAtDesk(page, operator);
    await page.goto('/en/own');
    await page.getByRole('button', { name: own.provider.bind }).click();
    await atProvider(page, 'Go on');
    await expect(page.getByText(own.provider.bound)).toBeVisible();
    await expect(page.getByRole('button', { name: own.provider.unbind, exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: shell.own.signOut }).click();
    await page.getByRole('button', { name: named(entry.provider.signIn) }).click();
    await atProvider(page, 'Turn back');
    await expect(page.getByRole('heading', { level: 1, name: entry.provider.refusedTitle })).toBeVisible();
    await expect(page.getByText(errors.why.oidc_denied)).toBeVisible();
    await page.setViewportSize({ width: 380, height: 800 });
    await expectNothingSticksOut(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: named(entry.provider.signIn) }).click();
    await atProvider(page, 'Go on');
    await page.waitForURL('**/en/today');

    await page.goto('/en/own');
    await expect(page.getByRole('button', { name: own.codes.replace })).toBeVisible();
    await forgetFactor(operator.name);
    await page.getByRole('button', { name: own.codes.replace }).click();
    await page.getByRole('dialog').getByRole('button', { name: own.codes.replace }).click();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: named(own.stepUp.provider) }).click();
    await atProvider(await opening, 'Go on');
    const made = page.getByRole('dialog', { name: own.codes.newTitle });
    await expect(made.getByRole('listitem')).toHaveCount(10);
  } finally {
    await provider.stop();
  }
});

test('the way through the sign-in provider comes late without moving what is pressed', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/operator/desk/oidc', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/en/sign-in');
  const button = page.getByRole('button', { name: entry.signIn.submit });
  const late = page.getByRole('button', { name: named(entry.provider.signIn) });
  await expect(button).toBeVisible();
  await expect(late).toHaveCount(0);
  const before = await button.boundingBox();
  answer();
  await expect(late).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
