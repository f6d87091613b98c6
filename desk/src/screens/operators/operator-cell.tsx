'use client';
import { Ago } from '@desk/components/ago';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useRoleName } from '@desk/lib/own/use-role-name';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import type { OperatorActs, OperatorColumn } from './operator-columns';
import { stateOf } from './operator-rows';
import { StateBadge } from './state-badge';

type Props = { column: OperatorColumn; of: Operator; acts: OperatorActs };

/** One cell of the list of operators. Nobody ends their own access here. */
export function OperatorCell({ column, of, acts }: Props) {
  const t = useTranslations('operators');
  const w = useRoleName();
  const own = useOperator();
  const { name } = of;
  switch (column) {
    case 'name':
      return <span className="font-semibold">{name}</span>;
    case 'role':
      return w(of.role);
    case 'signsIn':
      return <StateBadge state={stateOf(of)} />;
    case 'lastUsed':
      return of.last_used_at === null ? <span className="text-muted">{t('never')}</span> : <Ago at={of.last_used_at} />;
    case 'addedBy':
      return of.added_by ?? <span className="text-muted">{t('first')}</span>;
    case 'added':
      return <Moment at={of.created_at} />;
    case 'acts':
      return of.disabled_at !== null || name === own.name ? null : (
        <span className="flex gap-1">
          <Button look="quiet" aria-label={t('setRoleOf', { name })} onClick={() => acts.onSetRole(name)}>
            {t('setRole')}
          </Button>
          <Button look="quiet" aria-label={t('inviteAgainOf', { name })} onClick={() => acts.onInviteAgain(name)}>
            {t('inviteAgain')}
          </Button>
          <Button look="quiet" aria-label={t('disableOf', { name })} onClick={() => acts.onDisable(name)}>
            {t('disable')}
          </Button>
        </span>
      );
  }
}
