'use client';
import { useFormatter, useLocale, useNow } from 'next-intl';
import { kazakhAgo } from '../lib/format/kazakh-dates';

/** How long ago something was, with the very moment on it. @param at ISO 8601 */
export function Ago({ at }: { at: string }) {
  const format = useFormatter();
  const locale = useLocale();
  const now = useNow({ updateInterval: 30_000 });
  const moment = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(moment, { dateStyle: 'short', timeStyle: 'medium' })}>
      {locale === 'kk' ? kazakhAgo(moment, now) : format.relativeTime(moment, { now })}
    </time>
  );
}
