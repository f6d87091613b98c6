'use client';
import { RecordLink } from '@desk/components/record/record-link';
import { SmallTable } from '@desk/components/record/small-table';
import { formatMoney } from '@desk/lib/format/money';
import { routes } from '@desk/lib/routes';
import type { RiskLink } from '@kozyr/contracts/operator/risk-cases';
import { withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import { useTranslations } from 'next-intl';

/** What a case is linked to, with what is known of it now. */
export function CaseLinks({ links }: { links: readonly RiskLink[] }) {
  const t = useTranslations('risk');
  const statusOf = useTranslations('withdrawals.status');
  if (links.length === 0) return <p className="text-muted text-sm">{t('links.none')}</p>;
  const shown = ({ kind, id, label }: RiskLink) => {
    if (kind === 'deposit') return <span className="font-code">{id.slice(0, 8)}</span>;
    const href = kind === 'player' ? routes.player(id) : routes.withdrawal(id);
    return (
      <RecordLink href={href} id={id}>
        {label ?? undefined}
      </RecordLink>
    );
  };
  const status = ({ status: raw }: RiskLink) => {
    const { data } = withdrawalStatusSchema.safeParse(raw);
    return data ? statusOf(data) : raw && t('links.underWay');
  };
  return (
    <SmallTable
      label={t('links.title')}
      columns={[
        { id: 'kind', title: t('link.kind'), cell: ({ kind }: RiskLink) => t(`links.${kind}`) },
        { id: 'what', title: t('links.what'), cell: shown },
        {
          id: 'amount',
          title: t('links.amount'),
          align: 'end',
          cell: ({ amount, currency }: RiskLink) => amount && currency && formatMoney(amount, currency),
        },
        { id: 'status', title: t('column.state'), cell: status },
      ]}
      rows={links}
      rowKey={({ kind, id }) => `${kind} ${id}`}
    />
  );
}
