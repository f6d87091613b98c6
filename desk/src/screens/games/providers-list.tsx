'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { RecordLink } from '@desk/components/record/record-link';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listOperatorProviders, type OperatorProvider } from '@kozyr/contracts/operator/offer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { ClosedIn } from './closed-in';
import { OfferActs } from './offer-acts';
import type { Offered } from './use-offer-acts';

type Props = { onSwitch: (of: Offered) => void; onClosing: (of: Offered) => void };

/** Providers: whether all games of each are on the offer, and where they are closed. */
export function ProvidersList({ onSwitch, onClosing }: Props) {
  const t = useTranslations('games');
  const format = useFormatter();
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('games.switch');
  const [{ q = '' }] = useAddress();
  const read = useInfiniteQuery(pagesQuery(listOperatorProviders, {}, () => call(listOperatorProviders, {})));
  const found = ({ slug, name }: OperatorProvider) => `${name} ${slug}`.toLowerCase().includes(q.toLowerCase());
  const pages = read.data?.pages.map(({ items }) => ({ items: items.filter(found) }));
  const columns: ListColumn<OperatorProvider>[] = [
    {
      id: 'name',
      title: t('column.provider'),
      cell: ({ slug, name }) => <RecordLink href={`${routes.games}?provider=${slug}`}>{name}</RecordLink>,
    },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'condition.on' : 'condition.off')}</Badge>
      ),
    },
    {
      id: 'closed',
      title: t('column.closed'),
      cell: (one) => <ClosedIn areas={one.closed_in} ruled={one.closed_by_rules} />,
    },
    { id: 'games', title: t('column.games'), align: 'end', cell: ({ games }) => format.number(games) },
    { id: 'off', title: t('column.gamesOff'), align: 'end', cell: ({ games_off }) => format.number(games_off) },
    { id: 'integration', title: t('column.integration'), cell: ({ integration }) => integration },
    { id: 'slug', title: t('column.slug'), cell: ({ slug }) => <code>{slug}</code> },
    ...(may
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (provider: OperatorProvider) => (
              <OfferActs of={{ ...provider, kind: 'provider' }} onSwitch={onSwitch} onClosing={onClosing} />
            ),
          },
        ]
      : []),
  ];
  return (
    <List
      name="providers"
      title={t('tab.providers')}
      columns={columns}
      filters={[{ kind: 'search', name: 'q', label: t('search') }]}
      data={{ ...read, data: pages && { pages } }}
      rowKey={({ slug }) => slug}
      explain={explain}
      words={words}
    />
  );
}
