'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery, pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listGroupedPlayers, listPlayerGroups } from '@kozyr/contracts/operator/player-groups';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { LinesDialog } from './lines-dialog';

type Grouped = { id: string; nickname: string | null; added_at: string };

/** One group of players: who is in it, and lines by which it is filled. */
export function GroupScreen({ id }: { id: string }) {
  const t = useTranslations('groups');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('bonuses.change');
  const [act, setAct] = useState<'add' | 'remove' | null>(null);
  const groups = useQuery(endpointQuery(listPlayerGroups, {}));
  const data = useInfiniteQuery(
    pagesQuery(listGroupedPlayers, { id }, ({ after }) =>
      call(listGroupedPlayers, { params: { id }, query: { after } }),
    ),
  );
  const group = groups.data?.items.find((one) => one.id === id);
  const columns = useMemo(
    () => [
      {
        id: 'player',
        title: t('player'),
        cell: ({ id: player, nickname }: Grouped) => (
          <RecordLink href={routes.player(player)} id={player}>
            {nickname ?? undefined}
          </RecordLink>
        ),
      },
      { id: 'at', title: t('addedAt'), cell: ({ added_at: at }: Grouped) => <Moment at={at} /> },
    ],
    [t],
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={group?.name ?? t('one')}
        detail={group && t('holds', { count: group.players, bonuses: group.bonuses })}
        actions={
          may && (
            <>
              <Button look="action" onClick={() => setAct('add')}>
                {t('add.open')}
              </Button>
              <Button onClick={() => setAct('remove')}>{t('remove.open')}</Button>
            </>
          )
        }
      />
      {groups.error && <Notice tone="bad">{explain(groups.error)}</Notice>}
      <List
        name="player-group"
        title={t('players')}
        columns={columns}
        filters={[]}
        data={data}
        rowKey={(row) => row.id}
        explain={explain}
        words={words}
      />
      {act && <LinesDialog id={id} act={act} onClose={() => setAct(null)} />}
    </div>
  );
}
