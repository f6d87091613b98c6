import { Badge, type Tone } from '@desk/components/feedback/badge';
import { SmallTable } from '@desk/components/record/small-table';
import { groupDigits } from '@desk/lib/format/money';
import type { ReportGame, RtpBand } from '@kozyr/contracts/operator/reports';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type GameColumn = { id: string; title: string; align?: 'end'; cell: (row: ReportGame) => ReactNode };

const TONES: Readonly<Record<NonNullable<RtpBand['verdict']>, Tone>> = {
  few: 'plain',
  inside: 'good',
  below: 'warn',
  above: 'warn',
};
const percent = (rtp: string | null) => (rtp === null ? '–' : `${rtp}\u00a0%`);

/** The columns of the report of games; one of studios has neither studio nor theory. */
function useGameColumns(by: 'game' | 'studio'): GameColumn[] {
  const t = useTranslations('reports');
  const number = (id: string, title: string, cell: GameColumn['cell']): GameColumn => ({
    id,
    title,
    align: 'end',
    cell,
  });
  const ofGames = (column: GameColumn) => (by === 'game' ? [column] : []);
  return [
    { id: 'title', title: t('title1'), cell: (row) => row.title || t('noGame') },
    ...ofGames({ id: 'studio', title: t('studio'), cell: (row) => row.studio ?? '–' }),
    number('bets', t('sum.bets'), (row) => groupDigits(String(row.bets))),
    number('stakes', t('sum.stakes'), (row) => groupDigits(row.stakes)),
    number('wins', t('sum.wins'), (row) => groupDigits(row.wins)),
    number('ggr', t('sum.ggr'), (row) => groupDigits(row.ggr)),
    number('rtp', t('rtp'), (row) => percent(row.rtp)),
    ...ofGames(number('expected', t('expectedRtp'), (row) => percent(row.expected_rtp))),
    number('band', t('band.title'), ({ band }) =>
      band?.low && band.high ? `${band.low}\u2009–\u2009${percent(band.high)}` : '–',
    ),
    ...ofGames({
      id: 'verdict',
      title: t('band.verdictTitle'),
      cell: ({ band }) =>
        band?.verdict ? <Badge tone={TONES[band.verdict]}>{t(`band.verdict.${band.verdict}`)}</Badge> : '–',
    }),
  ];
}

/** Rows of the report of games or studios. @param label the name of the table, for who cannot see it */
export function GamesTable({ by, label, rows }: { by: 'game' | 'studio'; label: string; rows: readonly ReportGame[] }) {
  return <SmallTable label={label} rows={rows} rowKey={({ id }) => id} columns={useGameColumns(by)} />;
}
