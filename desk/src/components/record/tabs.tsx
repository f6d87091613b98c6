'use client';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';

type Props<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; title: string }[];
  current: Name;
  onChoose: (name: Name) => void;
  /** The id of the element that shows what was chosen. */
  panel: string;
};

/** Tabs of a record: one is in the order of the focus, arrows go between them. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, panel }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null);
  // Only sideways, and only the row of tabs itself: scrollIntoView would move the page too.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[id="${panel}-${current}"]`);
    if (!row || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const bounds = row.getBoundingClientRect();
    if (left < bounds.left) row.scrollLeft += left - bounds.left;
    else if (right > bounds.right) row.scrollLeft += right - bounds.right;
  }, [panel, current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current);
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-hairline border-b"
    >
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panel}-${name}`}
          aria-selected={name === current}
          aria-controls={panel}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
          className={clsx(
            'whitespace-nowrap border-b-2 px-3 py-2 text-sm',
            name === current ? 'border-action font-semibold' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
