'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { AsyncButton } from '@/components/controls/async-button';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { failureCode } from '@/lib/api/failure';
import { routes } from '@/lib/routes/routes';
import { logOut } from '@/lib/session/browser-session';
import { userQuery } from '../queries';

/** The header's session slot for members: who is logged in, the profile, the way out. */
export function AccountMenu() {
  const t = useTranslations('account');
  const user = useQuery(userQuery);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();
  const name = user.data ? (user.data.phone ? `+${user.data.phone}` : user.data.email) : null;

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent | KeyboardEvent) => {
      const stays =
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : event.target instanceof Node && box.current?.contains(event.target);
      if (!stays) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open]);

  const leave = () =>
    logOut().catch((error: unknown) => {
      const code = failureCode(error);
      notify({ kind: 'error', message: t(`error.${code === 'NETWORK' ? 'network' : 'unexpected'}`), id: 'account' });
    });

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-label={t('menu')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="flex size-11 items-center justify-center rounded-control bg-surface-2 transition-colors hover:bg-surface-3"
      >
        <Icon name="user" size={22} />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-2 w-60 rounded-card bg-surface-2 p-3 shadow-soft"
      >
        {name && <p className="truncate px-2 pb-2 font-medium tabular">{name}</p>}
        <AppLink
          href={routes.profile()}
          onClick={() => setOpen(false)}
          className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-surface-3"
        >
          <Icon name="user" size={20} className="text-muted" />
          {t('profile')}
        </AppLink>
        <AsyncButton tone="ghost" wide onClick={leave} className="justify-start! gap-3! px-2!">
          <Icon name="logout" size={20} className="text-muted" />
          {t('logOut')}
        </AsyncButton>
      </div>
    </div>
  );
}
