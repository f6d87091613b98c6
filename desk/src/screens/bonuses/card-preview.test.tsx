// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import bonuses from '@/desk/messages/en/bonuses.json';
import enCard from '@/desk/messages/en/card.json';
import kkCard from '@/desk/messages/kk/card.json';
import ruCard from '@/desk/messages/ru/card.json';
import ukCard from '@/desk/messages/uk/card.json';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { drawDesk } from '../../../../tests/support/desk-screen';
import { CardPreview } from './card-preview';
import { cardTermsOf } from './card-terms';
import { EMPTY_BONUS } from './form-values';

it.each([
  ['uk', ukCard, uk],
  ['ru', ruCard, ru],
  ['en', enCard, en],
  ['kk', kkCard, kk],
])('the preview of a card says the words of the site in %s', (_language, card, { bonuses: site }) => {
  expect(site).toMatchObject({
    percent: card.percent,
    upTo: card.upTo,
    activate: card.activate,
    promo: { own: card.own },
    label: card.label,
    terms: card.terms,
  });
});

it('the preview of a card shows what players read, in each language, by what is typed so far', async () => {
  const values = {
    ...EMPTY_BONUS,
    group: 'PercentDeposit' as const,
    type: 'PERCENTAGE' as const,
    bonus_amount: '50',
    max_bonus_amount: '1 500',
    min_deposit_amount: '100,50',
    max_bet_amount: 'half',
  };
  drawDesk(
    <CardPreview
      terms={cardTermsOf(values)}
      group={values.group}
      currency="uah"
      name="Share"
      names={{ uk: 'Частка' }}
    />,
    { bonuses },
  );
  const card = () => screen.getByRole('article', { name: bonuses.preview.title });
  const text = () => card().textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const part of ['Share', '50%', 'up to 1 500 ₴', 'Minimal deposit100.50 ₴', '×30.00', '7 days'])
    expect(text()).toContain(part);
  expect(text()).toContain(`${enCard.terms.maxBet}${enCard.terms.noLimit}`);
  await userEvent.selectOptions(screen.getByLabelText(bonuses.preview.language), 'uk');
  expect(card().lang).toBe('uk');
  expect(text()).toContain('Частка');
  expect(within(card()).getByText(ukCard.label.PercentDeposit)).toBeTruthy();
});
