'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { statusModalClosed, statusModalGone, useStatusModal } from '../store';
import { StatusDialog } from './status-dialog';

/**
 * The one status modal, whoever opens it. The next in the queue comes when this one is gone, the focus is back where it
 * was, and the page that a button led to is there.
 */
export function StatusModal() {
  const state = useStatusModal();
  const [leaving, startLeaving] = useTransition();
  const [lead, setLead] = useState<() => void>();
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      const shown = useStatusModal.getState();
      // A moment later: React's strict mode takes everything down once and puts it up again.
      setTimeout(() => {
        if (!mounted.current && shown.kind === 'open') statusModalClosed(shown.modal.id);
      }, 0);
    };
  }, []);

  useEffect(() => {
    if (state.kind === 'open' || leaving) return;
    // After the focus has gone back, which takes Radix the same moment.
    const timer = setTimeout(() => {
      if (!lead) return statusModalGone();
      setLead(undefined);
      startLeaving(lead);
    }, 0);
    return () => clearTimeout(timer);
  }, [state, leaving, lead]);

  if (state.kind === 'closed') return null;
  const { id, request } = state.modal;
  return (
    <StatusDialog
      key={id}
      request={request}
      onClose={(next) => {
        if (next) setLead(() => next);
        statusModalClosed(id);
      }}
    />
  );
}
