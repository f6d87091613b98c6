'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { DialogFrame } from '@/components/overlay/dialog-frame';
import { STATUS_MODAL_MIN_HEIGHT } from '../constants';
import { useModalTexts } from '../queries';
import { viewOf } from '../rules';
import type { StatusModalRequest } from '../types';
import { StatusActions } from './status-actions';
import { StatusBody } from './status-body';

/**
 * A status modal with its texts. It closes by Close, Escape or a button; a click outside leaves it open (spec §4). It
 * belongs to the page it was opened on and goes with it.
 * @param onClose gets what a button leads to, to be done once the modal is gone
 */
export function StatusDialog({
  request,
  onClose,
}: {
  request: StatusModalRequest;
  onClose: (next?: () => void) => void;
}) {
  const texts = useModalTexts(request.key, request.variables ? { variables: request.variables } : {});
  // Old texts are better than none: they stay while newer ones can't be had.
  const view = viewOf(texts.data ?? (texts.isError ? null : undefined), request);

  const path = usePathname();
  const home = useRef(path);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (path !== home.current) close.current();
  }, [path]);

  const footer: ReactNode = view.kind === 'texts' ? request.footer : undefined;
  return (
    <DialogFrame open onOpenChange={(open) => !open && onClose()} width="narrow" dismissible="escape" described>
      <div data-status={view.status} className="flex flex-1 flex-col" style={{ minHeight: STATUS_MODAL_MIN_HEIGHT }}>
        <StatusBody view={view} content={request.content} />
        <footer className="mt-auto flex flex-col gap-2 px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {footer ?? <StatusActions view={view} request={request} onClose={onClose} />}
        </footer>
      </div>
    </DialogFrame>
  );
}
