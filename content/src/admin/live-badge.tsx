'use client';

import { dot, row } from './badges';
import { standingFrom, wordsOf } from './live-state';

/** "Is it live?" in words beside a colour. */
export function LiveBadge({ value }: { value: unknown }) {
  const standing = standingFrom(value);
  if (!standing) return <span style={row}>Not saved yet</span>;
  const { words, tone } = wordsOf(standing);
  return (
    <span style={row}>
      <span aria-hidden style={dot(tone)} />
      {words}
    </span>
  );
}
