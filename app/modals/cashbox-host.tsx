'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import type { Audience } from '@/lib/content/component-rules';
import { useReaderLocale } from '@/lib/i18n/page-words';
import { useAskedDialog } from '@/lib/modal-queue/modal-queue';
import { asPage, isCashboxPage, isOverlayShown } from '@/lib/navigation/cashbox-address';
import { hideOverlay, onCashboxPage, opensAsPageHere, showOverlay } from '@/lib/navigation/open-cashbox';
import { localePath } from '@/lib/routes/paths';
import { AUTH_KEY, MODAL_KEY } from '@/lib/routes/routes';
import { CashboxOverlayIsland } from '../islands/frame-islands';
import { ModalMessages } from './modal-messages';

/** A plain press on a link to the cashbox: what the link asks for; null for everything else. */
function readPress(event: MouseEvent): URLSearchParams | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin || !isCashboxPage(link.pathname)) return null;
  const { searchParams } = new URL(link.href);
  // A login or a modal is asked for over wherever the reader is.
  return [AUTH_KEY, MODAL_KEY].some((key) => searchParams.has(key)) ? null : searchParams;
}

/**
 * Mounted once. Where there is room, every link to the cashbox opens it over the page, also an editor's; cashbox=show in
 * the address does so too, and leads to the page where there is none. Spec §2.
 */
export function CashboxHost({ audience }: { audience: Audience }) {
  const query = useSearchParams();
  const router = useRouter();
  const locale = useReaderLocale();
  const asked = isOverlayShown(query);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  useAskedDialog(asked);

  useEffect(() => onCashboxPage((href) => router.push(href)), [router]);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const input = readPress(event);
      if (!input || opensAsPageHere()) return;
      event.preventDefault();
      // The sheet comes with the press, and not once the router has heard of the address.
      setOpened(true);
      setOpen(true);
      showOverlay(input);
    };
    // A way back that is taken before the router has heard of the address.
    const back = () => {
      if (!isOverlayShown(new URLSearchParams(window.location.search))) setOpen(false);
    };
    // Before the router's own links hear of it: they leave alone what was prevented.
    window.addEventListener('click', press, { capture: true });
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('click', press, { capture: true });
      window.removeEventListener('popstate', back);
    };
  }, []);

  // Only when it is asked for: a window made narrower must not take a half-filled form away.
  useEffect(() => {
    if (!asked) setOpen(false);
    else if (opensAsPageHere()) router.replace(localePath(locale, asPage(new URLSearchParams(window.location.search))));
    else {
      setOpened(true);
      setOpen(true);
    }
  }, [asked, router, locale]);

  const close = () => {
    setOpen(false);
    hideOverlay();
  };
  return (
    opened && (
      <Suspense>
        <ModalMessages>
          <CashboxOverlayIsland open={open} inAddress={asked} audience={audience} onClose={close} />
        </ModalMessages>
      </Suspense>
    )
  );
}
