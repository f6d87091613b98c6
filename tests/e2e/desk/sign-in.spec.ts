import { type BrowserContext, expect, type Page } from '@playwright/test';
import entry from '@/desk/messages/en/entry.json' with { type: 'json' };
import errors from '@/desk/messages/en/errors.json' with { type: 'json' };
import operators from '@/desk/messages/en/operators.json' with { type: 'json' };
import own from '@/desk/messages/en/own.json' with { type: 'json' };
import shell from '@/desk/messages/en/shell.json' with { type: 'json' };
import ui from '@/desk/messages/en/ui.json' with { type: 'json' };
import { codesOf, inviteTo, makeOperator } from '../steps/desk/make-operator';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { askDatabase } from '../steps/platform-database';
import { signInAtDesk, test } from './fixtures';

const PASSWORD = 'a kettle of quiet operators';

/** A browser nobody is signed in with. */
const fresh = test.extend<{ newcomer: Page }>({
  newcomer: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport, acceptDownloads: true });
    await use(await context.newPage());
    await context.close();
  },
});

/** A device that makes and proves passkeys by itself. */
async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens an invitation and chooses the password. */
async function accept(page: Page, { name, token }: { name: string; token: string }): Promise<void> {
  const t = entry.invitation;
  await page.goto(`/en/invitation#${token}`);
  await expect(page.getByRole('heading', { level: 1, name: t.title.replace('{name}', name) })).toBeVisible();
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t.submit }).click();
}

async function typePassword(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/en/sign-in');
  await page.getByLabel(entry.signIn.name).fill(name);
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: entry.signIn.submit }).click();
}

/** Makes the last second factor of somebody old, which no test can wait for. */
const forgetFactor = (name: string) =>
  askDatabase(
    `update operator_sessions set stepped_up_at = now() - interval '1 hour'
     where operator_id = (select id from operators where name = $1) returning id`,
    [name],
  );

/** Ends the session, once the page is alive: what it reads is there. */
async function signOut(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  await page.getByRole('button', { name: shell.own.signOut }).click();
  await expect(page).toHaveURL(/\/en\/sign-in$/);
}

fresh('an invitation leads by password, app and recovery codes into the desk, once', async ({ newcomer: page }) => {
  const invited = await inviteTo('support');
  await page.goto(`/en/invitation#${invited.token}`);
  await page.getByLabel(entry.invitation.password, { exact: true }).fill('too short');
  await page.getByRole('button', { name: entry.invitation.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(entry.invitation.passwordShort);
  await expectAccessible(page);
  await page.getByLabel(entry.invitation.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: entry.invitation.submit }).click();

  await page.getByRole('button', { name: entry.setUp.app }).click();
  await expect(page.getByRole('img', { name: entry.setUp.qr })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await page.getByLabel(entry.setUp.code, { exact: true }).fill('000000');
  await page.getByRole('button', { name: entry.setUp.confirm }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errors.codes.SECOND_FACTOR_WRONG);
  await expectAccessible(page);
  await expectNothingSticksOut(page);
  await page.getByLabel(entry.setUp.code, { exact: true }).fill(await codesOf(secret)());
  await page.getByRole('button', { name: entry.setUp.confirm }).click();

  const codes = page.getByRole('list', { name: ui.codes.list }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: ui.codes.download }).click();
  expect((await saved).suggestedFilename()).toBe('kozyr-desk-recovery-codes.txt');
  const [code = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: entry.codes.done }).click();
  await expect(page).toHaveURL(/\/en\/today$/);
  await signOut(page);

  await page.goto(`/en/invitation#${invited.token}`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errors.codes.INVITATION_WRONG);
  await page.getByRole('button', { name: entry.invitation.signIn }).click();
  await expect(page).toHaveURL(/\/en\/sign-in$/);

  await typePassword(page, invited.name, 'not the password at all');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(errors.codes.SIGN_IN_WRONG);
  await typePassword(page, invited.name);
  await page.getByLabel(entry.signIn.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: entry.signIn.submit }).click();
  await expect(page).toHaveURL(/\/en\/today$/);
});

fresh('a passkey is set up by an invitation, and signs in', async ({ newcomer: page }) => {
  const invited = await inviteTo('support');
  await withPasskeys(page.context(), page);
  await accept(page, invited);
  await page.getByRole('button', { name: entry.setUp.passkey }).click();
  await expect(page.getByRole('list', { name: ui.codes.list }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: entry.codes.done }).click();
  await expect(page).toHaveURL(/\/en\/today$/);
  await signOut(page);

  await typePassword(page, invited.name);
  await page.getByRole('button', { name: entry.signIn.passkey }).click();
  await expect(page).toHaveURL(/\/en\/today$/);

  await page.goto('/en/own');
  await expect(page.getByText(own.app.none)).toBeVisible();
  await page.getByRole('button', { name: own.passkeys.removeNamed.replace('{name}', entry.setUp.passkeyName) }).click();
  await page.getByRole('dialog').getByRole('button', { name: own.passkeys.remove, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(own.passkeys.lastOne);
});

fresh(
  'the second factor is asked for in the middle of an act, which then goes on with what was typed',
  async ({ newcomer: page }) => {
    const operator = await makeOperator('admin');
    await signInAtDesk(page, operator);
    await page.goto('/en/operators');
    await expect(page.getByRole('button', { name: operators.invite })).toBeVisible();
    await forgetFactor(operator.name);
    const name = `made-${operator.name.slice(-8)}`;
    await page.getByRole('button', { name: operators.invite }).click();
    await page.getByRole('dialog').getByLabel(operators.inviteDialog.name, { exact: true }).fill(name);
    const invite = page.getByRole('dialog').getByRole('button', { name: operators.inviteDialog.submit });
    await invite.click();

    const asked = page.getByRole('dialog', { name: own.stepUp.title });
    await expect(asked).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const act = page.getByRole('dialog', { name: operators.inviteDialog.title });
    await expect(act.getByLabel(operators.inviteDialog.name, { exact: true })).toHaveValue(name);
    await expect(act.getByRole('alert')).toHaveText(errors.codes.STEP_UP_NEEDED);

    await invite.click();
    await asked.getByLabel(own.stepUp.code).fill(await operator.nextCode());
    await asked.getByRole('button', { name: own.stepUp.submit }).click();
    await expect(page.getByRole('dialog', { name: operators.link.title.replace('{name}', name) })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);

fresh('operators look after their own sign-in', async ({ newcomer: page, browser, baseURL }) => {
  const operator = await makeOperator('support');
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), userAgent: 'A browser elsewhere' });
  await signInAtDesk(await elsewhere.newPage(), operator);
  await withPasskeys(page.context(), page);
  await signInAtDesk(page, operator);
  await page.goto('/en/own');
  await expect(page.getByText(own.sessions.current, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: own.sessions.endNamed.replace('{browser}', 'A browser elsewhere') }).click();
  await expect(page.getByText('A browser elsewhere', { exact: true })).toHaveCount(0);
  const gone = await elsewhere.newPage();
  await gone.goto('/en/today');
  await expect(gone).toHaveURL(/\/en\/sign-in$/);
  await elsewhere.close();

  await page.getByRole('button', { name: own.passkeys.add }).click();
  await page.getByRole('dialog').getByLabel(own.passkeys.name, { exact: true }).fill('Key of the house');
  await page.getByRole('dialog').getByRole('button', { name: own.passkeys.addSubmit }).click();
  await expect(page.getByText('Key of the house', { exact: true })).toBeVisible();

  await forgetFactor(operator.name);
  await page.getByRole('button', { name: own.codes.replace }).click();
  await page.getByRole('dialog').getByRole('button', { name: own.codes.replace }).click();
  await page.getByRole('dialog', { name: own.stepUp.title }).getByRole('button', { name: own.stepUp.passkey }).click();
  const made = page.getByRole('dialog', { name: own.codes.newTitle });
  await expect(made.getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: own.app.replace }).click();
  const dialog = page.getByRole('dialog', { name: own.app.dialogTitle });
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await dialog.getByLabel(own.app.code).fill(await codesOf(secret)());
  await dialog.getByRole('button', { name: own.app.confirm }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: own.password.change }).click();
  const change = page.getByRole('dialog', { name: own.password.changeTitle });
  await change.getByLabel(own.password.old).fill(operator.password);
  await change.getByLabel(own.password.new, { exact: true }).fill('another kettle of operators');
  await change.getByRole('button', { name: own.password.change }).click();
  await expect(change).toHaveCount(0);
  await expectAccessible(page);
  await expectNothingSticksOut(page);
});
