'use client';
import { Part } from '@desk/components/record/part';
import type { PlayerGroup } from '@kozyr/contracts/operator/player-groups';
import { useTranslations } from 'next-intl';
import { BonusField } from './bonus-field';
import { Days } from './days';
import type { BonusForm } from './use-bonus-form';

const TWO = 'grid gap-3 tablet:grid-cols-2';
const STARS = ['0', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** When a bonus burns and when it is offered, to whom and how often. */
export function FormBounds({ of, groups }: { of: BonusForm; groups: readonly PlayerGroup[] }) {
  const t = useTranslations('bonuses');
  const [currency, repeated] = of.form.watch(['currency', 'is_repeated_activation']);
  const zone = t(`zone.${currency}`);
  const whom = [
    { value: '', label: t('everybody') },
    ...groups.map(({ id, name, players }) => ({ value: id, label: t('groupOf', { name, count: players }) })),
  ];
  return (
    <>
      <Part title={t('section.ends')}>
        <div className={TWO}>
          <BonusField of={of} name="burning_on_timeout" kind="check" />
          <BonusField of={of} name="activations_offset" kind="count" />
          <BonusField of={of} name="burning_on_withdrawal" kind="check" />
          <BonusField of={of} name="burning_on_deposit" kind="check" />
          <BonusField of={of} name="burning_amount" kind="sum" />
        </div>
      </Part>
      <Part title={t('section.when')}>
        <div className={TWO}>
          <BonusField of={of} name="start_date" kind="moment" hint={t('startHint', { zone })} />
          <BonusField of={of} name="end_date" kind="moment" hint={t('endHint', { zone })} />
        </div>
        <Days of={of} />
      </Part>
      <Part title={t('section.who')}>
        <div className={TWO}>
          <BonusField of={of} name="player_group" options={whom} />
          <BonusField of={of} name="min_rating" options={STARS} />
          <BonusField of={of} name="is_public" kind="check" />
          <BonusField of={of} name="is_verification_required" kind="check" />
          <BonusField of={of} name="is_repeated_activation" kind="check" />
          <BonusField of={of} name="is_daily_activation" kind="check" />
          <BonusField
            of={of}
            name="max_unique_activations"
            kind="count"
            hint={repeated ? t('fieldHint.repeatedBound') : undefined}
          />
          <BonusField of={of} name="max_daily_activations" kind="count" />
        </div>
      </Part>
    </>
  );
}
