'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '@/components/feedback/spinner';
import { browserTimeZone, dayIn, formatDate } from '@/lib/format/dates';
import type { Line, Outgoing } from '../types';
import { OutgoingMessage } from './outgoing-message';
import { SaidMessage } from './said-message';

/**
 * The messages, the newest at the bottom, where the log stays while one reads there: it is laid out from its end, so that older
 * ones come in above without a jump. Reaching the top asks for them.
 */
export function ChatLog({
  lines,
  typing,
  more,
  loadingMore,
  onMore,
  onAgain,
  onGiveUp,
}: {
  lines: readonly Line[];
  typing: boolean;
  more: boolean;
  loadingMore: boolean;
  onMore: () => void;
  onAgain: (outgoing: Outgoing) => void;
  onGiveUp: (outgoing: Outgoing) => void;
}) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const timeZone = browserTimeZone();
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (!loadingMore) onMore();
  });
  useEffect(() => {
    const mark = top.current;
    if (!more || !mark || typeof IntersectionObserver === 'undefined') return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      root: box.current,
      rootMargin: '200px 0px 0px',
    });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [more]);

  let day = '';
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-busy={loadingMore}
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach what scrolls
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4"
    >
      <div className="flex flex-col gap-2 py-3">
        <div ref={top} className="flex min-h-px justify-center">
          {more && (
            <button
              type="button"
              onClick={onMore}
              disabled={loadingMore}
              className="inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ivory"
            >
              {loadingMore && <Spinner size={16} />}
              {t('older')}
            </button>
          )}
        </div>
        {lines.map((line) => {
          if (line.kind === 'outgoing')
            return (
              <OutgoingMessage
                key={line.outgoing.key}
                outgoing={line.outgoing}
                onAgain={() => onAgain(line.outgoing)}
                onGiveUp={() => onGiveUp(line.outgoing)}
              />
            );
          const its = dayIn(line.message.sent_at, timeZone);
          const begins = its !== day;
          day = its;
          return (
            <Fragment key={line.message.key ?? line.message.id}>
              {begins && (
                <p className="my-2 self-center rounded-chip bg-surface-2 px-3 py-1 text-muted text-xs">
                  {formatDate(line.message.sent_at, { locale, timeZone })}
                </p>
              )}
              <SaidMessage message={line.message} timeZone={timeZone} />
            </Fragment>
          );
        })}
        {lines.length === 0 && <p className="px-4 py-10 text-center text-muted">{t('empty')}</p>}
        <p role="status" data-testid="chat-typing" className="min-h-5 text-muted text-sm">
          {typing && t('typing')}
        </p>
      </div>
    </div>
  );
}
