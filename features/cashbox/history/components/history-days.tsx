'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { TextField } from '@/components/controls/text-field';
import { refineCashbox } from '@/lib/navigation/open-cashbox';
import { CASHBOX_KEYS, cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import type { HistoryFilter } from '../queries';
import { readDay, readGroup } from '../rules';

const DAYS = ['from', 'to'] as const;

/** The group that is chosen. The address is ahead of the screen: one chosen a moment ago stands in it before it is drawn. */
const chosenGroup = () => readGroup(new URLSearchParams(window.location.search).get(CASHBOX_KEYS.historyGroup));

/** From which day to which the history is shown; the address keeps it. `currency`, once it is known, says by whose clock. */
export function HistoryDays({ filter, currency }: { filter: HistoryFilter; currency: Currency | undefined }) {
  const t = useTranslations('cashbox.history');
  const [typed, setTyped] = useState({ from: filter.from ?? '', to: filter.to ?? '' });
  const [cleared, setCleared] = useState(0);
  const box = useKeptFocus<HTMLFieldSetElement>();
  const wrongOrder = Boolean(readDay(typed.from) && readDay(typed.to) && typed.from > typed.to);

  const change = (name: 'from' | 'to', value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    // Half a date is none, and a browser tells of it as an empty one: the address has whole days only.
    const [from, to] = [readDay(next.from), readDay(next.to)];
    if (from && to && from > to) return;
    refineCashbox(cashboxRoutes.history('all', 1, { group: chosenGroup(), from, to }));
  };
  const clear = () => {
    setTyped({ from: '', to: '' });
    setCleared(cleared + 1);
    refineCashbox(cashboxRoutes.history('all', 1, { group: chosenGroup() }));
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 tablet:grid-cols-[1fr_1fr_auto]"
    >
      <legend className="sr-only">{t('days')}</legend>
      {DAYS.map((name) => (
        // The browser keeps what is typed: it alone knows half a date.
        <TextField
          key={`${name} ${cleared}`}
          type="date"
          min="2000-01-01"
          label={t(name)}
          defaultValue={typed[name]}
          onChange={(event) => change(name, event.target.value)}
          error={name === 'to' && wrongOrder ? t('wrongOrder') : undefined}
        />
      ))}
      {(typed.from || typed.to) && (
        <Button className="max-tablet:col-span-2 tablet:mt-6.5" onClick={clear}>
          {t('anyDay')}
        </Button>
      )}
      <p className="col-span-full min-h-5 text-muted text-xs">{currency && t(`zone.${currency}`)}</p>
    </fieldset>
  );
}
