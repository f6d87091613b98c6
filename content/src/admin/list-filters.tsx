'use client';

import { useConfig, useListQuery } from '@payloadcms/ui';
import type { ListQuery } from 'payload';
import { type CSSProperties, useEffect, useState } from 'react';
import { TYPE_OPTIONS } from '../collections/component-types';
import { callApi } from './call-api';
import { narrow, narrowedTo } from './list-conditions';

type Option = { value: string; label: string };

const STATES: Option[] = [
  { value: 'live', label: 'Live' },
  { value: 'changed', label: 'Has unpublished changes' },
  { value: 'draft', label: 'Draft' },
  { value: 'not-yet', label: 'Not yet' },
  { value: 'over', label: 'Over' },
  { value: 'off', label: 'Switched off' },
];

const LANGUAGES: Option[] = [
  { value: 'ua', label: 'Ukrainian' },
  { value: 'ru', label: 'Russian' },
  { value: 'en', label: 'English' },
  { value: 'kz', label: 'Kazakh' },
];

const bar: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, margin: '0 0 16px', alignItems: 'end' };
const control: CSSProperties = {
  display: 'block',
  marginTop: 4,
  minHeight: 36,
  minWidth: 150,
  padding: '0 10px',
  color: 'var(--theme-text)',
  background: 'var(--theme-input-bg)',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
};

function Choice(props: {
  name: string;
  any: string;
  options: Option[];
  value: string;
  onChoose: (value: string) => void;
}) {
  return (
    <label style={{ color: 'var(--theme-elevation-600)' }}>
      {props.name}
      <select style={control} value={props.value} onChange={(event) => props.onChoose(event.target.value)}>
        <option value="">{props.any}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Pages as choices; asked for only where the list has pages. */
function usePages(wanted: boolean, api: string): Option[] {
  const [pages, setPages] = useState<Option[]>([]);
  useEffect(() => {
    if (!wanted) return;
    callApi(`${api}/pages?depth=0&limit=500&sort=key&select[key]=true`)
      .then((answer) => setPages(pageOptions(answer)))
      .catch(() => setPages([]));
  }, [wanted, api]);
  return pages;
}

function pageOptions(answer: unknown): Option[] {
  if (typeof answer !== 'object' || answer === null || !('docs' in answer) || !Array.isArray(answer.docs)) return [];
  return answer.docs.map((doc: { id: number; key: string }) => ({ value: String(doc.id), label: doc.key }));
}

/** The bar above a list: page, type, is it live, which language lacks texts. Kept in the address, so it can be bookmarked. */
export function ListFilters() {
  const { query, refineListData, collectionSlug } = useListQuery();
  const { config } = useConfig();
  const components = collectionSlug === 'components';
  const pages = usePages(components, config.routes.api);
  const asked = new Map<string, unknown>(Object.entries(query ?? {}));

  const filter = (column: string, value: string) => {
    void refineListData({ where: narrow(query.where, column, value), page: 1 });
  };
  const filterByOverview = (name: 'live' | 'missing', value: string) => {
    const change: ListQuery & { live?: string; missing?: string } = {
      page: 1,
      [name]: value === '' ? undefined : value,
    };
    void refineListData(change);
  };

  return (
    <div style={bar} id="list-filters">
      {components && (
        <>
          <Choice
            name="Page"
            any="Every page"
            options={pages}
            value={narrowedTo(query.where, 'page')}
            onChoose={(value) => filter('page', value)}
          />
          <Choice
            name="Type"
            any="Every type"
            options={TYPE_OPTIONS}
            value={narrowedTo(query.where, 'type')}
            onChoose={(value) => filter('type', value)}
          />
        </>
      )}
      {collectionSlug !== 'media' && (
        <Choice
          name="Is it live?"
          any="Any"
          options={STATES}
          value={String(asked.get('live') ?? '')}
          onChoose={(value) => filterByOverview('live', value)}
        />
      )}
      <Choice
        name="Texts missing in"
        any="Any language"
        options={LANGUAGES}
        value={String(asked.get('missing') ?? '')}
        onChoose={(value) => filterByOverview('missing', value)}
      />
    </div>
  );
}
