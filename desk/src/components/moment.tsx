'use client';
import { useFormatter } from 'next-intl';

/** A moment, to the minute. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}</time>;
}
