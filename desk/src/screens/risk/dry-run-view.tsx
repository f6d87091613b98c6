'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { SmallTable } from '@desk/components/record/small-table';
import { formatMoney } from '@desk/lib/format/money';
import { routes } from '@desk/lib/routes';
import type { DryRun } from '@kozyr/contracts/operator/withdrawal-rules';
import type { RuleOutcome } from '@kozyr/contracts/promotions/withdrawal-rules';
import { useTranslations } from 'next-intl';

const TONES = { approve: 'good', hold: 'bad', review: 'plain' } as const satisfies Record<RuleOutcome, string>;
type Item = DryRun['items'][number];

/** What rules would have done with the withdrawals of 30 days, and where persons decided otherwise. */
export function DryRunView({ of }: { of: DryRun }) {
  const t = useTranslations('risk.run');
  const outcome = useTranslations('risk.rules.outcomes');
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {t('looked', { count: of.looked_at })} {of.left_out > 0 && t('leftOut', { count: of.left_out })}
      </p>
      <SmallTable
        label={t('outcomes')}
        columns={[
          {
            id: 'outcome',
            title: t('would'),
            cell: (row: DryRun['outcomes'][number]) => <Badge tone={TONES[row.outcome]}>{outcome(row.outcome)}</Badge>,
          },
          ...of.outcomes.slice(0, 1).flatMap(({ sums }) =>
            sums.map(({ currency }) => ({
              id: currency,
              title: currency.toUpperCase(),
              align: 'end' as const,
              cell: (row: DryRun['outcomes'][number]) => {
                const found = row.sums.find((one) => one.currency === currency);
                return found && `${found.count} · ${formatMoney(found.sum, currency)}`;
              },
            })),
          ),
        ]}
        rows={of.outcomes}
        rowKey={(row) => row.outcome}
      />
      <SmallTable
        label={t('byRule')}
        columns={[
          { id: 'rule', title: t('rule'), cell: (row: DryRun['rules'][number]) => row.rule ?? t('noneFits') },
          { id: 'count', title: t('count'), align: 'end', cell: ({ count }: DryRun['rules'][number]) => count },
        ]}
        rows={of.rules}
        rowKey={({ rule }) => rule ?? ''}
      />
      {of.guarded > 0 && <p>{t('guarded', { count: of.guarded })}</p>}
      <ul className="list-disc ps-5">
        <li>{t('approvedDenied', { count: of.differ.approved_denied })}</li>
        <li>{t('heldApproved', { count: of.differ.held_approved })}</li>
      </ul>
      {of.items.length > 0 && (
        <SmallTable
          label={t('items')}
          columns={[
            { id: 'at', title: t('asked'), cell: (item: Item) => <Moment at={item.asked_at} /> },
            {
              id: 'id',
              title: t('withdrawal'),
              cell: ({ id }: Item) => <RecordLink href={routes.withdrawal(id)} id={id} />,
            },
            {
              id: 'amount',
              title: t('amount'),
              align: 'end',
              cell: ({ amount, currency }: Item) => formatMoney(amount, currency),
            },
            {
              id: 'would',
              title: t('would'),
              cell: (item: Item) => <Badge tone={TONES[item.outcome]}>{outcome(item.outcome)}</Badge>,
            },
            { id: 'rule', title: t('rule'), cell: ({ rule }: Item) => rule ?? t('noneFits') },
            {
              id: 'person',
              title: t('person'),
              cell: ({ person, differs }: Item) =>
                differs ? <Badge tone="warn">{t(`persons.${person}`)}</Badge> : t(`persons.${person}`),
            },
          ]}
          rows={of.items}
          rowKey={({ id }) => id}
        />
      )}
      <p className="text-muted">
        {t('unknown')} {of.unknown.map((one) => t(`unknowns.${one}`)).join('; ')}.
      </p>
    </div>
  );
}
