'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '@/components/display/icon';
import { Spinner } from '@/components/feedback/spinner';
import { cn } from '@/lib/class-names';
import type { FrameState } from '../types';

function ConnectionLost() {
  const t = useTranslations('game');
  return (
    <p
      role="alert"
      className="absolute inset-x-0 top-0 flex items-center justify-center gap-2 bg-surface-2/95 px-4 py-3 text-sm"
    >
      <Icon name="warning" size={20} className="shrink-0 text-pending" />
      {t('connectionLost')}
    </p>
  );
}

/** The frame, a spinner until it has spoken, and a word over it while there is no connection. */
export function GameFrame({
  frame,
  url,
  title,
  full,
  state,
  reached,
  lost,
  silent,
  onLoaded,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  full: boolean;
  state: FrameState;
  reached: boolean;
  lost: boolean;
  /** It says nothing to us: it is there once its page has loaded. */
  silent: boolean;
  onLoaded: () => void;
}) {
  return (
    <div className={cn('relative grow bg-black', !full && 'roomy:h-[max(28rem,min(46rem,calc(100dvh-18rem)))]')}>
      {state === 'loading' && (
        <span className="absolute inset-0 grid place-items-center text-muted">
          <Spinner size={40} />
        </span>
      )}
      <iframe
        ref={frame}
        src={url}
        title={title}
        // Games of other protocols keep what is theirs at their own origin, which the policy of frames never lets be ours.
        sandbox={silent ? 'allow-scripts allow-same-origin allow-forms allow-popups' : 'allow-scripts'}
        onLoad={silent ? onLoaded : undefined}
        allow="autoplay; fullscreen"
        className={cn('absolute inset-0 size-full border-0', state === 'loading' && !reached && 'invisible')}
      />
      {lost && <ConnectionLost />}
    </div>
  );
}
