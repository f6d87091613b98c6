'use client';
import { TextField } from '@desk/components/form/text-field';
import { Part } from '@desk/components/record/part';
import { BONUS_LABELS } from '@kozyr/contracts/bonuses';
import { LOCALES } from '@kozyr/contracts/locales';
import { CURRENCIES } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { BonusField } from './bonus-field';
import { BONUS_TYPES } from './kinds';
import type { BonusForm } from './use-bonus-form';

const TWO = 'grid gap-3 tablet:grid-cols-2';

function WhatItIs({ of, made }: { of: BonusForm; made: boolean }) {
  const t = useTranslations('bonuses');
  const type = of.form.watch('type');
  const kinds = BONUS_LABELS.map((value) => ({ value, label: t(`group.${value}`) }));
  const types = BONUS_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
  const currencies = CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }));
  return (
    <Part title={t('section.about')}>
      <div className={TWO}>
        {!made && (
          <>
            <BonusField of={of} name="group" options={kinds} />
            <BonusField of={of} name="type" options={types} />
            <BonusField of={of} name="currency" options={currencies} />
          </>
        )}
        {type === 'PROMO_CODE' && <BonusField of={of} name="code" />}
        <BonusField of={of} name="name" />
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            {...of.form.register(`names.${locale}`)}
            autoComplete="off"
            maxLength={80}
            label={t(`names.${locale}`)}
            hint={locale === LOCALES[0] ? t('names.hint') : undefined}
          />
        ))}
      </div>
    </Part>
  );
}

/** What a bonus is, what it gives, and how that is wagered. @param made it is there already: what it is does not change */
export function FormTerms({ of, made }: { of: BonusForm; made: boolean }) {
  const t = useTranslations('bonuses');
  const type = of.form.watch('type');
  const bases = (['CLASSIC', 'VERSION2'] as const).map((value) => ({ value, label: t(`wagerType.${value}`) }));
  const wins = (['ABSOLUTE', 'PERCENTAGES'] as const).map((value) => ({ value, label: t(`winType.${value}`) }));
  return (
    <>
      <WhatItIs of={of} made={made} />
      <Part title={t('section.gives')}>
        <div className={TWO}>
          <BonusField of={of} name="bonus_amount" kind="sum" />
          {type === 'PERCENTAGE' && <BonusField of={of} name="max_bonus_amount" kind="sum" />}
          <BonusField of={of} name="min_deposit_amount" kind="sum" />
          <BonusField of={of} name="opt_in" kind="check" />
        </div>
      </Part>
      <Part title={t('section.wagering')}>
        <div className={TWO}>
          <BonusField of={of} name="wager" kind="sum" />
          <BonusField of={of} name="wager_type" options={bases} />
          <BonusField of={of} name="max_bet_amount" kind="sum" />
          <BonusField of={of} name="max_win_amount" kind="sum" />
          <BonusField of={of} name="win_amount_type" options={wins} />
        </div>
      </Part>
    </>
  );
}
