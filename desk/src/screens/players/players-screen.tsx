'use client';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery, pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listPlayers, listPlayerTags } from '@kozyr/contracts/operator/player-list';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ExportButton } from './export-button';
import { playerColumns } from './player-columns';
import { playerFilters } from './player-filters';
import { PLAYERS_SORT, playersAsked } from './players-asked';

/** Players by filters, in an order. */
export function PlayersScreen() {
  const t = useTranslations('players');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const mayExport = useMay('players.export');
  const [asked] = useAddress();
  const columns = useMemo(() => playerColumns((column) => t(`column.${column}`)), [t]);
  const tags = useQuery(endpointQuery(listPlayerTags, {}));
  const data = useInfiniteQuery(
    pagesQuery(listPlayers, asked, (more) => call(listPlayers, { query: playersAsked(more) })),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="players"
        title={t('title')}
        columns={columns}
        filters={playerFilters(t, tags.data?.items.map(({ tag }) => tag) ?? [])}
        sort={PLAYERS_SORT}
        data={data}
        rowKey={({ id }) => id}
        onOpen={({ id }) => router.push(routes.player(id))}
        actions={mayExport && <ExportButton asked={asked} />}
        empty={t('empty')}
        explain={explain}
        words={words}
      />
    </div>
  );
}
