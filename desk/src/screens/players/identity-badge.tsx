'use client';
import { Badge } from '@desk/components/feedback/badge';
import type { ListedPlayer } from '@kozyr/contracts/operator/player-list';
import { useTranslations } from 'next-intl';

const NAMES = ['nothing', 'contact', 'identity', 'funds'] as const;

/** What is known of who a player is, and whether a check waits. */
export function IdentityBadge({ of }: { of: Pick<ListedPlayer, 'identity' | 'identity_waits'> }) {
  const t = useTranslations('players.identity');
  return (
    <span className="inline-flex gap-1">
      <Badge tone={of.identity >= 2 ? 'good' : 'plain'}>{t(NAMES[of.identity])}</Badge>
      {of.identity_waits && <Badge tone="warn">{t('waiting')}</Badge>}
    </span>
  );
}
