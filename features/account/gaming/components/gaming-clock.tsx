import { useTranslations } from 'next-intl';
import { ElapsedTime } from '@/components/display/elapsed-time';
import { Money } from '@/components/display/money';
import type { PlayedTime } from '../rules';

/** How long the player has been playing, over all games, and what money came of it; nothing while they do not play. */
export function GamingClock({ played, className }: { played: PlayedTime | undefined; className?: string }) {
  const t = useTranslations('wallet.playing');
  if (!played?.running || played.since === null) return null;
  return (
    <dl className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-muted">{t('time')}</dt>
        <dd>
          <ElapsedTime since={played.since} />
        </dd>
      </div>
      <div data-needs="money" className="flex items-baseline justify-between gap-3">
        <dt className="text-muted">{t('result')}</dt>
        <dd className="font-semibold">
          <Money amount={played.running.net} currency={played.currency} signed />
        </dd>
      </div>
    </dl>
  );
}
