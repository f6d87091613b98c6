'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';

/**
 * A button that shows a panel under itself; a press outside, Escape (which gives the focus back) or a link inside closes
 * it. `label` names the button when its content is an icon. `children` are made when it is first opened, then kept.
 */
export function Popover({
  label,
  button,
  buttonClass,
  panelClass,
  children,
}: {
  label?: string;
  button: (open: boolean) => ReactNode;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus({ preventScroll: true });
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
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => {
          setOpened(true);
          setOpen(!open);
        }}
        className={buttonClass}
      >
        {button(open)}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside, which keyboards press too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard is clicked */}
      <div
        id={panel}
        hidden={!open}
        onClick={({ target }) => {
          if (!(target instanceof Element && target.closest('a'))) return;
          // What the link opens over the page gives the focus back to what can still be seen.
          trigger.current?.focus({ preventScroll: true });
          setOpen(false);
        }}
        className={cn('absolute top-full right-0 z-40 mt-2 rounded-card bg-surface-2 shadow-soft', panelClass)}
      >
        {opened && children}
      </div>
    </div>
  );
}
