'use client';
import { CheckField } from '@desk/components/form/check-field';
import { useWeekday } from '@desk/lib/format/use-weekday';
import { useTranslations } from 'next-intl';
import type { BonusForm } from './use-bonus-form';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The weekdays on which a bonus is given. */
export function Days({ of: { form, problemOf } }: { of: BonusForm }) {
  const t = useTranslations('bonuses');
  const weekday = useWeekday();
  const problem = problemOf('active_on_days');
  return (
    <fieldset className="mt-3">
      <legend className="font-medium text-muted text-sm">{t('field.active_on_days')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {DAYS.map((value) => (
          <CheckField key={value} {...form.register('active_on_days')} value={value} label={weekday(Number(value))} />
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
