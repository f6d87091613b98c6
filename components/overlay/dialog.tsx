'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { IconButton } from '../controls/icon-button';

/**
 * A modal: centred from 768 px, a bottom sheet below. Focus is kept inside and returns, the page behind does not
 * scroll. `width` narrow is the 343 px of bonus and status modals (spec §9). `dismissible` false: neither a click
 * outside nor Escape closes it (status modal, spec §4). Heavy: load it lazily with what it shows.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'medium',
  dismissible = true,
  hideTitle = false,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  dismissible?: boolean;
  hideTitle?: boolean;
}) {
  const t = useTranslations('ui');
  // It is opened by state and not by a Radix trigger, so the way back is ours to remember: while it opens, before
  // anything inside takes the focus.
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    if (open) opener.current = document.activeElement;
  }
  const keep = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in overflow-y-auto bg-black/70 max-tablet:flex max-tablet:items-end tablet:grid tablet:place-items-center tablet:p-6">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onPointerDownOutside={keep}
            onInteractOutside={keep}
            onEscapeKeyDown={keep}
            className={cn(
              'relative flex w-full flex-col bg-surface-1 shadow-soft outline-none max-tablet:max-h-[92dvh] max-tablet:animate-sheet max-tablet:rounded-t-card tablet:animate-rise tablet:rounded-card',
              { narrow: 'tablet:max-w-[343px]', medium: 'tablet:max-w-[440px]', wide: 'tablet:max-w-[720px]' }[width],
            )}
          >
            <header className="flex items-start gap-3 px-5 pt-4">
              <Radix.Title
                className={cn('min-w-0 flex-1 pt-2 font-display font-semibold text-lg', hideTitle && 'sr-only')}
              >
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label={t('close')} className={cn('-mr-2', hideTitle && 'ml-auto')} />
              </Radix.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5">
              {description && <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>}
              {children}
            </div>
            {footer && (
              <footer className="flex flex-col gap-2 border-hairline border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
