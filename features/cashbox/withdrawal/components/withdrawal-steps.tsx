import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import type { WithdrawalStep } from '../../types';
import { wayOf } from '../rules';

function look({ status, state }: WithdrawalStep): { icon: 'success' | 'error' | 'history' | 'check'; colour: string } {
  if (state === 'ahead') return { icon: 'history', colour: 'text-hairline' };
  if (status === 'DENIED') return { icon: 'error', colour: 'text-danger' };
  if (status === 'SUCCESS') return { icon: 'success', colour: 'text-active' };
  return state === 'done' ? { icon: 'success', colour: 'text-active' } : { icon: 'history', colour: 'text-pending' };
}

/** The way of a withdrawal: every state it was in with its moment, the present one marked, and what is ahead. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('cashbox.withdrawal');
  return (
    <ol aria-label={t('way')} className="flex flex-col">
      {wayOf(withdrawal).map((step, place, all) => {
        const { icon, colour } = look(step);
        return (
          <li
            key={step.status}
            aria-current={step.state === 'present' ? 'step' : undefined}
            data-step={step.status}
            className="grid grid-cols-[24px_1fr_auto] gap-x-3"
          >
            <span className="flex flex-col items-center">
              <Icon name={icon} size={22} className={colour} />
              {place < all.length - 1 && <span aria-hidden className="min-h-4 w-px flex-1 bg-hairline" />}
            </span>
            <span
              className={cn(
                'pb-4',
                step.state === 'present' && 'font-semibold',
                step.state === 'ahead' && 'text-muted',
              )}
            >
              {t(`status.${step.status}`)}
              {step.state === 'ahead' && <span className="sr-only"> — {t('ahead')}</span>}
            </span>
            {step.state !== 'ahead' && (
              <time dateTime={step.at} className="text-muted text-sm tabular">
                {formatDateTime(step.at, browserTimeZone())}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
