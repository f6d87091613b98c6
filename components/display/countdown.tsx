'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { splitRemaining } from '@/lib/format/durations';

/** Spec §9: a countdown ticks every 1000 ms. */
export const COUNTDOWN_TICK_MS = 1000;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds until `until` (milliseconds of `now`'s clock). `onExpire` runs once, when it is over or
 * was before. `label` names it for screen readers, which hear the time when they come to it and not every second.
 * `compact` is minutes and seconds in a line of text.
 */
export function Countdown({
  until,
  label,
  now = Date.now,
  onExpire,
  compact = false,
}: {
  until: number;
  label: string;
  now?: () => number;
  onExpire?: () => void;
  compact?: boolean;
}) {
  const t = useTranslations('ui.countdown');
  // The server's second is not the reader's: the figures come with the browser.
  const [left, setLeft] = useState<number | null>(null);
  const expire = useEffectEvent(() => onExpire?.());
  const look = useEffectEvent(() => until - now());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another countdown
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = () => {
      const remaining = look();
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      timer = undefined;
      expire();
    };
    timer = setInterval(tick, COUNTDOWN_TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  const time = left === null ? null : splitRemaining(left);
  const two = (value: number | undefined) => (value === undefined ? '––' : String(value).padStart(2, '0'));
  const spoken = time && t('spoken', time);
  if (compact) {
    return (
      <span role="timer" aria-label={label} className="tabular">
        <span aria-hidden>
          {two(time ? time.minutes + 60 * (time.hours + 24 * time.days) : undefined)}:{two(time?.seconds)}
        </span>
        <span className="sr-only">{spoken}</span>
      </span>
    );
  }
  return (
    <div role="timer" aria-label={label} className="grid grid-cols-4 gap-2">
      <span className="sr-only">{spoken}</span>
      {UNITS.map((unit) => (
        <span key={unit} aria-hidden className="rounded-control bg-surface-2 px-1 py-2 text-center">
          <span className="block font-display font-semibold text-xl tabular leading-7">{two(time?.[unit])}</span>
          <span className="block truncate text-muted text-xs">{t(unit)}</span>
        </span>
      ))}
    </div>
  );
}
