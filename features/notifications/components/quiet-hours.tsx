'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { QuietHours as Quiet } from '@kozyr/contracts/notifications';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/controls/checkbox';
import { SelectField } from '@/components/controls/select-field';
import { FIRST_QUIET, hoursFor } from '../rules';

/** When nothing is pushed. `currency`: by the clock of whose zone. */
export function QuietHours({
  quiet,
  currency,
  onChange,
}: {
  quiet: Quiet | null;
  currency: Currency | undefined;
  onChange: (quiet: Quiet | null) => void;
}) {
  const t = useTranslations('notifications.quiet');
  const hours = (chosen: string, other: string) =>
    hoursFor(chosen, other).map((hour) => ({ value: hour, label: hour }));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">{t('title')}</legend>
      <p className="text-muted text-sm">{t('text', { zone: currency ?? 'uah' })}</p>
      <Checkbox checked={quiet !== null} onChange={(event) => onChange(event.target.checked ? FIRST_QUIET : null)}>
        {t('on')}
      </Checkbox>
      {quiet && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <SelectField
            label={t('from')}
            value={quiet.from}
            options={hours(quiet.from, quiet.to)}
            onChange={(event) => onChange({ ...quiet, from: event.target.value })}
          />
          <SelectField
            label={t('to')}
            value={quiet.to}
            options={hours(quiet.to, quiet.from)}
            onChange={(event) => onChange({ ...quiet, to: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
