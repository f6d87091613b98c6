'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonLook } from '../form/button';

/** A button that shows some choices below it; Escape and a press elsewhere close it. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        open.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && open.contains(event.target)) return;
      open.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={menu} className="relative">
      <summary className={`${buttonLook('plain')} list-none`}>{label}</summary>
      <div className="absolute end-0 top-full z-20 mt-1 flex min-w-56 flex-col gap-1 rounded-card border border-hairline bg-surface p-2 shadow-soft">
        {children}
      </div>
    </details>
  );
}
