'use client';

import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { Countdown } from '@/components/display/countdown';
import { Money } from '@/components/display/money';
import { ErrorState } from '@/components/feedback/error-state';
import { Progress } from '@/components/feedback/progress';
import { Skeleton } from '@/components/feedback/skeleton';
import { StatusMark } from '@/components/feedback/status-mark';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { latePart } from '@/lib/late-part';
import { openCashbox } from '@/lib/navigation/open-cashbox';
import { useWhenShown } from '@/lib/rounds/unshown-store';
import { BonusFace } from '../../components/bonus-face';
import { BonusNumbers } from '../../components/bonus-numbers';
import { cancelBonusMutation } from '../../mutations';
import { BonusValue } from '../../offers/components/bonus-value';
import { artOf, hoursToWager } from '../../rules';
import { keepReceivedFlag } from '../../store';
import { activeBonusQuery } from '../queries';
import { PendingWeek } from './pending-week';

const CancelDialog = latePart(() => import('./cancel-bonus-dialog').then((module) => module.CancelBonusDialog));

type Parts = { bonus: ActiveUserBonus; compact: boolean; onExpire: () => unknown; onCancel: () => void };

/** A bonus that waits for its deposit. */
function PendingDeposit({ bonus, compact, onExpire, onCancel }: Parts) {
  const t = useTranslations('bonusPanel');
  const { currency } = bonus.bonus;
  return (
    <>
      <p className="text-muted">
        {t('waits')} <Money amount={bonus.deposit_amount ?? '0'} currency={currency} className="text-ivory" />
      </p>
      {bonus.expires_at && (
        <div className="flex flex-col gap-2">
          <p className="text-muted text-sm">{t('waitsUntil')}</p>
          <Countdown
            until={Date.parse(bonus.expires_at)}
            label={t('waitsUntil')}
            compact={compact}
            onExpire={onExpire}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="gold"
          onClick={() =>
            openCashbox({
              action: 'deposit',
              ...(bonus.deposit_amount ? { depositAmount: bonus.deposit_amount } : {}),
            })
          }
        >
          {t('deposit')}
        </Button>
        <Button tone="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

/** What a bonus that still waits will give. */
function ActiveValue({ bonus: { bonus } }: { bonus: ActiveUserBonus }) {
  const { type, max_bonus_amount: most = '0.00' } = bonus;
  return (
    <BonusValue
      bonus={type === 'PERCENTAGE' ? { ...bonus, type, max_bonus_amount: most } : { ...bonus, type: 'GAME' }}
    />
  );
}

/** A bonus that is wagered: how far, what is left, and until when. */
function Wagering({ bonus, compact, onExpire, onCancel }: Parts) {
  const t = useTranslations('bonusPanel');
  const { currency } = bonus.bonus;
  const percent = Math.floor(bonus.progress);
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <span className="text-muted">{t('wagered')}</span>
          <span data-testid="bonus-progress" className="font-semibold tabular">
            {percent}%
          </span>
        </div>
        <Progress value={percent} label={t('wagered')} text={`${percent}%`} />
        <p className="text-muted text-sm">
          {t('left')} <Money amount={bonus.wager_amount} currency={currency} className="text-ivory" />
        </p>
      </div>
      {bonus.expires_at && (
        <div className="flex flex-col gap-2">
          <p className="text-muted text-sm">{t('burnsIn')}</p>
          <Countdown until={Date.parse(bonus.expires_at)} label={t('burnsIn')} compact={compact} onExpire={onExpire} />
        </div>
      )}
      {!compact && (
        <div>
          <Button tone="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * The bonus that runs: percent wagered, what is left, the countdown to its burning, and the way out (spec §4). `none` stands
 * for no bonus; `compact` is for beside a game.
 */
export function ActiveBonusPanel({ none = null, compact = false }: { none?: ReactNode; compact?: boolean }) {
  const t = useTranslations('bonusPanel');
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const active = useQuery(activeBonusQuery);
  const cancel = useMutation(cancelBonusMutation);
  const [asking, setAsking] = useState(false);
  const shown = useWhenShown(active.data);
  const bonus = compact ? shown : active.data;
  if (active.isError)
    return compact ? null : (
      <ErrorState title={t('invalidTitle')} onRetry={() => active.refetch()}>
        {t('invalidText')}
      </ErrorState>
    );
  if (bonus === undefined) return compact ? null : <Skeleton className="h-64 w-full" />;
  if (bonus === null) return none;
  const { currency } = bonus.bonus;
  const pending = bonus.status === 'PENDING';
  // Spec §4: at the end of the countdown the active bonus is asked for again.
  const refresh = () => client.invalidateQueries({ queryKey: activeBonusQuery.queryKey });

  const status = (
    <StatusMark tone={pending ? 'pending' : 'active'}>
      {t(bonus.given_at ? 'pendingWeek' : pending ? 'pending' : 'active')}
    </StatusMark>
  );
  const balance = (
    <p className={compact ? 'text-right' : undefined}>
      <span className="block text-muted text-sm">{t('balance')}</span>
      <Money
        amount={bonus.bonus_amount}
        currency={currency}
        whole
        className={compact ? 'font-semibold text-gold text-xl' : 'font-display font-semibold text-3xl text-gold'}
      />
    </p>
  );
  const parts = { bonus, compact, onExpire: refresh, onCancel: () => setAsking(true) };

  const end = async () => {
    try {
      await cancel.mutateAsync(bonus.bonus_id);
      if (user) keepReceivedFlag(user.id, null);
    } catch {
      notify({ kind: 'error', message: t('notCancelled'), id: 'bonus-cancel' });
    }
    setAsking(false);
  };

  return (
    <Card className="flex flex-col gap-4" data-testid="active-bonus">
      {compact ? (
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            {status}
            <h2 className="pt-1 font-display font-semibold text-lg leading-tight">{bonus.bonus.name}</h2>
          </div>
          {!pending && balance}
        </div>
      ) : (
        <>
          <BonusFace
            kind={artOf(bonus.bonus.bonus_group.name, bonus.bonus.type)}
            label={status}
            status={null}
            name={bonus.bonus.name}
          >
            {pending ? <ActiveValue bonus={bonus} /> : balance}
          </BonusFace>
          <BonusNumbers
            deposit={bonus.deposit_amount}
            deposited={!pending}
            wager={bonus.bonus.wager}
            hours={hoursToWager(bonus.bonus)}
            currency={currency}
          />
        </>
      )}
      {bonus.given_at ? (
        <PendingWeek givenAt={bonus.given_at} currency={currency} onCancel={() => setAsking(true)} />
      ) : pending ? (
        <PendingDeposit {...parts} />
      ) : (
        <Wagering {...parts} />
      )}
      {asking && <CancelDialog bonus={bonus} onConfirm={end} onClose={() => setAsking(false)} />}
    </Card>
  );
}
