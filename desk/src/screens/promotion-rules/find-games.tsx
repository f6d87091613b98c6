'use client';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { listOperatorGames } from '@kozyr/contracts/operator/offer';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';

/** So many letters find something that is worth showing. */
const LEAST = 2;
const SHOWN = '5';

/** Finds games by their title, for whoever may read the offer: one that is chosen is named by its code. */
export function FindGames({ onFound }: { onFound: (slug: string) => void }) {
  const t = useTranslations('promotions.find');
  const may = useMay('system.read');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const asks = may && q.length >= LEAST;
  const found = useQuery({ ...endpointQuery(listOperatorGames, { query: { q, pageSize: SHOWN } }), enabled: asks });
  if (!may) return null;
  const items = asks ? found.data?.items : undefined;
  return (
    <div className="col-span-full flex flex-col gap-2">
      <TextField
        type="search"
        label={t('title')}
        hint={t('hint')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It stands in a form that Enter would save.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul aria-live="polite" className="flex flex-wrap gap-2">
        {items?.length === 0 && <li className="text-muted text-sm">{t('none')}</li>}
        {items?.map(({ slug, title }) => (
          <li key={slug}>
            <Button onClick={() => onFound(slug)}>
              {t('add', { title })} <code className="text-muted">{slug}</code>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
