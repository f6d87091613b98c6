'use client';
import { Ago } from '@desk/components/ago';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { formatMoney } from '@desk/lib/format/money';
import { routes } from '@desk/lib/routes';
import { IdentityBadge } from './identity-badge';
import type { PlayerColumn } from './list-columns';
import type { Listed } from './players-asked';
import { StateBadge } from './state-badge';
import { TagList } from './tag-list';

/** What a column of the list says of a player. */
export function PlayerCell({ column, of }: { column: PlayerColumn; of: Listed }) {
  switch (column) {
    case 'player':
      return (
        <RecordLink href={routes.player(of.id)} id={of.id}>
          {of.nickname ?? undefined}
        </RecordLink>
      );
    case 'phone':
      return <span className="tabular-nums">{of.phone}</span>;
    case 'email':
      return of.email;
    case 'country':
      return of.country;
    case 'balance':
      return formatMoney(of.balance, of.currency);
    case 'deposits':
      return formatMoney(of.deposited, of.currency);
    case 'rating':
      return of.rating;
    case 'state':
      return <StateBadge state={of.state} until={of.state_until} />;
    case 'identity':
      return <IdentityBadge of={of} />;
    case 'tags':
      return <TagList tags={of.tags} />;
    case 'registered':
      return <Moment at={of.created_at} />;
    case 'seen':
      return <Ago at={of.seen_at} />;
  }
}
