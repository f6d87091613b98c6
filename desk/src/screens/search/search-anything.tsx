'use client';
import { Button } from '@desk/components/form/button';
import { Dialog } from '@desk/components/overlay/dialog';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { opensSearch } from './groups';
import { SearchPanel } from './search-panel';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The way to anything from anywhere: a button, "/" and Ctrl+K. While another dialog is open the keys are its own. */
export function SearchAnything() {
  const t = useTranslations('search');
  const w = useTranslations('ui.dialog');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, isTyping(event.target))) return;
      event.preventDefault();
      if (document.querySelector('[role=dialog]') === null) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button onClick={() => setOpen(true)} title={t('keys')} aria-keyshortcuts="/ Control+K Meta+K">
        {t('open')}
        <span
          aria-hidden="true"
          className="hidden rounded-sm border border-hairline px-1 font-code text-xs desktop:inline"
        >
          /
        </span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={w('close')} wide>
        <SearchPanel
          onOpen={(address) => {
            setOpen(false);
            router.push(address);
          }}
        />
      </Dialog>
    </>
  );
}
