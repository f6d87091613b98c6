'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/lib/class-names';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { withOwn } from '../rules';
import type { Battle, BattleLeader } from '../types';
import { PlaceMark } from './place-mark';

/** The first places of a battle, live; the player's own row is marked, and pinned below where it is none of them. */
export function Leaderboard({
  battle,
  leaders,
  own,
}: {
  battle: Battle;
  leaders: readonly BattleLeader[];
  own: BattleLeader | null;
}) {
  const t = useTranslations('battles');
  const { rows, pinned } = withOwn(leaders, own);
  if (rows.length === 0)
    return <p className="rounded-control bg-surface-2 px-4 py-6 text-center text-muted text-sm">{t('boardEmpty')}</p>;
  return (
    <table className="w-full border-separate border-spacing-y-1 text-sm">
      <caption className="sr-only">{t('board')}</caption>
      <thead>
        <tr className="text-left text-muted text-xs">
          <th scope="col" className="px-3 py-1 font-medium">
            {t('column.place')}
          </th>
          <th scope="col" className="px-3 py-1 font-medium">
            {t('column.player')}
          </th>
          <th scope="col" className="px-3 py-1 text-right font-medium">
            {t('column.score')}
          </th>
          <th scope="col" className="px-3 py-1 text-right font-medium">
            {t('column.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.place} row={row} currency={battle.currency} />
        ))}
      </tbody>
      {pinned && (
        <tfoot>
          <Row row={pinned} currency={battle.currency} pinned />
        </tfoot>
      )}
    </table>
  );
}

const CELL = 'px-3 py-1.5 first:rounded-l-control last:rounded-r-control';

type RowProps = { row: BattleLeader; currency: Battle['currency']; pinned?: boolean };

function Row({ row, currency, pinned = false }: RowProps) {
  const t = useTranslations('battles');
  const cell = cn(
    CELL,
    row.own ? 'z-1 border-gold/60 border-y bg-surface-3 font-semibold first:border-l last:border-r' : 'bg-surface-2',
    // The own row stays in sight: below the first places where it is none of them, else above those that come after it, so it never lies
    // over a better place.
    row.own && (pinned ? 'sticky bottom-0' : 'sticky top-0'),
  );
  return (
    <tr aria-current={row.own || undefined}>
      <td className={cell}>
        <PlaceMark place={row.place} />
      </td>
      <td className={cn(cell, 'tabular')}>
        {row.player}
        {row.own && <span className="ml-2 text-gold text-xs">{t('you')}</span>}
      </td>
      <td className={cn(cell, 'text-right tabular')}>{groupDigits(row.score)}</td>
      <td className={cn(cell, 'text-right tabular')}>
        {row.prize === null ? (
          <span className="text-muted">–</span>
        ) : (
          formatMoney(row.prize, { currency, whole: row.prize.endsWith('.00') })
        )}
      </td>
    </tr>
  );
}
