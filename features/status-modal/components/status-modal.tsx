'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { openNextOf, openOf, useOpenModal } from '@/lib/modal-queue/modals-of-kind';
import { statusModalClosed } from '../store';
import { StatusDialog } from './status-dialog';

/**
 * The one status modal, whoever opens it. The next in the queue comes when this one is gone, the focus is back where it
 * was, and the page that a button led to is there.
 */
export function StatusModal() {
  const modal = useOpenModal('status');
  const [leaving, startLeaving] = useTransition();
  const [lead, setLead] = useState<() => void>();
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      const shown = openOf('status');
      // A moment later: React's strict mode takes everything down once and puts it up again.
      setTimeout(() => {
        if (!mounted.current && shown) statusModalClosed(shown.id);
      }, 0);
    };
  }, []);

  useEffect(() => {
    if (modal || leaving) return;
    // After the focus has gone back, which takes Radix the same moment.
    const timer = setTimeout(() => {
      if (!lead) return openNextOf('status');
      setLead(undefined);
      startLeaving(lead);
    }, 0);
    return () => clearTimeout(timer);
  }, [modal, leaving, lead]);

  if (!modal) return null;
  const { id, request } = modal;
  return (
    <StatusDialog
      key={id}
      request={request.shows}
      onClose={(next) => {
        if (next) setLead(() => next);
        statusModalClosed(id);
      }}
    />
  );
}
