'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/display/icon';
import { RichText } from '@/components/display/rich-text';
import { Skeleton } from '@/components/feedback/skeleton';
import { ModalSkeleton } from '@/components/overlay/modal-skeleton';
import { cn } from '@/lib/class-names';
import { type ModalView, titleKey } from '../rules';
import type { ModalStatus } from '../types';
import { StatusPicture } from './status-picture';

const LOOKS: Record<ModalStatus, { icon: IconName; colour: string }> = {
  attention: { icon: 'info', colour: 'text-gold' },
  error: { icon: 'error', colour: 'text-danger' },
  warning: { icon: 'warning', colour: 'text-pending' },
  success: { icon: 'success', colour: 'text-active' },
  waiting_approval: { icon: 'history', colour: 'text-diamonds' },
  prevention: { icon: 'shield', colour: 'text-pending' },
  prevention_activated: { icon: 'bonuses', colour: 'text-active' },
};

/**
 * The words of a status modal: what it is in colour, icon and text, then header, picture, body, description and the
 * caller's content. A screen reader hears the dialog's name and all of this, also when it comes later.
 */
export function StatusBody({ view, content }: { view: ModalView; content?: ReactNode }) {
  const t = useTranslations('statusModal');
  const ui = useTranslations('ui');
  const loading = view.kind === 'loading';
  const { icon, colour } = LOOKS[view.status];
  return (
    <div aria-live="polite" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className={cn('lamp flex flex-col items-center gap-2 px-14 pt-7 pb-4', loading ? 'text-muted' : colour)}>
        {loading ? <Skeleton className="size-10 rounded-chip" /> : <Icon name={icon} size={40} />}
        <Radix.Title className="text-center font-display font-semibold text-lg leading-snug">
          {loading ? <Skeleton className="my-0.5 h-5 w-32" /> : t(`title.${titleKey(view.status)}`)}
          {loading && <span className="sr-only">{ui('loading')}</span>}
        </Radix.Title>
      </div>
      <Radix.Description asChild>
        <div className="flex flex-col items-center gap-3 px-5 pt-1 text-center">
          {view.kind === 'loading' && <ModalSkeleton label={ui('loading')} amount={false} />}
          {view.kind === 'unknown' && <p className="text-pretty text-muted">{t('STATUS_UNKNOWN_ISSUE')}</p>}
          {view.kind === 'unavailable' && <p className="text-pretty text-muted">{t('checkUnavailable')}</p>}
          {view.kind === 'texts' && (
            <>
              {view.texts.header && <p className="text-balance font-semibold text-ivory">{view.texts.header}</p>}
              {view.texts.image && <StatusPicture image={view.texts.image} />}
              {view.texts.body && <RichText html={view.texts.body} className="text-muted" />}
              {view.texts.description && (
                <RichText html={view.texts.description} className="rounded-control bg-surface-2 px-4 py-3 text-sm" />
              )}
              {content}
            </>
          )}
        </div>
      </Radix.Description>
    </div>
  );
}
