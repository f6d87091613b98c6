'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const KINDS = ['phone', 'email', 'document'] as const;
type Kind = (typeof KINDS)[number];

/** One thing that a person is known by. */
export type Person = { [K in Kind]?: string };

/** Asks whether somebody stands in the register. What is typed is a person's own: it goes into no address and no saved view. */
export function PersonSearch({ onSearch, searching }: { onSearch: (person: Person) => void; searching: boolean }) {
  const t = useTranslations('register');
  const [kind, setKind] = useState<Kind>('phone');
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() === '' ? {} : { [kind]: typed.trim() });
      }}
    >
      <SelectField
        label={t('search.by')}
        value={kind}
        className="w-40"
        options={KINDS.map((value) => ({ value, label: t(`known.${value}`) }))}
        onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'phone')}
      />
      <TextField
        label={t('search.what')}
        value={typed}
        autoComplete="off"
        placeholder={t(`search.example.${kind}`)}
        className="min-w-56 flex-1 tablet:max-w-80"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('search.submit')}</Button>
      {searching && (
        <Button
          look="quiet"
          onClick={() => {
            setTyped('');
            onSearch({});
          }}
        >
          {t('search.clear')}
        </Button>
      )}
    </form>
  );
}
