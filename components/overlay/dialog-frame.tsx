'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { useAskedDialog, useInNotice } from '@/lib/modal-queue/modal-queue';
import { pageCovered } from '@/lib/ui-flags/ui-flags';
import { CrossMark } from '../display/cross-mark';
import { coversPlace } from './covers-place';
import { closeByEscape, closesByEscape, sheetOver } from './escape-order';
import { openersNow, opensFrom, returnFocus } from './way-back';

/** `narrow` is the width of bonus and status modals, 343 px (spec §9). */
const WIDTHS = { narrow: 'tablet:max-w-modal', medium: 'tablet:max-w-[440px]', wide: 'tablet:max-w-[720px]' };

/**
 * The sheet of every dialog: centred from 768 px, from the bottom edge below. Focus is kept inside and returns, the page
 * behind does not scroll, and a cross of 44 px to touch closes it. `children` hold a Radix title. Heavy: load it lazily.
 */
export function DialogFrame({
  open,
  onOpenChange,
  width = 'medium',
  dismissible = true,
  described = false,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  width?: keyof typeof WIDTHS;
  /** False: neither a click outside nor Escape closes it; 'escape': a click outside does not (status modal, spec §4). */
  dismissible?: boolean | 'escape';
  /** True when `children` hold a Radix description. */
  described?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  // It is opened by state and not by a Radix trigger, so the way back is ours to remember: while it opens, before
  // anything inside takes the focus.
  const openers = useRef<readonly Element[]>([]);
  const wasOpen = useRef(false);
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    if (open) openers.current = openersNow();
  }
  // A notice has its place in the queue of modals; every other dialog is one that the player asked for.
  const inNotice = useInNotice();
  useAskedDialog(open && !inNotice);
  useEffect(() => (open ? pageCovered() : undefined), [open]);
  const keepUnless = (closes: boolean) => (event: Event) => {
    // A toast lies above everything: closing it is not a click outside.
    const onToast = event.target instanceof Element && event.target.closest('.Toastify');
    if (!closes || onToast) event.preventDefault();
  };
  const escapes = dismissible !== false;
  const sheet = useRef<HTMLDivElement>(null);
  const onEscape = (event: KeyboardEvent) => {
    const over = sheetOver(sheet.current);
    if (!over) return keepUnless(escapes)(event);
    event.preventDefault();
    closeByEscape(over);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={coversPlace()}>
        {/* Its row is never lower than the sheet: one that is higher than the screen would be cut off at its head.
            Not Radix.Overlay: its own way to keep the page from scrolling has every element of the page styled anew, by a press. */}
        <div
          // The library forbids presses to the body.
          style={{ pointerEvents: 'auto' }}
          className="veil fixed inset-0 z-50 animate-fade-in overflow-y-auto overscroll-contain bg-black/75 max-tablet:flex max-tablet:items-end tablet:grid tablet:grid-rows-[minmax(min-content,1fr)] tablet:place-items-center tablet:p-6"
        >
          <Radix.Content
            {...(described ? {} : { 'aria-describedby': undefined })}
            ref={(element) => {
              sheet.current = element;
              if (!element) return;
              opensFrom(element, openers.current);
              closesByEscape(element, () => escapes && onOpenChange(false));
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(openers.current);
            }}
            onPointerDownOutside={keepUnless(dismissible === true)}
            onInteractOutside={keepUnless(dismissible === true)}
            onEscapeKeyDown={onEscape}
            className={cn(
              'relative flex w-full flex-col overflow-hidden bg-surface-1 shadow-soft outline-none max-tablet:max-h-[92dvh] max-tablet:animate-sheet max-tablet:rounded-t-card tablet:animate-rise tablet:rounded-card',
              WIDTHS[width],
              className,
            )}
          >
            {children}
            <Radix.Close
              aria-label={t('close')}
              className="absolute top-2 right-2 z-10 inline-flex size-11 items-center justify-center rounded-control text-muted transition-colors hover:bg-ground/40 hover:text-ivory"
            >
              <CrossMark />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
