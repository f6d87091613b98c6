'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';
import { IconButton } from '../controls/icon-button';
import { FrameIcon } from './frame-icon';

/**
 * A row that scrolls sideways and snaps; swipe, wheel, Tab, arrow keys on the row, and buttons from 768 px. `items` are
 * rendered by the server; `itemClass` sets their width, an item's own class may hide it on some screens. `action` stands beside the title ("All games"),
 * `scroll` names the buttons.
 */
export function Rail({
  title,
  action,
  items,
  itemClass,
  scroll,
}: {
  title: ReactNode;
  action?: ReactNode;
  items: readonly { key: string; content: ReactNode; className?: string }[];
  itemClass: string;
  scroll: { back: string; on: string };
}) {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      // Zoomed pages scroll by fractions of a pixel.
      const start = list.scrollLeft <= 1;
      const end = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      setEdges((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <section className="min-w-0">
      <header className="mb-3 flex min-h-11 items-center gap-2">
        <h2 className="min-w-0 flex-1 font-display font-semibold text-lg tablet:text-xl">{title}</h2>
        {action}
        <span className={cn('hidden gap-2 tablet:flex', edges.start && edges.end && 'invisible')}>
          <IconButton
            tone="quiet"
            icon={<FrameIcon name="chevron-left" size={20} />}
            label={scroll.back}
            disabled={edges.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            tone="quiet"
            icon={<FrameIcon name="chevron-right" size={20} />}
            label={scroll.on}
            disabled={edges.end}
            onClick={() => turn(1)}
          />
        </span>
      </header>
      <ul
        ref={row}
        className="scrollbar-none -mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 tablet:-mx-1 tablet:scroll-px-1 tablet:px-1"
      >
        {items.map((item) => (
          <li key={item.key} className={cn('relative shrink-0 snap-start', itemClass, item.className)}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
