'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery, pagesQuery } from '@desk/lib/query/endpoint-query';
import {
  listOperatorGames,
  listOperatorProviders,
  OPERATOR_GAME_STATES,
  type OperatorGame,
} from '@kozyr/contracts/operator/offer';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ClosedIn } from './closed-in';
import { OfferActs } from './offer-acts';
import { conditionOf, type GameCondition } from './rules';
import type { Offered } from './use-offer-acts';

const TONES: Readonly<Record<GameCondition, Tone>> = {
  gone: 'plain',
  off: 'bad',
  providerOff: 'bad',
  closed: 'warn',
  on: 'good',
};

const offered = ({ slug, title, enabled, closed_in, closed_by_rules }: OperatorGame): Offered => ({
  kind: 'game',
  slug,
  name: title,
  enabled,
  closed_in,
  closed_by_rules,
});

type Props = { onSwitch: (of: Offered) => void; onClosing: (of: Offered) => void };

/** Games: whether each is on the offer, and where it is closed. */
export function GamesList({ onSwitch, onClosing }: Props) {
  const t = useTranslations('games');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('games.switch');
  const [{ q, provider, state }] = useAddress();
  const providers = useQuery(endpointQuery(listOperatorProviders, {}));
  const read = useInfiniteQuery(
    pagesQuery(listOperatorGames, { q, provider, state }, ({ after }) =>
      call(listOperatorGames, {
        query: { q, provider, after, state: OPERATOR_GAME_STATES.find((one) => one === state) },
      }),
    ),
  );
  const columns: ListColumn<OperatorGame>[] = [
    { id: 'title', title: t('column.game'), cell: ({ title }) => title },
    {
      id: 'state',
      title: t('column.state'),
      cell: (game) => {
        const condition = conditionOf(game);
        return <Badge tone={TONES[condition]}>{t(`condition.${condition}`)}</Badge>;
      },
    },
    { id: 'provider', title: t('column.provider'), cell: ({ provider_name }) => provider_name },
    {
      id: 'closed',
      title: t('column.closed'),
      cell: (game) => <ClosedIn areas={game.closed_in} ruled={game.closed_by_rules} />,
    },
    { id: 'category', title: t('column.category'), cell: ({ category }) => t(`category.${category}`) },
    { id: 'slug', title: t('column.slug'), cell: ({ slug }) => <code>{slug}</code> },
    ...(may
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (game: OperatorGame) => <OfferActs of={offered(game)} onSwitch={onSwitch} onClosing={onClosing} />,
          },
        ]
      : []),
  ];
  return (
    <List
      name="games"
      title={t('tab.games')}
      columns={columns}
      filters={[
        { kind: 'search', name: 'q', label: t('search'), placeholder: t('searchHint') },
        {
          kind: 'choice',
          name: 'provider',
          label: t('column.provider'),
          options: (providers.data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('column.state'),
          options: OPERATOR_GAME_STATES.map((value) => ({ value, label: t(`filter.${value}`) })),
        },
      ]}
      data={read}
      rowKey={({ slug }) => slug}
      explain={explain}
      words={words}
    />
  );
}
