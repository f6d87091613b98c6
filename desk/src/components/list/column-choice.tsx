'use client';
import { Menu } from './menu';

type Props = {
  columns: readonly { id: string; title: string }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  label: string;
};

/** Which columns a list shows. The first one stays: it holds the link. */
export function ColumnChoice({ columns, hidden, onChange, label }: Props) {
  return (
    <Menu label={label}>
      {columns.slice(1).map(({ id, title }) => (
        <label key={id} className="flex items-center gap-2 px-2 py-1 text-sm">
          <input
            type="checkbox"
            checked={!hidden.has(id)}
            onChange={({ target }) => {
              const next = new Set(hidden);
              if (target.checked) next.delete(id);
              else next.add(id);
              onChange(next);
            }}
          />
          {title}
        </label>
      ))}
    </Menu>
  );
}
