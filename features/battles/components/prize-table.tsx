'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { paysNow, prizeNow } from '../rules';
import type { Battle } from '../types';
import { PlaceMark } from './place-mark';

/** Of any score but nothing. */
const SOME_SCORE = '0.01';

/** What each place is paid: in full, and once stakes have counted what it would be paid now, by the rule that pays. */
export function PrizeTable({ battle }: { battle: Battle }) {
  const t = useTranslations('battles');
  const { prizes, currency } = battle;
  const now = paysNow(battle);
  const said = (amount: string | null) =>
    amount === null ? '–' : formatMoney(amount, { currency, whole: amount.endsWith('.00') });
  return (
    <table className="w-full border-separate border-spacing-y-1 text-sm">
      <caption className="sr-only">{t('prizes')}</caption>
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="px-3 py-1 text-left font-medium">
            {t('column.place')}
          </th>
          <th scope="col" className="px-3 py-1 text-right font-medium">
            {t('column.inFull')}
          </th>
          {now && (
            <th scope="col" className="px-3 py-1 text-right font-medium">
              {t('column.now')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
          <tr key={at}>
            <th scope="row" className="rounded-l-control bg-surface-2 px-3 py-1.5 text-left font-medium">
              <PlaceMark place={at + 1} />
            </th>
            <td className="bg-surface-2 px-3 py-1.5 text-right font-medium tabular last:rounded-r-control">
              {said(prize)}
            </td>
            {now && (
              <td className="rounded-r-control bg-surface-2 px-3 py-1.5 text-right font-semibold text-gold tabular">
                {said(prizeNow(battle, at + 1, SOME_SCORE))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
