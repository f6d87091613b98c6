'use client';

import { useConfig, useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { callApi } from './call-api';

type Entry = { key?: string; kind?: string; value?: string; component?: unknown; image?: unknown };

/** Names of what entries link to, asked for once a view: a slider's rows are recognised by their banners. */
const names = new Map<string, Promise<string>>();

function keyIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'key' in answer ? String(answer.key) : '';
}

function useLinkedName(entry: Entry): string {
  const { config } = useConfig();
  const [name, setName] = useState('');
  const collection = entry.kind === 'image' ? 'media' : 'components';
  const id = entry.kind === 'image' ? entry.image : entry.component;
  const path =
    typeof id === 'number' ? `${config.routes.api}/${collection}/${id}?depth=0&draft=true&select[key]=true` : '';
  useEffect(() => {
    if (path === '') return;
    const asked = names.get(path) ?? callApi(path).then(keyIn, () => '');
    names.set(path, asked);
    let wanted = true;
    void asked.then((found) => {
      if (wanted) setName(found);
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  return path === '' ? '' : name;
}

/** Title of a config entry in the admin: its key and its value, or the name of what it links to. */
export function ConfigRowLabel() {
  const { data, rowNumber } = useRowLabel<Entry>();
  const linked = useLinkedName(data);
  const name = data.key || `Entry ${(rowNumber ?? 0) + 1}`;
  const detail = data.kind === 'text' || !data.kind ? data.value : linked || data.kind;
  return <span>{detail ? `${name} · ${detail}` : name}</span>;
}
