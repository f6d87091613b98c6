'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';
import { useCalm } from '@/lib/screen/calm';

/**
 * Slides as wide as the page that snap; swipe, or the buttons below, each named as its slide is. It never moves by itself. Pictures of
 * all but the first slide come once the page is calm: a browser fetches them as if they were seen.
 */
export function Slider({
  label,
  slides,
}: {
  label: string;
  /** needs: what a slide is about that is not offered everywhere, as lib/place names it. */
  slides: readonly { key: string; name: string; content: ReactNode; needs?: string | undefined }[];
}) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const calm = useCalm();

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent([...list.children].indexOf(shown.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) seen.observe(slide);
    return () => seen.disconnect();
  }, []);

  const show = (position: number) => {
    const list = row.current;
    const slide = list?.children[position];
    // Of its place among those that are shown: not every slide is everywhere.
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' });
  };

  return (
    <section aria-label={label} className="min-w-0">
      <ul
        ref={row}
        className="scrollbar-none flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-card"
      >
        {slides.map((slide, position) => (
          <li
            key={slide.key}
            data-needs={slide.needs}
            className={cn(
              'relative w-full shrink-0 snap-center',
              position > 0 && !calm && '[&_img]:hidden noscript:[&_img]:block',
            )}
            inert={position !== current}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="mt-1 flex justify-center">
          {slides.map((slide, position) => (
            <button
              key={slide.key}
              data-needs={slide.needs}
              type="button"
              aria-label={slide.name}
              aria-current={position === current ? 'true' : undefined}
              onClick={() => show(position)}
              className="group flex size-11 items-center justify-center"
            >
              <span
                className={cn(
                  'h-1.5 rounded-chip transition-colors',
                  position === current ? 'w-7 bg-ivory' : 'w-4 bg-hairline group-hover:bg-muted',
                )}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
