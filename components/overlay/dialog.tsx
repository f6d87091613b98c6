'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { DialogFrame } from './dialog-frame';

/**
 * A modal with a title, what it is about and a footer for buttons: centred from 768 px, a bottom sheet below. `width`
 * narrow is the 343 px of bonus and status modals (spec §9). `dismissible` false: neither a click outside nor Escape
 * closes it. Heavy: load it lazily with what it shows.
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
  contained = false,
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
  /** Never higher than the screen, so that title and footer stay in sight while what is between them scrolls. */
  contained?: boolean;
}) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      width={width}
      dismissible={dismissible}
      described={Boolean(description)}
      {...(contained ? { className: 'tablet:max-h-[calc(100dvh-3rem)]' } : {})}
    >
      <header className="min-h-15 px-5 pt-4 pr-14">
        <Radix.Title className={cn('pt-2 font-display font-semibold text-lg', hideTitle && 'sr-only')}>
          {title}
        </Radix.Title>
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
    </DialogFrame>
  );
}
