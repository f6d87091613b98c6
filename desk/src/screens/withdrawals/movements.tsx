'use client';
import { Moment } from '@desk/components/moment';
import { formatMoney } from '@desk/lib/format/money';
import type { QueuedWithdrawalCase } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';

type Props = { label: string; none: string; of: QueuedWithdrawalCase['deposits'] };

/** The last deposits or withdrawals of a player, newest first. */
export function Movements({ label, none, of }: Props) {
  const t = useTranslations('withdrawals');
  if (of.length === 0) return <p className="text-muted text-sm">{none}</p>;
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t('column.at')}
            </th>
            <th scope="col" className="py-1 pe-3 text-end font-medium">
              {t('column.amount')}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t('column.rail')}
            </th>
            <th scope="col" className="py-1 text-start font-medium">
              {t('column.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((movement) => (
            <tr key={movement.id} className="border-hairline border-t">
              <td className="whitespace-nowrap py-1 pe-3">
                <Moment at={movement.settled_at ?? movement.created_at} />
              </td>
              <td className="whitespace-nowrap py-1 pe-3 text-end tabular-nums">
                {formatMoney(movement.amount, movement.currency)}
              </td>
              <td className="py-1 pe-3">{movement.rail && t(`rail.${movement.rail}`)}</td>
              <td className="py-1">{t(`status.${movement.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
