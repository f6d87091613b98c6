'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { RichText } from '@/components/display/rich-text';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { DialogFrame } from '@/components/overlay/dialog-frame';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { userQuery } from '@/features/account/queries';
import { SUPPORT_POLL_MS } from '../constants';
import { supportQuery } from '../queries';
import { ChatThread } from './chat-thread';
import { ContactForm } from './contact-form';
import { SupportNotice } from './support-notice';
import { WidgetOpener } from './widget-opener';

/**
 * Support over any page, a whole sheet on phones: the chat for players, the form for guests and for whoever rather has an email;
 * or the widget of the help desk that is configured. `channels` are the house's other channels, shown beside.
 */
export function SupportPanel({
  member,
  texts,
  channels,
  onLogIn,
  onClose,
}: {
  member: boolean;
  texts: ModalTexts;
  channels: ReactNode;
  onLogIn: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('chat');
  const support = useQuery({ ...supportQuery, refetchInterval: SUPPORT_POLL_MS });
  const { data: user } = useQuery({ ...userQuery, enabled: member });
  const [byEmail, setByEmail] = useState(false);
  const [widgetFailed, setWidgetFailed] = useState(false);
  const widget = support.data?.widget ?? null;
  if (widget && !widgetFailed)
    return <WidgetOpener widget={widget} member={member} onOpened={onClose} onFailed={() => setWidgetFailed(true)} />;
  // The help desk keeps its own threads: without its widget, a question goes by email.
  const form = !member || byEmail || widgetFailed;
  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      width="medium"
      className="max-tablet:h-dvh max-tablet:max-h-none! max-tablet:rounded-none! tablet:h-[min(44rem,calc(100dvh-3rem))]"
    >
      <div className="flex flex-col gap-2 border-hairline border-b px-5 pt-4 pr-14 pb-3">
        <Radix.Title className="font-display font-semibold text-lg">{texts.header || t('title')}</Radix.Title>
        {support.data ? (
          <SupportNotice online={support.data.online} usualMinutes={support.data.usual_answer_minutes} here={!form} />
        ) : (
          <Skeleton className="h-10 w-2/3" />
        )}
      </div>
      {support.isError ? (
        <div className="flex-1 overflow-y-auto p-5">
          <ErrorState onRetry={() => support.refetch()} />
        </div>
      ) : form ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {!member && (
            <button
              type="button"
              onClick={onLogIn}
              className="min-h-11 w-full border-hairline border-b px-5 text-left font-medium text-gold text-sm outline-offset-[-4px] hover:text-gold-hover"
            >
              {t('logIn')}
            </button>
          )}
          <div className="px-5 pt-4 text-muted text-sm">
            {texts.body ? <RichText html={texts.body} /> : <p>{t('intro')}</p>}
          </div>
          <ContactForm key={user?.id ?? 'guest'} writer={user?.id ?? 'guest'} email={user?.email ?? null} />
          <div className="px-5 pb-4">
            {byEmail && (
              <button
                type="button"
                onClick={() => setByEmail(false)}
                className="min-h-11 font-medium text-gold hover:text-gold-hover"
              >
                {t('toChat')}
              </button>
            )}
          </div>
        </div>
      ) : (
        <>
          {support.data && !support.data.online && (
            <button
              type="button"
              onClick={() => setByEmail(true)}
              className="min-h-11 border-hairline border-b px-5 text-left font-medium text-gold text-sm outline-offset-[-4px] hover:text-gold-hover"
            >
              {t('toForm')}
            </button>
          )}
          {user ? <ChatThread userId={user.id} /> : <div className="flex-1" />}
        </>
      )}
      {channels && (
        <div className="border-hairline border-t px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
          {channels}
        </div>
      )}
    </DialogFrame>
  );
}
