'use client';

import { STREAM_MEDIA } from '@kozyr/contracts/stream-addresses';
import type { Stream } from '@kozyr/contracts/streams';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { LiveVideo } from '@/components/display/live-video';
import { Spinner } from '@/components/feedback/spinner';
import { browserTimeZone, formatTime } from '@/lib/format/dates';
import { retryAfter } from '../rules';
import { NoConnection } from './no-connection';

/** failures: attempts in a row that came to nothing. */
type Play = { kind: 'starting' | 'playing' | 'lost'; run: number; failures: number };

const startedAgain = (was: Play): Play => (was.kind === 'lost' ? { ...was, kind: 'starting', run: was.run + 1 } : was);

/** One stream. When the connection is lost it says so and tries again by itself, ever more seldom. `onRetry` asks anew how streams are. */
export function StreamPlayer({ stream, onRetry }: { stream: Stream; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('streams');
  const [play, setPlay] = useState<Play>({ kind: 'starting', run: 0, failures: 0 });
  const { on_air: onAir, changes_at: changesAt } = stream;
  useEffect(() => {
    if (!onAir || play.kind !== 'lost') return;
    const again = () => setPlay(startedAgain);
    const timer = setTimeout(again, retryAfter(play.failures));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [onAir, play.kind, play.failures]);
  const retry = async () => {
    await onRetry();
    setPlay(startedAgain);
  };
  const lost = !onAir || play.kind === 'lost' || (play.kind === 'starting' && play.failures > 0);
  return (
    <div className="relative aspect-video overflow-hidden rounded-card bg-black">
      <LiveVideo
        playlist={`${STREAM_MEDIA}${stream.playlist}`}
        poster={`${STREAM_MEDIA}${stream.poster}`}
        label={t('player', { name: stream.name })}
        run={onAir && play.kind !== 'lost' ? play.run : null}
        onPlaying={() => setPlay((was) => (was.kind === 'playing' ? was : { ...was, kind: 'playing', failures: 0 }))}
        onLost={() => setPlay((was) => ({ ...was, kind: 'lost', failures: was.failures + 1 }))}
      />
      {lost && (
        <div className="absolute inset-0">
          <NoConnection onRetry={retry}>
            {onAir && t('tryingAgain')}
            {!onAir && (changesAt ? t('offUntil', { time: formatTime(changesAt, browserTimeZone()) }) : t('offAir'))}
          </NoConnection>
        </div>
      )}
      {!lost && play.kind === 'starting' && (
        <div role="status" className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <Spinner size={36} />
          <span className="sr-only">{t('starting')}</span>
        </div>
      )}
    </div>
  );
}
