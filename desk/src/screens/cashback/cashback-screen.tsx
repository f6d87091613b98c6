'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { formatMoney } from '@desk/lib/format/money';
import { isDay, mondayOf } from '@desk/lib/format/utc-day';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { CURRENCIES } from '@kozyr/contracts/money';
import { getCashbackWeek, rerunCashbackWeek } from '@kozyr/contracts/operator/cashback';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { weekAsked } from './rules';
import { WeekFacts } from './week-facts';

/** A week of cashback: its sums, and counting it again for whoever is missing in it. */
export function CashbackScreen() {
  const t = useTranslations('cashback');
  const u = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('promotions.run');
  const [asked, change] = useAddress();
  const [now] = useState(() => new Date());
  const [asks, setAsks] = useState(false);
  const params = weekAsked(asked, now);
  const read = useQuery(endpointQuery(getCashbackWeek, { params }));
  const act = useAct(rerunCashbackWeek, [getCashbackWeek]);
  const toDay = (day: string) => isDay(day) && mondayOf(day) !== params.monday && change({ monday: mondayOf(day) });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={may && <Button onClick={() => setAsks(true)}>{t('rerun.open')}</Button>}
      />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('currency')}
          value={params.currency}
          className="w-32"
          options={CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={({ target }) => change({ currency: target.value })}
        />
        <TextField
          key={params.monday}
          label={t('day')}
          type="date"
          className="w-44"
          defaultValue={params.monday}
          onBlur={({ target }) => toDay(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && toDay(event.currentTarget.value)}
        />
      </div>
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {(week) => <WeekFacts week={week} />}
      </Loaded>
      {asks && (
        <ActDialog
          open
          onClose={() => setAsks(false)}
          title={t('rerun.title', { monday: params.monday, currency: params.currency.toUpperCase() })}
          description={t('rerun.text')}
          words={{ close: u('dialog.close'), cancel: u('dialog.cancel'), submit: t('rerun.submit') }}
          explain={explain}
          onSubmit={async () => {
            const { counted, amount } = await act.mutateAsync({ params });
            tell(t('rerun.told', { count: counted, amount: formatMoney(amount, params.currency) }));
          }}
        />
      )}
    </div>
  );
}
