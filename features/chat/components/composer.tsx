'use client';

import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/controls/icon-button';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { COUNT_FROM, TYPING_EVERY_MS } from '../constants';

const sendIcon = <Icon name="play" size={20} />;

/**
 * Where a message is written: Enter sends it, Shift+Enter breaks the line. A file that is pasted or dropped is refused with a
 * sentence, which also stands there before.
 */
export function Composer({
  draft,
  onDraft,
  onSend,
  onTyping,
}: {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  onTyping: () => void;
}) {
  const t = useTranslations('chat');
  const id = useId();
  const toldAt = useRef(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState(false);
  useEffect(() => {
    // Where a finger writes, the keyboard would cover what was said before anybody has read it.
    if (window.matchMedia?.('(pointer: fine)').matches) box.current?.focus({ preventScroll: true });
  }, []);
  const text = draft.trim();
  const over = text.length - CHAT_MESSAGE_MAX;
  const ready = text !== '' && over <= 0;

  const send = () => {
    if (!ready) return;
    setFile(false);
    toldAt.current = 0;
    onSend(text);
  };
  const change = (value: string) => {
    setFile(false);
    onDraft(value);
    const now = Date.now();
    if (value.trim() === '' || now - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = now;
    onTyping();
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes, Enter ends a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const refuseFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    setFile(true);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-hairline border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <label htmlFor={id} className="sr-only">
        {t('message')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          id={id}
          value={draft}
          rows={1}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-note`}
          aria-invalid={over > 0}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => refuseFiles(event, event.clipboardData?.files)}
          onDrop={(event) => refuseFiles(event, event.dataTransfer?.files)}
          className="field-sizing-content max-h-36 min-h-12 w-full min-w-0 resize-none rounded-control border border-hairline bg-surface-2 px-4 py-3 text-base text-ivory placeholder:text-muted/70 focus:border-gold focus:outline-none focus-visible:ring-2 focus-visible:ring-gold/40 aria-invalid:border-danger"
        />
        <IconButton icon={sendIcon} label={t('send')} tone="gold" type="submit" disabled={!ready} className="mb-0.5" />
      </div>
      <p
        id={`${id}-note`}
        role={file || over > 0 ? 'alert' : undefined}
        className={cn('mt-1.5 text-xs', file || over > 0 ? 'text-danger' : 'text-muted')}
      >
        {over > 0
          ? t('tooLong', { count: over })
          : file
            ? t('error.textOnly')
            : text.length >= COUNT_FROM
              ? t('left', { count: -over })
              : t('hint')}
      </p>
    </form>
  );
}
