'use client';
import { Button } from '@desk/components/form/button';
import { useTranslations } from 'next-intl';
import type { Outgoing } from './answers';

type Props = { one: Outgoing; onAgain: (one: Outgoing) => unknown; onGiveUp: (one: Outgoing) => unknown };

/** An answer that has not arrived: on its way, or what went wrong and what may be done. */
export function OutgoingLine({ one, onAgain, onGiveUp }: Props) {
  const t = useTranslations('support.outgoing');
  const { text, state, problem } = one;
  return (
    <article className="flex max-w-[85%] flex-col gap-1 self-end">
      <p className="whitespace-pre-wrap break-words rounded-card border border-edge border-dashed px-3 py-2">{text}</p>
      {state === 'sending' ? (
        <p className="text-end text-muted text-xs">{t('sending')}</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-bad text-sm">
          <span>{state === 'interrupted' ? t('interrupted') : t('failed', { why: problem ?? '' })}</span>
          <Button onClick={() => onAgain(one)}>{t('again')}</Button>
          <Button look="quiet" onClick={() => onGiveUp(one)}>
            {t('giveUp')}
          </Button>
        </div>
      )}
    </article>
  );
}
