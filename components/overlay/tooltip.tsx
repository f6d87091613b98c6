'use client';

import dynamic from 'next/dynamic';
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';

const TooltipBubble = dynamic(() => import('./tooltip-bubble').then((module) => module.TooltipBubble), { ssr: false });

/** Delays of spec §9: a pause before the first tooltip, none when the last one closed a moment ago. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Shows `content` beside its one child on hover or focus. The library comes when somebody first gets near; the child is
 * never remounted for it. Say nothing here that is not said elsewhere: phones have no tooltips.
 */
export function Tooltip({
  content,
  children,
}: {
  content: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (delay: number) => {
    setNear(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to its child
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        show(performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      }}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {near && <TooltipBubble id={id} open={open} content={content} />}
    </span>
  );
}
