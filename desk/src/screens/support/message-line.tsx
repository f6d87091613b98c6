'use client';
import { Moment } from '@desk/components/moment';
import type { ChatMessage } from '@kozyr/contracts/chat';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

/** One message, and whether the player has seen ours. What a player wrote is text alone: no address of it can be pressed here. */
export function MessageLine({ message: { from, author, text, sent_at, read_at } }: { message: ChatMessage }) {
  const t = useTranslations('support.thread');
  const isOurs = from === 'operator';
  return (
    <article className={clsx('flex max-w-[85%] flex-col gap-0.5', isOurs ? 'self-end' : 'self-start')}>
      <p
        className={clsx(
          'whitespace-pre-wrap break-words rounded-card px-3 py-2',
          isOurs ? 'bg-note-ground' : 'bg-raised',
        )}
      >
        {text}
      </p>
      <p className={clsx('text-muted text-xs', isOurs && 'text-end')}>
        {isOurs ? (author ?? t('us')) : t('player')} · <Moment at={sent_at} />
        {isOurs && <> · {read_at ? t('seen') : t('sent')}</>}
      </p>
    </article>
  );
}
