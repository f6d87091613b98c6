'use client';
import { SelectField } from '@desk/components/form/select-field';
import { type CardTerms, cardFacts } from '@kozyr/contracts/bonus-card';
import type { BonusLabel } from '@kozyr/contracts/bonuses';
import { LOCALES, type Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { createTranslator, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import en from '../../../messages/en/card.json';
import kk from '../../../messages/kk/card.json';
import ru from '../../../messages/ru/card.json';
import uk from '../../../messages/uk/card.json';
import { cardMoney } from './card-money';

const TEXTS = { uk, ru, en, kk } as const;
const LANGUAGES: Readonly<Record<Locale, string>> = { uk: 'Українська', ru: 'Русский', en: 'English', kk: 'Қазақша' };

type Props = {
  terms: CardTerms;
  group: BonusLabel;
  currency: Currency;
  name: string;
  /** By language; where one is missing players read name. */
  names: Partial<Record<Locale, string | undefined>>;
};

/** The card that players see, in a language of theirs: by the same facts as the site draws it, and in the same words. */
export function CardPreview({ terms, group, currency, name, names }: Props) {
  const t = useTranslations('bonuses.preview');
  const own = useLocale();
  const [language, setLanguage] = useState<Locale>(LOCALES.find((one) => one === own) ?? 'uk');
  const c = createTranslator({ locale: language, messages: TEXTS[language] });
  const facts = cardFacts(terms);
  const whole = (amount: string) => cardMoney(amount, { currency, whole: true });
  const numbers = [
    [
      c('terms.deposit'),
      facts.deposit === null
        ? c('terms.noWager')
        : cardMoney(facts.deposit, { currency, whole: !/\.\d*[1-9]/.test(facts.deposit) }),
    ],
    [c('terms.wager'), facts.wager === 0 ? c('terms.noWager') : `×${facts.wager.toFixed(2)}`],
    [
      c('terms.time'),
      facts.time
        ? c(facts.time.unit === 'days' ? 'terms.daysOfTime' : 'terms.hours', { count: facts.time.count })
        : c('terms.noLimit'),
    ],
    [c('terms.maxBet'), facts.maxBet ? whole(facts.maxBet) : c('terms.noLimit')],
    [
      c('terms.maxWin'),
      facts.maxWin === null
        ? c('terms.noLimit')
        : facts.maxWin.kind === 'money'
          ? whole(facts.maxWin.amount)
          : c('terms.percentOfBonus', { percent: String(facts.maxWin.value) }),
    ],
  ];
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('language')}
        value={language}
        options={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
        onChange={({ target }) => setLanguage(LOCALES.find((one) => one === target.value) ?? language)}
      />
      <article
        lang={language}
        aria-label={t('title')}
        className="flex max-w-sm flex-col gap-3 rounded-card border border-hairline bg-raised p-4"
      >
        <p className="text-muted text-sm">{c(`label.${group}`)}</p>
        <p className="break-words font-semibold text-lg">{names[language]?.trim() || name.trim() || '—'}</p>
        <div>
          <p className="font-semibold text-2xl">
            {facts.gives.kind === 'percent' ? c('percent', { value: facts.gives.value }) : whole(facts.gives.amount)}
          </p>
          {facts.upTo !== null && <p className="text-muted text-sm">{c('upTo', { amount: whole(facts.upTo) })}</p>}
        </div>
        <dl className="flex flex-col gap-1 text-sm">
          {numbers.map(([title, value]) => (
            <div key={title} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{title}</dt>
              <dd className="text-end font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p aria-hidden="true" className="self-start rounded-control bg-surface px-3 py-1 font-medium text-sm">
          {terms.type === 'PROMO_CODE' ? c('own') : c('activate')}
        </p>
      </article>
      <p className="text-muted text-xs">{t('hint')}</p>
    </div>
  );
}
