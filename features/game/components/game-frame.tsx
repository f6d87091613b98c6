'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { IconButton } from '@/components/controls/icon-button';
import { Badge } from '@/components/display/badge';
import { Spinner } from '@/components/feedback/spinner';
import { Tooltip } from '@/components/overlay/tooltip';
import type { StageState } from '../types';
import { SessionClock } from './session-clock';
import { SessionResult } from './session-result';

/** The running game: a frame of another origin without rights to ours, with clock, net result and full screen above it. On a phone it has the whole screen. */
export function GameFrame({
  ref,
  title,
  state,
  canSwitch,
  onSwitch,
  onClose,
}: {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  state: Extract<StageState, { kind: 'playing' }>;
  canSwitch: boolean;
  onSwitch: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('game');
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState('');
  return (
    <div
      ref={stage}
      className="flex flex-col overflow-hidden rounded-card bg-surface-1 max-tablet:fixed max-tablet:inset-0 max-tablet:z-50 max-tablet:rounded-none"
    >
      <div className="flex min-h-14 items-center gap-3 px-3 tablet:gap-4">
        {state.session ? <SessionResult session={state.session} /> : <Badge tone="pending">{t('demo')}</Badge>}
        <SessionClock since={state.since} />
        <span className="ml-auto flex shrink-0 items-center">
          {canSwitch && (
            <Button tone="ghost" size="small" className="whitespace-nowrap" onClick={onSwitch}>
              {state.session ? t('toDemo') : t('toReal')}
            </Button>
          )}
          <Tooltip content={t('fullscreen')}>
            <IconButton
              icon="fullscreen"
              label={t('fullscreen')}
              onClick={() => stage.current?.requestFullscreen?.()}
            />
          </Tooltip>
          <Tooltip content={t('closeGame')}>
            <IconButton icon="close" label={t('closeGame')} onClick={onClose} />
          </Tooltip>
        </span>
      </div>
      <div className="relative grow bg-black tablet:h-[max(28rem,min(46rem,calc(100dvh-18rem)))]">
        {loaded !== state.url && (
          <span className="absolute inset-0 grid place-items-center text-muted">
            <Spinner size={40} />
          </span>
        )}
        <iframe
          ref={ref}
          key={state.url}
          src={state.url}
          title={title}
          sandbox="allow-scripts"
          allow="autoplay; fullscreen"
          onLoad={() => setLoaded(state.url)}
          className="absolute inset-0 size-full border-0"
        />
      </div>
    </div>
  );
}
