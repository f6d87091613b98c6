'use client';

import { dot, row } from './badges';
import { parsePublishStatus, wordsOf } from './live-state';

/** "Is it live?" in words beside a colour. */
export function LiveBadge({ value }: { value: unknown }) {
  const status = parsePublishStatus(value);
  if (!status) return <span style={row}>Not saved yet</span>;
  const { words, tone } = wordsOf(status);
  return (
    <span style={row}>
      <span aria-hidden style={dot(tone)} />
      {words}
    </span>
  );
}
