'use client';
import { useState } from 'react';
import { useKept } from '../../lib/kept/use-kept';
import { Button } from '../form/button';
import { TextField } from '../form/text-field';
import { Menu } from './menu';
import { parseViews, type View } from './views';

type Props = {
  /** The list's own name. */
  list: string;
  /** What the address asks now, "?status=active". */
  current: string;
  onChoose: (search: string) => void;
  words: { title: string; name: string; save: string; remove: (name: string) => string; none: string };
};

/** Views of a list that this operator keeps under names: filters and sort as the address holds them. */
export function SavedViews({ list, current, onChoose, words }: Props) {
  const [kept, keep] = useKept(`desk-views-${list}`);
  const [name, setName] = useState('');
  const views = parseViews(kept);
  const put = (next: readonly View[]) => keep(JSON.stringify(next));
  return (
    <Menu label={words.title}>
      {views.length === 0 && <p className="px-2 text-muted text-sm">{words.none}</p>}
      {views.map((view) => (
        <div key={view.name} className="flex items-center gap-1">
          <Button look="quiet" className="flex-1 justify-start!" onClick={() => onChoose(view.search)}>
            {view.name}
          </Button>
          <Button
            look="quiet"
            aria-label={words.remove(view.name)}
            onClick={() => put(views.filter((one) => one.name !== view.name))}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <form
        className="flex items-end gap-2 border-hairline border-t pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.trim();
          if (wanted === '') return;
          put([...views.filter((one) => one.name !== wanted), { name: wanted, search: current }]);
          setName('');
        }}
      >
        <TextField label={words.name} value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        <Button type="submit">{words.save}</Button>
      </form>
    </Menu>
  );
}
