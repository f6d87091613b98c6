// @vitest-environment jsdom

import type { ListedBonus } from '@kozyr/contracts/bonuses';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { wireOffer } from '@/tests/support/rewards/bonus-wire';
import { PendingWeek } from '../active/components/pending-week';
import { BonusTerms } from '../offers/components/bonus-terms';

const show = (node: ReactNode) =>
  render(
    <AppTexts locale="en" messages={en}>
      {node}
    </AppTexts>,
  );
const offer: ListedBonus = {
  ...wireOffer(),
  type: 'PERCENTAGE',
  bonus_amount: '10.00',
  max_bonus_amount: '5000.00',
  bonus_group: { name: 'WeeklyCashback', enabled: true },
};
const t = en.bonuses.terms;

it('a weekly cashback says what the percent is of, when it is given, the most, and what is to be staked then', () => {
  const { container } = show(<BonusTerms bonus={offer} usual={null} />);
  const text = container.textContent?.replaceAll(/\s/g, ' ') ?? '';
  for (const said of [t.shareOfValue, t.sinceTaking, '00:00 Kyiv time', '5 000 ₴', t.stakeMost, '15 000.00', t.noLoss])
    expect(text).toContain(said);
  expect(text).not.toContain(t.deposit);
});

it('another bonus says nothing of a weekly cashback', () => {
  const { container } = show(<BonusTerms bonus={wireOffer()} usual={null} />);
  for (const said of [t.shareOfValue, t.sinceTaking, t.stakeMost, t.noLoss])
    expect(container.textContent).not.toContain(said);
});

it('a weekly cashback waits for the Monday of the currency’s zone, and can be cancelled', () => {
  const onCancel = vi.fn();
  show(<PendingWeek givenAt="2026-03-29T21:00:00.000Z" currency="uah" onCancel={onCancel} />);
  expect(screen.getByText(/March 30, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.bonusPanel.cancel }));
  expect(onCancel).toHaveBeenCalledOnce();
});
