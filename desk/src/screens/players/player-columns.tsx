'use client';
import { Ago } from '@desk/components/ago';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { formatMoney } from '@desk/lib/format/money';
import { routes } from '@desk/lib/routes';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { IdentityBadge } from './identity-badge';
import type { Listed } from './players-asked';
import { StateBadge } from './state-badge';
import { TagList } from './tag-list';

/** The columns of the list of players. */
export function usePlayerColumns(): ListColumn<Listed>[] {
  const t = useTranslations('players');
  return useMemo(
    () => [
      {
        id: 'player',
        title: t('column.player'),
        cell: ({ id, nickname }) => (
          <RecordLink href={routes.player(id)} id={id}>
            {nickname ?? undefined}
          </RecordLink>
        ),
      },
      { id: 'phone', title: t('column.phone'), cell: ({ phone }) => <span className="tabular-nums">{phone}</span> },
      { id: 'email', title: t('column.email'), cell: ({ email }) => email },
      { id: 'country', title: t('column.country'), cell: ({ country }) => country },
      {
        id: 'balance',
        title: t('column.balance'),
        align: 'end',
        sort: { up: 'balance_asc', down: 'balance_desc' },
        cell: ({ balance, currency }) => formatMoney(balance, currency),
      },
      {
        id: 'deposits',
        title: t('column.deposits'),
        align: 'end',
        sort: { up: 'deposits_asc', down: 'deposits_desc' },
        cell: ({ deposited, currency }) => formatMoney(deposited, currency),
      },
      {
        id: 'rating',
        title: t('column.rating'),
        align: 'end',
        sort: { up: 'rating_asc', down: 'rating_desc' },
        cell: ({ rating }) => rating,
      },
      {
        id: 'state',
        title: t('column.state'),
        cell: ({ state, state_until }) => <StateBadge state={state} until={state_until} />,
      },
      { id: 'identity', title: t('column.identity'), cell: (row) => <IdentityBadge of={row} /> },
      { id: 'tags', title: t('column.tags'), cell: ({ tags }) => <TagList tags={tags} /> },
      {
        id: 'registered',
        title: t('column.registered'),
        sort: { up: 'registered_asc', down: 'registered_desc' },
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
      {
        id: 'seen',
        title: t('column.seen'),
        sort: { up: 'seen_asc', down: 'seen_desc' },
        cell: ({ seen_at }) => <Ago at={seen_at} />,
      },
    ],
    [t],
  );
}
