'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { ListedState } from '@kozyr/contracts/operator/player-list';
import { useFormatter, useTranslations } from 'next-intl';

const TONES: Readonly<Record<ListedState, Tone>> = {
  active: 'good',
  timed_out: 'warn',
  self_excluded: 'warn',
  suspended: 'bad',
  closed: 'plain',
  erased: 'plain',
};

/** What keeps a player from playing, in a word, and until when. */
export function StateBadge({ state, until }: { state: ListedState; until: string | null }) {
  const t = useTranslations('players.state');
  const format = useFormatter();
  return (
    <Badge tone={TONES[state]}>
      {t(state)}
      {until && ` ${t('until', { at: format.dateTime(new Date(until), { dateStyle: 'short' }) })}`}
    </Badge>
  );
}
