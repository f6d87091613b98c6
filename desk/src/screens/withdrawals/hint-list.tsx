'use client';
import { Moment } from '@desk/components/moment';
import { RecordLink } from '@desk/components/record/record-link';
import { routes } from '@desk/lib/routes';
import type { Currency } from '@kozyr/contracts/money';
import type { RiskHint } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HintBadge } from './hint-badge';
import { hintValues } from './hint-values';

/** Where what stands behind a hint is seen: other players, the case, the moment of the deposit. */
function evidenceOf(hint: RiskHint): ReactNode {
  switch (hint.code) {
    case 'shared_card':
    case 'shared_device':
    case 'shared_address':
      return hint.players.map((id) => <RecordLink key={id} href={routes.player(id)} id={id} />);
    case 'open_harm_case':
      return <RecordLink href={routes.harmCase(hint.case)} id={hint.case} />;
    case 'open_risk_case':
      return <RecordLink href={routes.riskCase(hint.case)} id={hint.case} />;
    case 'stake_below_deposit':
      return <Moment at={hint.deposited_at} />;
    default:
      return null;
  }
}

/** Every hint of a withdrawal with its reason: what was counted, and where to look. */
export function HintList({ hints, currency }: { hints: readonly RiskHint[]; currency: Currency }) {
  const t = useTranslations('withdrawals.hint');
  if (hints.length === 0) return <p className="text-muted text-sm">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {hints.map((hint) => (
        <li key={hint.code} className="flex flex-col items-start gap-1 text-sm">
          <HintBadge hint={hint} currency={currency} />
          <p>{t(`${hint.code}.reason`, hintValues(hint, currency))}</p>
          <p className="flex flex-wrap gap-2 text-muted">{evidenceOf(hint)}</p>
        </li>
      ))}
    </ul>
  );
}
