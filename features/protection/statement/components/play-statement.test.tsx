// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { PlayStatement } from './play-statement';

const t = en.protection.statement;
const sums = { staked: '950.00', won: '600.50', net: '-349.50', deposits: '500.00', withdrawals: '0.00' };

function show(answer: () => Answer) {
  signIn();
  answerCalls(answer);
  renderApp(<PlayStatement />);
}

test('all time comes first, then the months, each with what was staked, won, lost, paid in and taken out', async () => {
  show(() => [200, { currency: 'uah', months: [{ month: '2026-11', ...sums }], ever: sums }]);
  const table = within(await screen.findByRole('table', { name: t.title }));
  const rows = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  const figures = [
    'Staked950.00\u00a0₴',
    'Won600.50\u00a0₴',
    'Result−349.50\u00a0₴',
    'Paid in500.00\u00a0₴',
    'Taken out0.00\u00a0₴',
  ];
  expect(rows).toEqual([[], [t.ever, ...figures], ['November 2026', ...figures]]);
});

test('who has played nothing is told so, and who cannot be told asks again', async () => {
  let answer: Answer = refusal('INTERNAL_SERVER_ERROR', { status: 500 });
  show(() => answer);
  const again = await screen.findByRole('button');
  answer = [200, { currency: 'uah', months: [], ever: { ...sums, staked: '0.00' } }];
  await userEvent.setup().click(again);
  expect(await screen.findByText(t.empty)).toBeTruthy();
});
