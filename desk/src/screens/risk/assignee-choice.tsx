'use client';
import { SelectField } from '@desk/components/form/select-field';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { listChatOperators } from '@kozyr/contracts/operator/chat';
import { assignRiskCase, type RiskCaseDetail } from '@kozyr/contracts/operator/risk-cases';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CASE_STALE } from './stale';

/** Who sees to a case, and a way to change it at once. Of two who take it, one is told who was first. */
export function AssigneeChoice({ of: { id, assignee } }: { of: RiskCaseDetail }) {
  const t = useTranslations('risk');
  const explain = useExplain();
  const { name: me } = useOperator();
  const operators = useQuery(endpointQuery(listChatOperators, {}));
  const assign = useAct(assignRiskCase, CASE_STALE);
  const names = new Set([me, ...(assignee === null ? [] : [assignee])]);
  for (const { name } of operators.data?.items ?? []) names.add(name);
  return (
    <SelectField
      label={t('column.assignee')}
      value={assignee ?? ''}
      disabled={assign.isPending}
      error={assign.error ? explain(assign.error) : undefined}
      options={[
        { value: '', label: t('nobody') },
        ...[...names].map((value) => ({ value, label: value === me ? t('me', { name: me }) : value })),
      ]}
      onChange={({ target }) =>
        assign.mutate({ params: { id }, body: { operator: target.value === '' ? null : target.value, from: assignee } })
      }
    />
  );
}
