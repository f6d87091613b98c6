'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import { useTranslations } from 'next-intl';
import type { OperatorState } from './operator-rows';

const TONES: Readonly<Record<OperatorState, Tone>> = {
  key: 'plain',
  desk: 'good',
  both: 'good',
  invited: 'note',
  none: 'warn',
  disabled: 'bad',
};

/** How an operator signs in. */
export function StateBadge({ state }: { state: OperatorState }) {
  const t = useTranslations('operators.signsIn');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
