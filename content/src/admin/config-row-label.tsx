'use client';

import { useRowLabel } from '@payloadcms/ui';

type Entry = { key?: string; kind?: string; value?: string };

/** Title of a config entry in the admin: its key and, where it has one, its value. */
export function ConfigRowLabel() {
  const { data, rowNumber } = useRowLabel<Entry>();
  const name = data.key || `Entry ${(rowNumber ?? 0) + 1}`;
  const detail = data.kind === 'text' || !data.kind ? data.value : data.kind;
  return <span>{detail ? `${name} · ${detail}` : name}</span>;
}
