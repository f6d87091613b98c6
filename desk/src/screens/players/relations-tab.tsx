'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import type { ListColumn } from '@desk/components/list/columns';
import { Grid } from '@desk/components/list/grid';
import { Loaded } from '@desk/components/record/loaded';
import { RecordLink } from '@desk/components/record/record-link';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listPlayerRelations, type RelatedPlayer } from '@kozyr/contracts/operator/player-record';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RelationGraph } from './relation-graph';
import { StateBadge } from './state-badge';

const SORTED_BY_NOTHING = () => undefined;

/** Who may be the same person as a player, or live with them: drawn, and as a list. */
export function RelationsTab({ id, name }: { id: string; name: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const router = useRouter();
  const read = useQuery(endpointQuery(listPlayerRelations, { params: { id } }));
  const columns = useMemo(
    (): ListColumn<RelatedPlayer>[] => [
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ player }) => (
          <RecordLink href={routes.player(player.id)} id={player.id}>
            {player.nickname ?? undefined}
          </RecordLink>
        ),
      },
      {
        id: 'reasons',
        title: t('relation.reasons'),
        cell: ({ reasons, shared }) => (
          <span className="inline-flex gap-1">
            {reasons.map((reason) => (
              <Badge key={reason} tone={reason === 'address' ? 'plain' : 'warn'}>
                {t(`relation.${reason}`)}
              </Badge>
            ))}
            {shared && <Badge tone="note">{t('relation.shared')}</Badge>}
          </span>
        ),
      },
      {
        id: 'state',
        title: t('column.state'),
        cell: ({ player }) => <StateBadge state={player.state} until={player.state_until} />,
      },
      { id: 'phone', title: t('column.phone'), cell: ({ player }) => player.phone },
      { id: 'email', title: t('column.email'), cell: ({ player }) => player.email },
    ],
    [t],
  );
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title={t('relation.none')} />
        ) : (
          <div className="flex flex-col gap-4">
            <RelationGraph name={name} related={items} />
            <Grid
              label={t('tab.relations')}
              columns={columns}
              rows={items}
              rowKey={({ player }) => player.id}
              onOpen={({ player }) => router.push(routes.player(player.id))}
              sort={undefined}
              onSort={SORTED_BY_NOTHING}
            />
          </div>
        )
      }
    </Loaded>
  );
}
