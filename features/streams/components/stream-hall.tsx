'use client';

import { STREAM_MEDIA } from '@kozyr/contracts/stream-addresses';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/feedback/empty-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { StatusMark } from '@/components/feedback/status-mark';
import { streamsQuery } from '../queries';
import { streamToShow } from '../rules';
import { NoConnection } from './no-connection';
import { StreamPlayer } from './stream-player';

/** The streams: one on the screen, and all to choose from. Spec §1, for phones with Android alone. */
export function StreamHall() {
  const t = useTranslations('streams');
  const list = useQuery(streamsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!list.data) {
    if (!list.isError && list.fetchStatus !== 'paused') return <Skeleton className="aspect-video rounded-card" />;
    return (
      <div className="aspect-video overflow-hidden rounded-card">
        <NoConnection onRetry={() => list.refetch()}>{t('tryingAgain')}</NoConnection>
      </div>
    );
  }
  const { items } = list.data;
  const shown = streamToShow(items, chosen);
  if (!shown) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="stream-shown">
        <StreamPlayer key={shown.id} stream={shown} onRetry={() => list.refetch()} />
        <h2 id="stream-shown" className="mt-3 font-display font-semibold text-lg">
          {shown.name}
        </h2>
        <p className="text-muted">{t(`titles.${shown.title_key}`)}</p>
      </section>
      <ul aria-label={t('list')} className="grid grid-cols-2 gap-3">
        {items.map((stream) => (
          <li key={stream.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={stream.id === shown.id}
              onClick={() => setChosen(stream.id)}
              className="flex size-full flex-col overflow-hidden rounded-card bg-surface-1 text-left transition-colors hover:bg-surface-2 aria-pressed:bg-surface-3"
            >
              {/* biome-ignore lint/performance/noImgElement: a small poster that is WebP of its size already */}
              <img
                src={`${STREAM_MEDIA}${stream.poster}`}
                alt=""
                width={640}
                height={360}
                className={`aspect-video w-full object-cover ${stream.on_air ? '' : 'opacity-40'}`}
              />
              <span className="flex flex-col gap-1 p-3">
                <span className="font-medium">{stream.name}</span>
                <StatusMark tone={stream.on_air ? 'active' : 'neutral'}>{t(stream.on_air ? 'on' : 'off')}</StatusMark>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
