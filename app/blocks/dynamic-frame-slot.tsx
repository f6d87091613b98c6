'use client';

import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import type { DynamicFrame } from '@/components/display/dynamic-frame';
import { Skeleton } from '@/components/feedback/skeleton';
import { inPageTexts } from '@/lib/i18n/in-page-texts';
import { latePart } from '@/lib/late-part';

/** How near the screen must come before the frame is loaded. */
const NEAR = '400px';
const skeleton = <Skeleton className="absolute inset-0 size-full" />;

const LazyFrame = latePart(
  () => inPageTexts(import('@/components/display/dynamic-frame').then((module) => module.DynamicFrame)),
  () => skeleton,
);

/**
 * The place of a frame of dynamic content: as high as its editor says, filled once it comes near the screen. One that comes out
 * higher is never what the browser holds on to when it keeps in place what is read: that is what stands below.
 */
export function DynamicFrameSlot({
  heights,
  ...frame
}: Omit<ComponentProps<typeof DynamicFrame>, 'skeleton'> & {
  /** Reserved height by screen in pixels, so that nothing below moves: mobile, tablet, desktop. */
  heights: readonly [number, number, number];
}) {
  const slot = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!slot.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(slot.current);
    return () => watcher.disconnect();
  }, []);

  const [mobile, tablet, desktop] = heights;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--mobile': `${mobile}px`,
    '--tablet': `${tablet}px`,
    '--desktop': `${desktop}px`,
  };
  return (
    <div
      ref={slot}
      className="relative min-h-(--mobile) [overflow-anchor:none] tablet:min-h-(--tablet) desktop:min-h-(--desktop) noscript:hidden"
      style={style}
    >
      {near ? <LazyFrame {...frame} skeleton={skeleton} /> : skeleton}
    </div>
  );
}
