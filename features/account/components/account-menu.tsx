'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/display/icon';

/** The header's session slot for members: a button for what they may do with their account. The panel is made when first opened. */
export function AccountMenu({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={t('menu')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => {
          setOpened(true);
          setOpen(!open);
        }}
        className="flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2 transition-colors hover:bg-surface-3"
      >
        <Icon name="user" size={22} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside, which keyboards press too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard is clicked */}
      <div
        id={panel}
        hidden={!open}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) setOpen(false);
        }}
        className="absolute top-full right-0 z-40 mt-2 w-64 rounded-card bg-surface-2 p-3 shadow-soft"
      >
        {opened && children}
      </div>
    </div>
  );
}
