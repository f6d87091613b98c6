'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { Currency } from '@kozyr/contracts/money';
import type { RiskHint } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';
import { hintValues, toneOf } from './hint-values';

/** A hint in some words with its numbers. */
export function HintBadge({ hint, currency }: { hint: RiskHint; currency: Currency }) {
  const t = useTranslations('withdrawals.hint');
  return <Badge tone={toneOf(hint)}>{t(`${hint.code}.short`, hintValues(hint, currency))}</Badge>;
}
