'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { RuleOutcome } from '@kozyr/contracts/promotions/withdrawal-rules';
import { useTranslations } from 'next-intl';
import type { Queued } from './queue-asked';

const TONES: Readonly<Record<RuleOutcome, Tone>> = { approve: 'good', hold: 'warn', review: 'plain' };

/** What the rules did with a withdrawal, in a word, and by which of them. */
export function RulingCell({ ruling }: { ruling: Queued['ruling'] }) {
  const t = useTranslations('withdrawals.ruling');
  if (!ruling) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={TONES[ruling.outcome]}>{t(`short.${ruling.outcome}`)}</Badge>
      {ruling.rule && <span title={ruling.rule}>{ruling.rule}</span>}
    </span>
  );
}
