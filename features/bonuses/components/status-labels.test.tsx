// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { weekDayAt, weekFrom } from '@/lib/format/week-days';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireOffer, wireOwn } from '@/tests/support/rewards/bonus-wire';
import { OwnBonusRow } from '../active/components/own-bonus-row';
import { BonusCard } from '../offers/components/bonus-card';

beforeEach(() => {
  signIn();
  answerCalls(() => [200, { items: [] }]);
});

const LANGUAGES = { uk, ru, en, kk } as const;

/** The eight of spec §4, in every language. */
const LABELS = {
  uk: [
    'Очікує на схвалення',
    'Успішно',
    'Відхилено',
    'Завершено',
    'Очікує депозиту',
    'Активовано',
    'Активний',
    'Неактивний',
  ],
  ru: [
    'Ожидает одобрения',
    'Успешно',
    'Отклонено',
    'Завершён',
    'Ожидает депозита',
    'Активирован',
    'Активен',
    'Неактивен',
  ],
  en: ['Waiting for approval', 'Success', 'Denied', 'Completed', 'Awaiting deposit', 'Activated', 'Active', 'Inactive'],
  kk: [
    'Мақұлдауды күтуде',
    'Сәтті өтті',
    'Қабылданбады',
    'Аяқталды',
    'Депозитті күтуде',
    'Белсендірілді',
    'Белсенді',
    'Белсенді емес',
  ],
} as const;

const today = () => weekFrom().findIndex(({ id }) => id === weekDayAt(new Date(), 'Europe/Kyiv').id) + 1;

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the labels of status in %s (§4)', (language) => {
  const messages = LANGUAGES[language];
  const [waiting, success, denied, completed, awaiting, activated, active, inactive] = LABELS[language];
  const says = (label: string | undefined, what: ReactNode) => {
    renderApp(what, { language });
    expect(screen.getByText(label ?? '', { exact: true })).toBeTruthy();
    cleanup();
  };
  const card = (more: Parameters<typeof wireOffer>[0], running: 'PENDING' | 'ACTIVE' | null = null) => (
    <BonusCard bonus={wireOffer(more)} label="kind" usual={null} running={running} />
  );

  it('an offer is labelled as active, or as inactive on another day or while its group is off', () => {
    says(active, card({}));
    // The day after tomorrow: also where midnight comes while the card is drawn.
    says(inactive, card({ active_on_days: [((today() + 1) % 7) + 1] }));
    says(inactive, card({ bonus_group: { name: 'WheelFortune', enabled: false } }));
  });

  it('a user bonus is labelled as awaiting its deposit, activated or completed', () => {
    says(awaiting, card({}, 'PENDING'));
    says(activated, card({}, 'ACTIVE'));
    says(completed, <OwnBonusRow bonus={wireOwn({ status: 'COMPLETED', end_reason: 'wagered' })} />);
  });

  it('a withdrawal is labelled as waiting for approval, success or denied', () => {
    const { status } = messages.cashbox.withdrawal;
    expect([status.WAITING_FOR_APPROVAL, status.SUCCESS, status.DENIED]).toEqual([waiting, success, denied]);
  });
});
