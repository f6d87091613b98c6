import type { ReactNode } from 'react';
import { CheckMark } from './check-mark';

/** Conditions one below the other. `done` false is one that is still to be met, said to screen readers by `undoneLabel`. */
export function CheckList({
  items,
  undoneLabel,
}: {
  items: readonly { key: string; content: ReactNode; done?: boolean }[];
  undoneLabel?: string;
}) {
  return (
    <ul className="flex flex-col gap-2.5 text-left">
      {items.map(({ key, content, done = true }) => (
        <li key={key} className="flex items-start gap-3 text-sm leading-6">
          <CheckMark done={done} />
          <span className="min-w-0">
            {!done && undoneLabel && <span className="sr-only">{undoneLabel} </span>}
            {content}
          </span>
        </li>
      ))}
    </ul>
  );
}
