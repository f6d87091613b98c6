'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The part of a modal that scrolls. Where it does, the keyboard can reach it to scroll it. */
export function ScrollPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    const resized = new ResizeObserver(look);
    resized.observe(box);
    for (const child of box.children) resized.observe(child);
    look();
    return () => resized.disconnect();
  }, []);
  return (
    <div ref={part} tabIndex={scrolls ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {children}
    </div>
  );
}
