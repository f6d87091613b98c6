import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { slots } from './steps/game';
import { accessToken, callApi, fund, minorOf, ownCard, playOn } from './steps/money';
import { operator } from './steps/operator';
import { expectNothingSticksOut } from './steps/page-checks';
import { askDatabase } from './steps/platform-database';
import { becomeMember, logIn, type Person, texts } from './steps/player';

/** What a player of a fixture was given, minor units. */
const fundedWith = ({ country }: Person) => (country === 'KZ' ? 2_000_000n : 200_000n);

type Sums = { staked: bigint; won: bigint; net: bigint; deposits: bigint; withdrawals: bigint };

const minor = (text = '') => BigInt(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** Opens the statement and reads it, minor units: all time, then each month, the newest first. */
async function readStatement(page: Page, { language }: Person, months: number): Promise<Sums[]> {
  await page.goto(`/${language}/responsible-gaming`);
  const t = texts[language].protection.statement;
  const rows = page
    .getByRole('table', { name: t.title })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(months + 1);
  await expect(rows.first()).toContainText(t.ever);
  const read: Sums[] = [];
  for (const row of await rows.all()) {
    const [, staked, won, net, deposits, withdrawals] = (await row.getByRole('cell').allTextContents()).map(
      (text, place) => (place === 0 ? 0n : minor(text)),
    );
    if (withdrawals === undefined) throw new Error('A row of the statement has five sums.');
    read.push({ staked, won, net, deposits, withdrawals } as Sums);
  }
  return read;
}

/** All that can be played with, minor units, as the API says. */
async function totalOf(page: Page): Promise<bigint> {
  const wallets = await callApi<Record<'game_wallet_group' | 'electronic_wallet_group', { balance: string }>>(
    page,
    await accessToken(page),
    '/wallets',
  );
  return minorOf(wallets.game_wallet_group.balance) + minorOf(wallets.electronic_wallet_group.balance);
}

test('a self-exclusion begins in two steps, signs out, and leaves nothing but the way to the money', async ({
  page,
  fundedMember: person,
}) => {
  const t = texts[person.language];
  const { selfExclusion, follows } = t.protection;
  await page.goto(`/${person.language}/responsible-gaming`);
  const halfYear = page.getByRole('radio', { name: t.protection.lengths.half_year });
  const next = page.locator('#stop').getByRole('button', { name: t.protection.next }).last();
  await expect(next).toBeDisabled();
  await halfYear.check();
  await next.click();
  await expect(page.getByRole('heading', { name: selfExclusion.confirmTitle })).toBeFocused();
  await expect(page.getByText(follows.noUndo)).toBeVisible();
  await expect(page.getByText(follows.withdrawAll)).toBeVisible();

  // Nothing has begun yet: the way back is as short as the way on.
  await page.getByRole('button', { name: t.protection.back }).click();
  await expect(page.getByRole('heading', { name: selfExclusion.title })).toBeFocused();
  await expect(halfYear).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: selfExclusion.begin }).click();
  await expect(page).toHaveURL(new RegExp(`/${person.language}$`));
  await expect(page.getByText(t.account.alert.selfExclusion)).toBeVisible();
  // Until it is put away the notice lies over a phone's header.
  await page.getByRole('region', { name: t.ui.notifications }).getByRole('button', { name: t.ui.close }).click();

  await logIn(page, person);
  const notice = page.getByRole('region', { name: t.stoppedNotice.label });
  await expect(notice).toContainText(t.stoppedNotice.why.self_excluded);
  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await page.getByRole('button', { name: t.game.playReal }).click();
  await expect(page.getByText(t.game.failed.stopped)).toBeVisible();

  await notice.getByRole('link', { name: t.stoppedNotice.withdraw }).click();
  await expect(page).toHaveURL(/action=withdrawal/);
  await expect(page.getByRole('button', { name: t.cashbox.withdrawal.submit })).toBeVisible();
});

test('who has excluded themselves takes all their money out, what was not played too, and is led to no game then', async ({
  page,
  fundedMember: person,
}) => {
  const excluded = await page.request.post('/api/protection/self-exclusion', {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: { length: 'year' },
  });
  expect(excluded.ok(), await excluded.text()).toBe(true);
  // That ended the session everywhere.
  await page.context().clearCookies();
  await page.goto(`/${person.language}`);
  await logIn(page, person);

  // The terms say that it is all their money, and not the digital balance alone: nothing was won.
  const { withdrawal } = texts[person.language].cashbox;
  await page.goto(`/${person.language}/cashbox?action=withdrawal`);
  const withdrawable = page.getByTestId('withdrawable');
  await expect.poll(async () => minor((await withdrawable.textContent()) ?? '')).toBe(fundedWith(person));
  await expect(page.getByText(withdrawal.terms.availableAllText)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${withdrawal.all.split('{')[0]}`) }).click();
  await page.getByLabel(withdrawal.recipient, { exact: true }).fill('Тарас Шевченко');
  await page.getByRole('button', { name: withdrawal.submit }).click();
  await page.waitForURL(/\/card\//);
  await page.locator('input[name=number]').fill(ownCard());
  await page.locator('button[name=action][value=save]').click();
  await expect(page.locator('[data-withdrawal=WAITING_FOR_APPROVAL]')).toBeVisible();

  await operator('withdrawals', 'approve', new URL(page.url()).searchParams.get('withdrawal') ?? '');
  await expect(page.locator('[data-withdrawal=SUCCESS]')).toBeVisible({ timeout: 45_000 });
  const [ever] = await readStatement(page, person, 1);
  expect(ever).toMatchObject({ staked: 0n, deposits: fundedWith(person), withdrawals: fundedWith(person) });

  // Nobody who may not play is led to the games.
  await page.goto(`/${person.language}/cashbox?action=withdrawal`);
  const nothing = page.locator('[data-obstacle=NOTHING_LEFT]');
  await expect(nothing).toBeVisible();
  await expect(nothing.getByRole('link')).toHaveCount(0);
});

test('the statement says by month, and since ever, what was staked, won, paid in and taken out', async ({
  page,
  fundedMember: person,
}) => {
  const [stake, second] = person.country === 'KZ' ? [50_000n, 1_000_000n] : [5_000n, 100_000n];
  const play = (spins: number) =>
    playOn(page, person, { spins, stake: person.country === 'KZ' ? '500.00' : '50.00', won: 0n });
  await play(4);
  const first = await totalOf(page);

  // A month can't be waited for.
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  const moved = await askDatabase(
    `with days as (update player_days set day = day - 40 where user_id = $1 returning 1)
     update deposits set settled_at = settled_at - interval '40 days' where user_id = $1 and status = 'SUCCESS' returning 1`,
    [id],
  );
  expect(moved).toHaveLength(1);
  await fund(page, person.country === 'KZ' ? '10000' : '1000');
  await play(3);
  const last = await totalOf(page);

  const [ever, now, before] = await readStatement(page, person, 2);
  const sums = (spins: bigint, deposits: bigint, net: bigint): Sums => ({
    staked: spins * stake,
    won: net + spins * stake,
    net,
    deposits,
    withdrawals: 0n,
  });
  const paidIn = fundedWith(person);
  expect(before).toEqual(sums(4n, paidIn, first - paidIn));
  expect(now).toEqual(sums(3n, second, last - first - second));
  expect(ever).toEqual(sums(7n, paidIn + second, last - paidIn - second));
  await expectNothingSticksOut(page);
});

test('who helps people for whom playing has become too much stands on the page of responsible play, for guests and for members', async ({
  page,
  person,
}) => {
  const { language } = person;
  const t = texts[language].selfTest.help;
  const expectHelp = async () => {
    await page.goto(`/${language}/responsible-gaming`);
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    for (const { name, about, url } of help) {
      const line = page.getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText(about[language]);
      const link = line.getByRole('link', { name: t.leadsAway });
      await expect(link).toHaveAttribute('href', url ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      // It is hit by a thumb.
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNothingSticksOut(page);
  };
  const { help } = (await (await page.request.get('/api/jurisdiction')).json()) as Jurisdiction;
  expect(help.length).toBeGreaterThan(1);
  await expectHelp();
  await becomeMember(page, person);
  await expectHelp();
});
