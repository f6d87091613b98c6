import type { Currency } from '@kozyr/contracts/money';
import type { PlayerLimit } from '@kozyr/contracts/player-limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { stopError } from '../../errors';
import { confirmLimitMutation, dropLimitChangeMutation } from '../mutations';
import { limitText } from '../rules';

/** A raise or a removal that waits: from when it can be confirmed, and the way to forget it. */
export function LimitChange({
  limit: { kind, period },
  change,
  currency,
}: {
  limit: PlayerLimit;
  change: NonNullable<PlayerLimit['change']>;
  currency: Currency;
}) {
  const t = useTranslations('protection.limits');
  const duration = useTranslations('protection.limits.duration');
  const say = (amount: string) => limitText({ kind, currency }, amount, duration);
  const confirm = useMutation(confirmLimitMutation);
  const drop = useMutation(dropLimitChangeMutation);
  const ready = Date.parse(change.confirm_from) <= Date.now();
  const at = (moment: string) => formatDateTime(moment, browserTimeZone());

  const send = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      notify({ kind: 'error', message: t(`error.${stopError(apiErrorCodeOf(error))}`), id: 'protection' });
    }
  };
  return (
    <div className="flex flex-col gap-2 rounded-control bg-surface-2 p-3 text-sm">
      <p>
        {change.amount === null ? t('removalAsked') : t('raiseAsked', { amount: say(change.amount) })}{' '}
        {ready
          ? t('confirmUntil', { moment: at(change.confirm_until) })
          : t('confirmFrom', { moment: at(change.confirm_from) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <AsyncButton size="small" onClick={() => send(() => drop.mutateAsync({ kind, period }))}>
          {t('keep')}
        </AsyncButton>
        {ready && (
          <AsyncButton size="small" tone="ghost" onClick={() => send(() => confirm.mutateAsync({ kind, period }))}>
            {t('confirm')}
          </AsyncButton>
        )}
      </div>
    </div>
  );
}
