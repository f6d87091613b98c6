'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify';
import { type Notice, onNotice } from './notify';
import { ToastCard } from './toast-card';

/** The react-toastify half of the toasts: dark, rounded, white text, own icons (spec §2). */
export function ToastStage() {
  const t = useTranslations('ui');

  useEffect(() => {
    const show = ({ kind, message, position = 'top-right', id }: Notice) => {
      const content = <ToastCard kind={kind} title={t(`toast.${kind}`)} message={message} />;
      const options = { position, role: kind === 'error' ? 'alert' : 'status' };
      if (id && toast.isActive(id)) toast.update(id, { ...options, render: content });
      else toast(content, id ? { ...options, toastId: id } : options);
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
