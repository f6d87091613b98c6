'use client';
import { useFormatter, useNow } from 'next-intl';

/** How long ago something was, with the very moment on it. @param at ISO 8601 */
export function Ago({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const moment = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'medium' })}>
      {format.relativeTime(moment, { now })}
    </time>
  );
}
