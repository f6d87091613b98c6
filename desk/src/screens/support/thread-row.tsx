'use client';
import { Ago } from '@desk/components/ago';
import { Badge } from '@desk/components/feedback/badge';
import type { SupportThread } from '@kozyr/contracts/operator/chat';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

type Props = { thread: SupportThread; isOpen: boolean; isTyping: boolean; onOpen: (player: string) => void };

/** A thread in one look: who, what they said last, whether they wait and who sees to it. */
export function ThreadRow({ thread, isOpen, isTyping, onOpen }: Props) {
  const t = useTranslations('support.threads');
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { player, nickname, contact, last_message: last, unread, waiting_since: waits, assigned_to } = thread;
  return (
    <li className="border-hairline border-b">
      <button
        ref={row}
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(player)}
        className={clsx('flex w-full flex-col gap-0.5 px-3 py-2 text-start', isOpen ? 'bg-pressed' : 'hover:bg-raised')}
      >
        <span className="flex items-center gap-2">
          <span className={clsx('min-w-0 flex-1 truncate', unread > 0 && 'font-semibold')}>{nickname ?? contact}</span>
          {unread > 0 && <Badge tone="warn">{t('unread', { count: unread })}</Badge>}
        </span>
        <span className="truncate text-muted text-sm">
          {isTyping ? t('typing') : last && (last.from === 'operator' ? t('ours', { text: last.text }) : last.text)}
        </span>
        <span className="flex flex-wrap gap-x-2 text-muted text-xs">
          {waits ? (
            <span className="text-warn">
              {t('waits')} <Ago at={waits} />
            </span>
          ) : (
            last && <Ago at={last.sent_at} />
          )}
          {assigned_to && <span>{t('seenTo', { name: assigned_to })}</span>}
        </span>
      </button>
    </li>
  );
}
