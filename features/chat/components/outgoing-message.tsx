import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { Spinner } from '@/components/feedback/spinner';
import { cn } from '@/lib/class-names';
import type { Outgoing } from '../types';
import { MessageText } from './message-text';

const ACTION = 'inline-flex min-h-11 items-center font-semibold text-sm underline-offset-2 hover:underline';

/** A message on its way; one that did not get there says why and can be sent again or taken back. */
export function OutgoingMessage({
  outgoing: { text, error },
  onAgain,
  onGiveUp,
}: {
  outgoing: Outgoing;
  onAgain: () => void;
  onGiveUp: () => void;
}) {
  const t = useTranslations('chat');
  return (
    <div className="flex max-w-[85%] flex-col items-end self-end">
      <div
        className={cn(
          'rounded-card rounded-br-sm px-3.5 py-2.5',
          error ? 'border border-danger bg-surface-2' : 'bg-gold/70 text-on-gold',
        )}
      >
        <p className="sr-only">{t('you')}</p>
        <MessageText text={text} />
        {!error && (
          <p className="mt-1 flex items-center justify-end gap-1.5 text-on-gold/75 text-xs">
            <Spinner size={12} />
            {t('sending')}
          </p>
        )}
      </div>
      {error && (
        <div data-testid="chat-failed" className="flex flex-col items-end">
          <p className="mt-1 text-balance text-right text-danger text-sm">
            <Icon name="error" size={16} className="mr-1.5 inline align-[-3px]" />
            {t(`error.${error}`)}
          </p>
          <p className="flex gap-4">
            <button type="button" onClick={onGiveUp} className={cn(ACTION, 'text-muted')}>
              {t('giveUp')}
            </button>
            <button type="button" onClick={onAgain} className={cn(ACTION, 'text-gold')}>
              {t('sendAgain')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
