import type { ReactNode } from 'react';

export type Fact = { key: string; name: ReactNode; value: ReactNode };

/** Names with their values, for the terms of a bonus. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 border-hairline border-b py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
