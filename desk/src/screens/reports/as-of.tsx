import { Moment } from '@desk/components/moment';
import type { ReadFrom } from '@kozyr/contracts/operator/reports';
import { useTranslations } from 'next-intl';

type Props = { upTo: string | null; asOf: string; readFrom: ReadFrom };

/** Up to when a report knows the ledger, from which connection it was read, and as of when that one had followed. */
export function AsOf({ upTo, asOf, readFrom }: Props) {
  const t = useTranslations('reports');
  const w = useTranslations('words.asOf');
  return (
    <p className="text-muted text-sm">
      {upTo ? t.rich('upTo', { at: () => <Moment at={upTo} /> }) : t('nothingYet')}{' '}
      {w.rich(readFrom, { at: () => <Moment at={asOf} /> })}
    </p>
  );
}
