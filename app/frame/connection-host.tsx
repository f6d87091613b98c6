'use client';

import { useEffect, useState } from 'react';
import { startWorker } from '@/lib/offline/start-worker';
import { whenCalm } from '@/lib/screen/calm';

/**
 * While an open page has no connection: a quiet line that goes by itself. And, once the page is calm, the worker
 * that answers for pages that can't be had then. `worker`: whether there is one.
 */
export function ConnectionHost({ locale, text, worker }: { locale: string; text: string; worker: boolean }) {
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const look = () => setLost(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);

  useEffect(() => {
    if (worker) void whenCalm().then(() => startWorker(locale));
  }, [worker, locale]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-70 flex justify-center px-4 tablet:bottom-6"
    >
      {lost && (
        <p
          data-testid="no-connection"
          className="flex animate-rise items-center gap-2.5 rounded-chip bg-surface-3 px-4 py-2 font-medium text-ivory text-sm shadow-soft"
        >
          <span aria-hidden className="size-2 shrink-0 rounded-chip bg-pending" />
          {text}
        </p>
      )}
    </div>
  );
}
