'use client';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { Button } from '../form/button';

type Props<Data> = {
  /** A query of React Query. */
  of: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  words: { loading: string; again: string };
  /** What keeps the place, where grey lines would be higher or lower than what comes: what lies below would move under the pointer. */
  waiting?: ReactNode;
  /** What went wrong, in the operator's language. */
  explain: (error: Error) => string;
  children: (data: Data) => ReactNode;
};

/** What was read; grey lines while it is on its way, and why it did not come. What was read before stays when a later read fails. */
export function Loaded<Data>({ of, words, waiting, explain, children }: Props<Data>) {
  const { data, error, refetch } = of;
  return (
    <>
      {error && (
        <Notice tone="bad" action={<Button onClick={() => refetch()}>{words.again}</Button>}>
          {explain(error)}
        </Notice>
      )}
      {data === undefined && !error && (waiting ?? <Skeleton lines={6} label={words.loading} />)}
      {data !== undefined && children(data)}
    </>
  );
}
