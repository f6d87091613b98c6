'use client';
import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useUrgency } from './urgent';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What it is about, read out with the title. */
  description?: ReactNode;
  closeLabel: string;
  wide?: boolean;
  /** Takes the place of a dialog that is open, which comes back with what was typed in it. */
  urgent?: boolean;
  /** Where the focus goes once it has closed; unset: back to where it was. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
};

/** A dialog over the page; there is one at a time. On a small screen it stands at the bottom. */
export function Dialog(props: Props) {
  const { open, onClose, title, description, closeLabel, wide = false, urgent = false, focusAfter, children } = props;
  const opener = useRef<Element | null>(null);
  const waits = useUrgency(urgent && open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={clsx('fixed inset-0 z-40 bg-shade', waits && 'hidden')} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // What was pressed may be gone with what the dialog did: then the page itself goes on.
            const left = opener.current?.isConnected ? null : document.querySelector('main');
            const target = focusAfter?.() ?? left;
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          className={clsx(
            waits && 'invisible',
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-card bg-surface shadow-soft',
            'border border-hairline tablet:inset-x-auto tablet:top-[10dvh] tablet:bottom-auto tablet:left-1/2 tablet:max-h-[80dvh]',
            'tablet:-translate-x-1/2 tablet:rounded-card',
            wide ? 'tablet:w-[min(52rem,94vw)]' : 'tablet:w-[min(30rem,94vw)]',
          )}
        >
          <header className="flex items-start gap-3 border-hairline border-b px-4 py-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted text-sm">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="grid size-8 place-items-center rounded-control text-lg text-muted hover:bg-raised"
            >
              <span aria-hidden="true">×</span>
            </Radix.Close>
          </header>
          <div className="overflow-y-auto p-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
