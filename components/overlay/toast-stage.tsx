'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify';
import { type Notice, onNotice } from './notify';
import { ToastCard } from './toast-card';

/** The react-toastify half of the toasts: dark, rounded, white text, own icons (spec §2). */
export function ToastStage() {
  const t = useTranslations('ui');

  useEffect(() => {
    const look = () => (document.hidden ? toast.pause() : toast.play());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    // A toast that is leaving takes nothing more: one id is many toasts, one after the other.
    const shownAs = new Map<string, Id>();
    const show = ({ kind, message, position = 'top-right', id, onSeen }: Notice) => {
      const content = <ToastCard kind={kind} title={t(`toast.${kind}`)} message={message} onSeen={onSeen} />;
      const options = { position, role: kind === 'error' ? 'alert' : 'status' };
      const earlier = id && shownAs.get(id);
      if (earlier && toast.isActive(earlier)) {
        toast.update(earlier, { ...options, render: content });
        return;
      }
      const shown = toast(content, options);
      if (id) shownAs.set(id, shown);
    };
    // A moment later: React's strict mode mounts the container twice, and what was shown to the first one is lost.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = onNotice(show);
    }, 0);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [t]);

  return (
    <ToastContainer
      aria-label={t('notifications')}
      autoClose={6000}
      // A game has the focus in its frame, and its player is here: only a hidden page holds toasts back.
      pauseOnFocusLoss={false}
      hideProgressBar
      icon={false}
      newestOnTop
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label={t('close')}
          onClick={closeToast}
          className="absolute top-1 right-1 flex size-11 items-center justify-center text-muted text-xl hover:text-white"
        >
          ×
        </button>
      )}
      toastClassName="pointer-events-auto rounded-card! bg-surface-3! pr-11! shadow-soft! font-text!"
    />
  );
}
