'use client';
import { Button } from '@desk/components/form/button';
import type { ChatMessage } from '@kozyr/contracts/chat';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import type { Outgoing } from './answers';
import { MessageLine } from './message-line';
import { OutgoingLine } from './outgoing-line';

type Props = {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** The player writes now. */
  isTyping: boolean;
  /** Other operators who write an answer now. */
  writing: readonly string[];
  older: { load: () => unknown; busy: boolean } | null;
  onAgain: (one: Outgoing) => unknown;
  onGiveUp: (one: Outgoing) => unknown;
};

/** So near to the end, in pixels, whoever reads the newest is. */
const NEAR = 80;

/** What both sides said, oldest first, and what of ours has not arrived. It stays at the end while that is what is read. */
export function MessageLog({ messages, outgoing, isTyping, writing, older, onAgain, onGiveUp }: Props) {
  const t = useTranslations('support.thread');
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = `${messages.at(-1)?.id}/${outgoing.length}/${isTyping}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new at the end moves it there
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
      className="flex max-h-[60dvh] min-h-48 flex-1 flex-col gap-2 overflow-y-auto px-3 py-3 desktop:max-h-none"
    >
      {older && (
        <Button look="quiet" busy={older.busy} className="self-center" onClick={() => older.load()}>
          {t('older')}
        </Button>
      )}
      {messages.length === 0 && outgoing.length === 0 && <p className="text-muted text-sm">{t('nothing')}</p>}
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
      {outgoing.map((one) => (
        <OutgoingLine key={one.key} one={one} onAgain={onAgain} onGiveUp={onGiveUp} />
      ))}
      {isTyping && <p className="text-muted text-sm">{t('typing')}</p>}
      {writing.map((name) => (
        <p key={name} className="text-sm text-warn">
          {t('writing', { name })}
        </p>
      ))}
    </div>
  );
}
