'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { ButtonLink } from '@/components/controls/button-link';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { notify } from '@/components/overlay/notify';
import { onTopic } from '@/lib/events/topic-events';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { BATTLE_KEY, BATTLE_TAB_KEY, routes } from '@/lib/routes/routes';
import { entryError } from '../errors';
import { enterBattleMutation } from '../mutations';
import { battleQuery, ownRankQuery, receiveLeaders } from '../queries';
import { BattleDetails } from './battle-details';

/** How long ranks are let be after one was asked for, while places move. */
const RANK_PAUSE_MS = 2_000;

/** One battle over the list: its rules before entry, then how it stands, live. */
export function BattleDialog({ id, member, onClose }: { id: string; member: boolean; onClose: () => void }) {
  const t = useTranslations('battles');
  const client = useQueryClient();
  const one = useQuery(battleQuery(id));
  const own = useQuery({ ...ownRankQuery(id), enabled: member });
  const { mutateAsync } = useMutation(enterBattleMutation);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onTopic(`battle:${id}`, (told) => {
      receiveLeaders(client, id, told);
      timer ??= setTimeout(() => {
        timer = undefined;
        client.invalidateQueries({ queryKey: ownRankQuery(id).queryKey });
      }, RANK_PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, id]);

  const enter = async () => {
    try {
      await mutateAsync(id);
      notify({ kind: 'success', message: t('entered'), id: 'battle' });
    } catch (error) {
      notify({ kind: 'error', message: t(`refused.${entryError(error)}`), id: 'battle' });
      invalidateAll(client, staleTogether.battles);
    }
  };

  const battle = one.data?.battle;
  const rank = own.data?.standing;
  const entered = rank !== undefined && rank.state !== 'inactive';
  const over = `${routes.battles()}?${BATTLE_TAB_KEY}=active&${BATTLE_KEY}=${id}`;
  const footer =
    battle?.status !== 'active' ? undefined : !member ? (
      <>
        <p className="text-center text-muted text-sm">{t('registerTitle')}</p>
        <ButtonLink href={routes.auth('register', over)} wide scroll={false} prefetch={false}>
          {t('register')}
        </ButtonLink>
      </>
    ) : entered ? (
      <ButtonLink href={routes.games()} wide>
        {t('toGames')}
      </ButtonLink>
    ) : rank ? (
      <AsyncButton tone="gold" wide onClick={enter}>
        {t('enter')}
      </AsyncButton>
    ) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      contained
      title={battle ? t(`tier.${battle.tier}`) : t('battle')}
      footer={footer}
    >
      {one.isError ? (
        <ErrorState onRetry={() => one.refetch()} />
      ) : !one.data || (member && !own.data && !own.isError) ? (
        <div aria-busy className="flex flex-col gap-4">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      ) : (
        <BattleDetails
          {...one.data}
          own={own.data ?? null}
          onChange={() => invalidateAll(client, staleTogether.battles)}
        />
      )}
    </Dialog>
  );
}
