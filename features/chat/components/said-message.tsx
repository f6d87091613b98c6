import type { ChatMessage } from '@kozyr/contracts/chat';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/class-names';
import { formatTime } from '@/lib/format/dates';
import { MessageText } from './message-text';

/** A message that was said: whose it is, when, and whether the other side has read it. */
export function SaidMessage({ message, timeZone }: { message: ChatMessage; timeZone: string }) {
  const t = useTranslations('chat');
  const own = message.from === 'player';
  return (
    <div
      data-testid={own ? 'chat-own' : 'chat-answer'}
      className={cn(
        'max-w-[85%] rounded-card px-3.5 py-2.5',
        own ? 'self-end rounded-br-sm bg-gold text-on-gold' : 'self-start rounded-bl-sm bg-surface-3',
      )}
    >
      <p className={own ? 'sr-only' : 'mb-0.5 font-semibold text-gold text-sm'}>
        {own ? t('you') : (message.author ?? t('support'))}
      </p>
      <MessageText text={message.text} />
      <p className={cn('mt-1 flex justify-end gap-1.5 text-xs tabular', own ? 'text-on-gold/75' : 'text-muted')}>
        <time dateTime={message.sent_at}>{formatTime(message.sent_at, timeZone)}</time>
        {own && <span data-testid="chat-mark">{message.read_at ? t('read') : t('sent')}</span>}
      </p>
    </div>
  );
}
