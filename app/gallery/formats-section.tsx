'use client';

import { useLocale } from 'next-intl';
import { DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { formatDate, formatDateTime, formatTime } from '@/lib/format/dates';
import { type DisplayCurrency, formatMoney, formatWager } from '@/lib/format/money';
import { weekDayName, weekFrom } from '@/lib/format/week-days';
import { LANGUAGES } from '@/lib/i18n/languages';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';

const CURRENCIES: readonly DisplayCurrency[] = ['uah', 'kzt', 'usd', 'eur', 'kgs'];
const AMOUNT = '1234567.89';
const MOMENT = new Date('2026-11-20T18:05:00Z');
const ZONE = 'Europe/Kyiv';

/** Money, wagers, dates, times and days as they are shown. */
export function FormatsSection({ title }: { title: string }) {
  const locale = useLocale();
  const rows = [
    ...CURRENCIES.map((currency) => ({
      name: `Money: ${currency}`,
      shown: <Money amount={AMOUNT} currency={currency} />,
    })),
    { name: 'Money: whole', shown: <Money amount={AMOUNT} currency="uah" whole /> },
    { name: 'Money: signed', shown: <Money amount={AMOUNT} currency="uah" signed /> },
    { name: 'Money: negative', shown: formatMoney(`-${AMOUNT}`, { currency: 'kzt' }) },
    { name: 'formatWager', shown: formatWager(35) },
    { name: 'formatTime', shown: formatTime(MOMENT, ZONE) },
    { name: 'formatDate', shown: formatDate(MOMENT, { locale, timeZone: ZONE }) },
    { name: 'formatDateTime', shown: formatDateTime(MOMENT, ZONE) },
    ...LANGUAGES.map((language) => ({
      name: `weekFrom: ${language.locale}`,
      shown: weekFrom()
        .map(({ id }) => weekDayName(id, language.locale, 'short'))
        .join(' '),
    })),
    {
      name: 'weekFrom(THU)',
      shown: weekFrom('THU')
        .map(({ id }) => weekDayName(id, locale))
        .join(', '),
    },
  ];
  return (
    <GallerySection id="formats" title={title}>
      <Exhibit name="lib/format" wide>
        <DataList
          caption={title}
          columns={[
            { key: 'name', header: 'lib/format', cell: (row) => row.name, lead: true },
            { key: 'shown', header: title, cell: (row) => row.shown, numeric: true },
          ]}
          rows={rows}
          rowKey={(row) => row.name}
        />
      </Exhibit>
    </GallerySection>
  );
}
