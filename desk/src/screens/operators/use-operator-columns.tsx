'use client';
import { Ago } from '@desk/components/ago';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { Moment } from '@desk/components/moment';
import { useOperator } from '@desk/lib/own/operator-provider';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { stateOf } from './operator-rows';
import { StateBadge } from './state-badge';

type Acts = { onInviteAgain: (name: string) => void; onDisable: (name: string) => void };

/** The columns of the list of operators. Nobody ends their own access here. */
export function useOperatorColumns({ onInviteAgain, onDisable }: Acts): ListColumn<Operator>[] {
  const t = useTranslations('operators');
  const w = useTranslations('words.role');
  const own = useOperator();
  return useMemo(
    () => [
      { id: 'name', title: t('column.name'), cell: ({ name }) => <span className="font-semibold">{name}</span> },
      { id: 'role', title: t('column.role'), cell: ({ role }) => w(role) },
      { id: 'signsIn', title: t('column.signsIn'), cell: (operator) => <StateBadge state={stateOf(operator)} /> },
      {
        id: 'lastUsed',
        title: t('column.lastUsed'),
        cell: ({ last_used_at: at }) =>
          at === null ? <span className="text-muted">{t('never')}</span> : <Ago at={at} />,
      },
      {
        id: 'addedBy',
        title: t('column.addedBy'),
        cell: ({ added_by: by }) => by ?? <span className="text-muted">{t('first')}</span>,
      },
      { id: 'added', title: t('column.added'), cell: ({ created_at: at }) => <Moment at={at} /> },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: ({ name, disabled_at }) =>
          disabled_at === null &&
          name !== own.name && (
            <span className="flex gap-1">
              <Button look="quiet" aria-label={t('inviteAgainOf', { name })} onClick={() => onInviteAgain(name)}>
                {t('inviteAgain')}
              </Button>
              <Button look="quiet" aria-label={t('disableOf', { name })} onClick={() => onDisable(name)}>
                {t('disable')}
              </Button>
            </span>
          ),
      },
    ],
    [t, w, own.name, onInviteAgain, onDisable],
  );
}
