'use client';
import { Button, buttonLook } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { formatMoney } from '@desk/lib/format/money';
import { Link } from '@desk/lib/i18n/navigation';
import { useMay } from '@desk/lib/own/operator-provider';
import { routes } from '@desk/lib/routes';
import type { QueuedWithdrawalCase } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ApproveButton } from './approve-button';
import { ApproveDialog } from './approve-dialog';
import { DenyDialog } from './deny-dialog';
import { HintList } from './hint-list';
import { Movements } from './movements';
import { RulingNote } from './ruling-note';
import { StatusBadge } from './status-badge';
import { WithdrawalFacts } from './withdrawal-facts';

type Decision = 'approve' | 'deny';
type Props = { of: QueuedWithdrawalCase; onDecided: (decision: Decision) => void };

/** Everything that a decision about a withdrawal needs on one page, and the decision. */
export function WithdrawalRecord({ of, onDecided }: Props) {
  const t = useTranslations('withdrawals');
  const mayDecide = useMay('withdrawals.decide');
  const worksOnCases = useMay('risk.work');
  const [asking, setAsking] = useState<Decision | null>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const { withdrawal, steps, notes } = of;
  useEffect(() => {
    // Whoever came from a decision has the focus nowhere: the record that took its place is read out.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.id === 'page') heading.current?.focus();
  }, []);
  const opensCase = worksOnCases && !withdrawal.hints.some(({ code }) => code === 'open_risk_case');
  const decides = mayDecide && withdrawal.status === 'WAITING_FOR_APPROVAL';
  const dialog = { of, onClose: () => setAsking(null) };
  return (
    <>
      <PageHead
        title={
          <span ref={heading} tabIndex={-1} className="outline-none">
            {t('record', { amount: formatMoney(withdrawal.amount, withdrawal.currency) })}
          </span>
        }
        badges={<StatusBadge status={withdrawal.status} />}
        detail={
          <RecordLink href={routes.player(withdrawal.player.id)} id={withdrawal.player.id}>
            {withdrawal.player.nickname ?? undefined}
          </RecordLink>
        }
        actions={
          (opensCase || decides) && (
            <>
              {opensCase && (
                <Link href={routes.newRiskCase('withdrawal', withdrawal.id)} className={buttonLook()} prefetch={false}>
                  {t('openCase')}
                </Link>
              )}
              {decides && (
                <>
                  <Button look="danger" onClick={() => setAsking('deny')}>
                    {t('deny.open')}
                  </Button>
                  <ApproveButton
                    amount={withdrawal.amount}
                    currency={withdrawal.currency}
                    onPress={() => setAsking('approve')}
                  />
                </>
              )}
            </>
          )
        }
      />
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        <Part title={t('part.hints')}>
          <HintList hints={withdrawal.hints} currency={withdrawal.currency} />
          {withdrawal.ruling && <RulingNote ruling={withdrawal.ruling} />}
        </Part>
        <Part title={t('part.facts')}>
          <WithdrawalFacts of={of} />
        </Part>
        <Part title={t('part.deposits')}>
          <Movements label={t('part.deposits')} none={t('noDeposits')} of={of.deposits} />
        </Part>
        <Part title={t('part.withdrawals')}>
          <Movements label={t('part.withdrawals')} none={t('noWithdrawals')} of={of.withdrawals} />
        </Part>
        <Part title={t('part.course')}>
          <ol className="flex flex-col gap-2 text-sm">
            {steps.map(({ status, at }) => (
              <li key={status} className="flex flex-wrap items-center gap-2">
                <StatusBadge status={status} /> <Moment at={at} />
              </li>
            ))}
            {notes
              .filter(({ text }) => text !== '')
              .map(({ at, operator, text }) => (
                <li key={`${at}-${operator}`}>
                  <span className="text-muted">
                    {operator}, <Moment at={at} />
                  </span>{' '}
                  {text}
                </li>
              ))}
          </ol>
        </Part>
      </div>
      <ApproveDialog {...dialog} open={asking === 'approve'} onDone={() => onDecided('approve')} />
      <DenyDialog {...dialog} open={asking === 'deny'} onDone={() => onDecided('deny')} />
    </>
  );
}
