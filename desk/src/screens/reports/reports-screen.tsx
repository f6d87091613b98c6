'use client';
import { Notice } from '@desk/components/feedback/notice';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { PageHead } from '@desk/components/record/page-head';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { useMay } from '@desk/lib/own/operator-provider';
import { CURRENCIES } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CohortsReport } from './cohorts-report';
import { DaysReport } from './days-report';
import { GamesReport } from './games-report';
import { REPORTS, reportAsked, spanAsked } from './rules';

const PANEL = 'report';

/** Reports: sums of the ledger by day, game and studio, and by when players began. */
export function ReportsScreen() {
  const t = useTranslations('reports');
  const [asked, change] = useAddress();
  const [now] = useState(() => new Date());
  const may = useMay('reports.read');
  const span = spanAsked(asked, now);
  const report = reportAsked(asked);
  if (!may) return <Notice title={t('title')}>{t('financeOnly')}</Notice>;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <div className="grid grid-cols-2 items-end gap-2 tablet:flex tablet:flex-wrap">
        <SelectField
          label={t('currency')}
          value={span.currency}
          className="col-span-2 tablet:w-32"
          options={CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={({ target }) => change({ currency: target.value })}
        />
        <TextField
          label={t('from')}
          type="date"
          className="w-full tablet:w-40"
          value={span.from}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
        <TextField
          label={t('to')}
          type="date"
          className="w-full tablet:w-40"
          value={span.to}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </div>
      <Tabs
        label={t('title')}
        tabs={REPORTS.map((name) => ({ name, title: t(`tab.${name}`) }))}
        current={report}
        onChoose={(tab) => change({ tab: tab === 'days' ? undefined : tab })}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${report}`} className="flex flex-col gap-4">
        {span.from > span.to ? (
          <Notice tone="bad">{t('wrongSpan')}</Notice>
        ) : report === 'days' ? (
          <DaysReport span={span} />
        ) : report === 'cohorts' ? (
          <CohortsReport span={span} />
        ) : (
          <GamesReport span={span} by={report === 'games' ? 'game' : 'studio'} />
        )}
      </div>
    </div>
  );
}
