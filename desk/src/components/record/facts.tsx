import { Fragment, type ReactNode } from 'react';

/** What is known of something: names and values, in two columns. A value that is null, false or empty is left out with its name. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = of.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1 text-sm">
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
