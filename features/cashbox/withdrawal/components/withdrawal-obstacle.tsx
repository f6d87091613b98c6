import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { userQuery } from '@/features/account/queries';
import { openStatusModal } from '@/features/status-modal/store';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import { SupportButton } from '../../components/support-button';
import type { WithdrawalObstacle as Obstacle } from '../../types';

/** Why there is no form now, and what the player can do about it. Spec §4, §6, §8. */
export function WithdrawalObstacle({
  obstacle,
  terms,
  onRetry,
}: {
  obstacle: Obstacle;
  terms: WithdrawalTerms;
  onRetry: () => Promise<unknown>;
}) {
  const t = useTranslations('cashbox');
  const { data: user } = useQuery(userQuery);
  // Only who is known to play is sent to the games: nobody who has stopped sees the way there for a moment.
  const play = user?.protection.state === 'active' && (
    <ButtonLink href={routes.games()} tone="gold">
      {t('play')}
    </ButtonLink>
  );
  const actions: Record<Obstacle, ReactNode> = {
    PAYOUT_RATING_TOO_LOW: (
      <Button
        tone="gold"
        onClick={() =>
          openStatusModal({
            key: 'user-rating-is-less-than-required',
            variables: { min_rating: String(terms.min_rating) },
          })
        }
      >
        {t('withdrawal.whyRating')}
      </Button>
    ),
    PAYOUT_RATING_UNKNOWN: <AsyncButton onClick={onRetry}>{t('tryAgain')}</AsyncButton>,
    PAYOUTS_ON_HOLD: <SupportButton />,
    WITHDRAWALS_PER_DAY_REACHED: null,
    WITHDRAWAL_ABOVE_24H_LIMIT: null,
    NOTHING_TO_WITHDRAW: play,
    NOTHING_LEFT: null,
    BALANCE_BELOW_MINIMUM: play,
  };
  const values = {
    needed: terms.min_rating,
    own: terms.rating,
    minimum: formatMoney(terms.minimum, { currency: terms.currency }),
    maximum: formatMoney(terms.maximum_24h, { currency: terms.currency }),
    times: terms.maximum_per_day,
  };
  return (
    <div
      role="status"
      data-obstacle={obstacle}
      className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-5 tablet:flex-row tablet:items-center"
    >
      <Icon name="lock" size={28} className="text-pending" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{t(`withdrawal.obstacle.${obstacle}.title`)}</h2>
        <p className="text-muted text-sm">{t(`withdrawal.obstacle.${obstacle}.text`, values)}</p>
        {terms.frees_at && (
          <p className="pt-1 text-sm">
            {t('withdrawal.freesAt', { time: formatDateTime(terms.frees_at, browserTimeZone()) })}
          </p>
        )}
      </div>
      {actions[obstacle]}
    </div>
  );
}
