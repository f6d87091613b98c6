import { csvOf } from '@desk/lib/csv';
import type { ReportGame } from '@kozyr/contracts/operator/reports';
import type { Span } from './rules';

const HEADINGS = [
  ...['id', 'title', 'studio', 'currency', 'bets', 'stakes', 'wins', 'ggr', 'rtp', 'expected_rtp'],
  ...['rounds', 'rtp_of_rounds', 'rtp_low', 'rtp_high', 'verdict'],
];

/** The report of games or studios as a file. */
export const gamesCsv = (items: readonly ReportGame[], { currency }: Pick<Span, 'currency'>): string =>
  csvOf([
    HEADINGS,
    ...items.map(({ band, ...row }) => [
      ...[row.id, row.title, row.studio, currency, row.bets, row.stakes, row.wins, row.ggr, row.rtp, row.expected_rtp],
      ...[band?.rounds ?? null, band?.rtp ?? null, band?.low ?? null, band?.high ?? null, band?.verdict ?? null],
    ]),
  ]);
