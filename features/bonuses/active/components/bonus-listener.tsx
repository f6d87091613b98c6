'use client';

import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { getWallets } from '@kozyr/contracts/wallets';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { openStatusModal } from '@/features/status-modal/store';
import { requestVerification } from '@/features/verification/store';
import { call } from '@/lib/api/call';
import { onPlayerEvent } from '@/lib/events/player-events';
import { keys } from '@/lib/query/keys';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { activateBonusMutation, cancelBonusMutation } from '../../mutations';
import { isReceivedDue, receivedAction } from '../../received/rules';
import { activationSettled, duringActivation, keepReceivedFlag, receivedFlag, useActivation } from '../../store';
import type { BonusWarning, ReceivedBonus, WantedBonus } from '../../types';
import { activationErrorOf } from '../errors';
import { activeBonusQuery } from '../queries';
import { namedIn } from '../rules';

/** What lies over the page. */
export type BonusNotice =
  | { kind: 'none' }
  | { kind: 'warning'; warning: BonusWarning; onConfirm: () => unknown; onClose: () => void }
  | { kind: 'received'; received: ReceivedBonus; onClose: () => void };

const NOTHING: BonusNotice = { kind: 'none' };

const receivedOf = (bonus: ActiveUserBonus): ReceivedBonus => ({
  name: bonus.bonus.name,
  amount: bonus.bonus_initial_amount,
  currency: bonus.bonus.currency,
  action: receivedAction(bonus.bonus.bonus_group.name),
});

/** What games count for wagering is shown on their tiles by this alone: none of them is drawn anew. */
function useActiveMark(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const { dataset } = document.documentElement;
    dataset.bonus = 'active';
    return () => {
      delete dataset.bonus;
    };
  }, [isActive]);
}

/** The player's own money, which cancelling a bonus leaves them. Decimal string. */
async function fetchOwnMoney(client: QueryClient): Promise<string> {
  const wallet = await client.fetchQuery({ queryKey: keys.wallet(), queryFn: () => call(getWallets, {}) });
  const own = [wallet.game_wallet_group, wallet.electronic_wallet_group].map((group) => group?.balance ?? '0');
  return fromMinor(own.reduce((sum, balance) => sum + toMinor(balance), 0n));
}

/** Carries an activation through its questions and refusals, once its terms are agreed to. @returns how one is begun */
function useActivationFlow({
  userId,
  show,
  onReceived,
  onDeposit,
  onRating,
}: {
  userId: string | undefined;
  show: (notice: BonusNotice) => void;
  onReceived: (bonus: ActiveUserBonus) => void;
  onDeposit: (amount: string) => void;
  onRating: () => void;
}): (wanted: WantedBonus) => Promise<void> {
  const t = useTranslations('bonusNotices');
  const client = useQueryClient();
  const activate = useMutation(activateBonusMutation);
  const cancel = useMutation(cancelBonusMutation);
  const close = () => show(NOTHING);

  const confirmCancel = async (wanted: WantedBonus) => {
    const running = await client.fetchQuery({ ...activeBonusQuery, staleTime: 0 });
    if (!running) return attempt(wanted);
    const kept = await fetchOwnMoney(client);
    show({
      kind: 'warning',
      warning: {
        kind: 'cancel-active',
        name: running.bonus.name,
        lost: running.bonus_amount,
        kept,
        currency: running.bonus.currency,
        next: wanted.bonus,
      },
      onConfirm: async () => {
        try {
          await cancel.mutateAsync(running.bonus_id);
        } catch (error) {
          close();
          return refused(wanted, error);
        }
        if (userId) keepReceivedFlag(userId, null);
        close();
        return attempt(wanted);
      },
      onClose: close,
    });
  };

  const refused = (wanted: WantedBonus, error: unknown) => {
    const told = activationErrorOf(error);
    const warn = (warning: BonusWarning, onConfirm: () => unknown = close) =>
      show({ kind: 'warning', warning, onConfirm, onClose: close });
    if (told.at === 'expired') warn({ kind: 'expired' });
    else if (told.at === 'low-rating')
      warn({ kind: 'low-rating', minRating: told.minRating, rating: told.rating }, () => {
        close();
        onRating();
      });
    else if (told.at === 'verification')
      requestVerification({ action: 'BONUS_ACTIVATION', onVerified: () => attempt(wanted) });
    else if (told.at === 'modal') openStatusModal({ key: told.key, status: 'warning' });
    else if (told.at === 'toast') notify({ kind: 'error', message: t(told.message), id: 'bonus' });
    else return confirmCancel(wanted);
  };

  const attempt = (wanted: WantedBonus) => duringActivation(wanted, () => take(wanted));

  const take = async (wanted: WantedBonus): Promise<void> => {
    const { bonus, code } = wanted;
    try {
      const taken = await activate.mutateAsync({ id: bonus.id, code });
      close();
      if (userId && bonus.wager > 0) keepReceivedFlag(userId, { bonusId: bonus.id, shown: false });
      client.setQueryData(activeBonusQuery.queryKey, taken.status === 'COMPLETED' ? null : taken);
      if (taken.status !== 'PENDING') return onReceived(taken);
      if (taken.given_at) return void notify({ kind: 'success', message: t('weeklyTaken'), id: 'bonus' });
      const { currency } = taken.bonus;
      show({
        kind: 'warning',
        warning: { kind: 'make-deposit', amount: bonus.min_deposit_amount, currency },
        onConfirm: () => {
          close();
          onDeposit(bonus.min_deposit_amount);
        },
        onClose: close,
      });
    } catch (error) {
      close();
      await refused(wanted, error);
    }
  };

  return attempt;
}

/** Asks whether to take a bonus before `attempt` takes it. @returns how to ask */
function useTakeQuestion(
  attempt: (wanted: WantedBonus) => Promise<void>,
  show: (notice: BonusNotice) => void,
): (wanted: WantedBonus) => Promise<void> {
  const client = useQueryClient();

  /**
   * One question before a bonus is taken. Beside another one that runs it is whether to cancel that, which the platform asks: it
   * takes none then.
   */
  const ask = async (wanted: WantedBonus): Promise<void> => {
    const running = await client.fetchQuery({ ...activeBonusQuery, staleTime: 0, retry: false }).catch(() => null);
    if (running) return attempt(wanted);
    show({
      kind: 'warning',
      warning: { kind: 'take', bonus: wanted.bonus },
      onConfirm: () => attempt(wanted),
      onClose: () => {
        show(NOTHING);
        activationSettled();
      },
    });
  };

  return ask;
}

/**
 * Mounted once for players: hears of their bonus, carries an activation through its questions and refusals, and tells once
 * that a bonus has come (spec §4, §8). `show` draws the notice, `otherwise` stands while there is none; `onDeposit` and
 * `onRating` lead on.
 */
export function BonusListener({
  show,
  otherwise,
  onDeposit,
  onRating,
}: {
  show: (notice: Exclude<BonusNotice, { kind: 'none' }>) => ReactNode;
  otherwise: ReactNode;
  onDeposit: (amount: string) => void;
  onRating: () => void;
}) {
  const locale = useLocale();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const { data: active } = useQuery(activeBonusQuery);
  const { wanted, asked } = useActivation();
  const [notice, setNotice] = useState<BonusNotice>(NOTHING);
  const close = () => setNotice(NOTHING);
  const userId = user?.id;

  useActiveMark(active?.status === 'ACTIVE');

  const receive = useEffectEvent((bonus: ActiveUserBonus | null) => {
    client.setQueryData(activeBonusQuery.queryKey, bonus && namedIn(bonus, locale));
    invalidateAll(client, [keys.bonuses(), keys.ownBonuses()]);
  });
  useEffect(() => onPlayerEvent((event) => event.type === 'bonus' && receive(event.bonus)), []);

  const showReceived = (bonus: ActiveUserBonus) => {
    if (!userId) return;
    const { bonus_id: bonusId } = bonus;
    setNotice({
      kind: 'received',
      received: receivedOf(bonus),
      onClose: () => {
        keepReceivedFlag(userId, { bonusId, shown: true });
        invalidateAll(client, [keys.user(), ...staleTogether.bonuses]);
        close();
      },
    });
  };

  const attempt = useActivationFlow({ userId, show: setNotice, onReceived: showReceived, onDeposit, onRating });

  const ask = useTakeQuestion(attempt, setNotice);

  const begin = useEffectEvent(async () => {
    if (wanted) await ask(wanted);
  });
  useEffect(() => {
    if (asked > 0) begin();
  }, [asked]);

  const remind = useEffectEvent(() => {
    // A weekly cashback has a received-bonus record, which is told once over all devices.
    if (active?.bonus.bonus_group.name === 'WeeklyCashback') return;
    if (userId && active && notice.kind === 'none' && isReceivedDue(active, receivedFlag(userId))) showReceived(active);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bonus and its player are what can make it due
  useEffect(() => {
    if (!wanted) remind();
  }, [active?.bonus_id, active?.status, userId, wanted]);

  return notice.kind === 'none' ? otherwise : show(notice);
}
