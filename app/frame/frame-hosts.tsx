'use client';

import type { Locale } from '@kozyr/contracts/locales';
import { type ComponentProps, useEffect } from 'react';
import { ToastHost } from '@/components/overlay/toast-host';
import { Texts } from '@/lib/i18n/texts';
import { PlayerListenersIsland } from '../islands/member-islands';
import { CashboxHost } from '../modals/cashbox-host';
import { ModalHost } from '../modals/modal-host';
import { AlertHost } from './alert-host';
import { BackListener } from './back-listener';
import { ConnectionHost } from './connection-host';
import { PlayerGamesListener } from './player-games-listener';
import { PreviewHost } from './preview-host';
import { SearchHost } from './search-host';

type FrameHostsProps = ComponentProps<typeof ModalHost> & {
  locale: Locale;
  /** The line without a connection, and whether there is a worker for pages that can't be had then. */
  offline: { text: string; worker: boolean };
  /** Where this document was come to. */
  landed: string;
};

/** What the frame has beside its links: it shows nothing before something happens. See late-hosts. */
export function FrameHosts({ locale, offline, landed, audience, channels }: FrameHostsProps) {
  // Here before anything can break: what broke may be the way to fetch it.
  useEffect(() => {
    import('./page-error').catch(() => undefined);
  }, []);
  return (
    <Texts>
      {audience === 'member' && <PlayerGamesListener />}
      {audience === 'member' && <PlayerListenersIsland />}
      <ToastHost />
      <AlertHost />
      <ConnectionHost locale={locale} {...offline} />
      <BackListener landed={landed} />
      <PreviewHost />
      <CashboxHost audience={audience} />
      <SearchHost />
      <ModalHost audience={audience} channels={channels} />
    </Texts>
  );
}
