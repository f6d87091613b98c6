'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

export type Asked = Readonly<Record<string, string>>;

/** What the address asks after its "?", as plain text. */
export function askedBy(search: string): Asked {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
}

/** The address of this page with some of what it asks changed; an empty value is taken out. */
export function withAsked(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * What this page's address asks, and a way to change it in place: filters, sort and tabs live there, so that a link shows the same to
 * everybody and the way back works.
 */
export function useAddress(): [Asked, (changes: Readonly<Record<string, string | undefined>>) => void] {
  const params = useSearchParams();
  const change = useCallback((changes: Readonly<Record<string, string | undefined>>) => {
    // Next follows the history itself; a move by its router would ask the server for a page that does not change.
    window.history.replaceState(null, '', `${window.location.pathname}${withAsked(window.location.search, changes)}`);
  }, []);
  return [askedBy(params.toString()), change];
}
