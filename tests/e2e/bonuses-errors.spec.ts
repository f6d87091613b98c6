import { expect } from '@playwright/test';
import {
  activateFound,
  answerCall,
  changeBonus,
  dialogOf,
  enterCode,
  expectModal,
  expectReceived,
  offerBonus,
  panelOf,
  t,
} from './steps/bonuses';
import { test } from './steps/fixtures';
import { accessToken, callApi } from './steps/money';
import { operator } from './steps/operator';

test.use({ language: 'en' });

test('each refusal of the platform is told by its modal, and a call lets the activation go on', async ({
  page,
  member: person,
}) => {
  test.setTimeout(240_000);
  const offer = await offerBonus({ group: 'Cashback' });
  await enterCode(page, offer);
  const past = new Date(Date.now() - 60_000).toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const good = { status: 'ACTIVE', code: offer.code, min_rating: 0, start_date: past, end_date: null };

  // The card stays as it was found; what the platform knows has changed meanwhile.
  const refusals: [Record<string, unknown>, string | RegExp][] = [
    [{ status: 'DRAFT' }, 'There is no such bonus'],
    [{ status: 'INACTIVE' }, 'This bonus is not valid'],
    [{ ...good, code: `${offer.code}X` }, 'That code did not work'],
    [{ ...good, min_rating: 5 }, /5/],
    [{ ...good, start_date: later }, 'Not started yet'],
    [{ ...good, start_date: new Date(0).toISOString(), end_date: past }, 'The bonus is gone'],
  ];
  for (const [terms, words] of refusals) {
    await changeBonus(offer, terms);
    await activateFound(page);
    await expectModal(page, words);
  }
  await changeBonus(offer, { ...good, is_verification_required: true });
  await operator('bonuses', 'switch', 'Cashback', 'off');
  try {
    await activateFound(page);
    await expectModal(page, 'Not open to you');
  } finally {
    await operator('bonuses', 'switch', 'Cashback', 'on');
  }

  // Spec §8: the call, and then the activation again, without a question. The phone is proved by the registration's code, the
  // wish to have this bonus is not.
  const refused = page.waitForResponse((answer) => answer.url().includes('/subscribe'));
  await activateFound(page);
  expect((await (await refused).json()).message).toBe("User didn't verify action");
  await answerCall(page, person);
  await expectReceived(page, offer);
});

test('a bonus that was used says so, for ever or for today, and another one that runs is asked about', async ({
  page,
  member: _,
}) => {
  test.setTimeout(240_000);
  const offer = await offerBonus();
  await enterCode(page, offer);
  await activateFound(page);
  await expectReceived(page, offer);
  await page.goto('/en/bonuses?tab=my');
  await panelOf(page).getByRole('button', { name: t.bonusPanel.cancel }).click();
  await dialogOf(page).getByRole('button', { name: t.bonusPanel.cancelConfirm }).click();
  await expect(panelOf(page)).toHaveCount(0);

  // What is known beforehand is said on the card, which has no button then; what has changed since, by its modal.
  await enterCode(page, offer);
  await expect(page.getByTestId('offer-problem').first()).toHaveText(t.bonuses.problem.used);
  const again = { is_repeated_activation: true, max_unique_activations: 0, max_daily_activations: 9 };
  await changeBonus(offer, again);
  await page.reload();
  await enterCode(page, offer);
  const used: [Record<string, unknown>, string][] = [
    [{ is_repeated_activation: false, max_unique_activations: 1 }, 'You have had this bonus'],
    [{ is_daily_activation: true }, 'You have had it today'],
    [{ ...again, is_daily_activation: false, max_daily_activations: 1 }, 'The bonus is gone'],
  ];
  for (const [terms, words] of used) {
    await changeBonus(offer, terms);
    await activateFound(page);
    await expectModal(page, words);
  }

  // Another one runs, and is ended by somebody else while the question is read.
  const running = await offerBonus();
  await enterCode(page, running);
  await activateFound(page);
  await expectReceived(page, running);
  await changeBonus(offer, { max_daily_activations: 9 });
  await enterCode(page, offer);
  await activateFound(page);
  const question = dialogOf(page).filter({ hasText: running.name });
  await expect(question).toContainText(/10\s₴/);
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  await operator('bonuses', 'end', id, '--note', 'While a question is read');
  await question.getByRole('button', { name: t.bonusModals.cancelActive.cancel, exact: true }).click();
  await expectModal(page, 'The bonus is not active');
  await activateFound(page);
  await expectReceived(page, offer);
});
