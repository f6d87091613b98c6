'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { listRegister, type RegisterEntry } from '@kozyr/contracts/operator/exclusion-register';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AddDialog } from './add-dialog';
import { type Person, PersonSearch } from './person-search';
import { isRemovable } from './register-rules';
import { RemoveDialog } from './remove-dialog';

function useColumns(remove: (entry: RegisterEntry) => void): ListColumn<RegisterEntry>[] {
  const t = useTranslations('register');
  const now = useNow();
  return useMemo(
    () => [
      {
        id: 'known',
        title: t('column.known'),
        cell: ({ known_by }) => known_by.map((mark) => t(`known.${mark}`)).join(', '),
      },
      { id: 'from', title: t('column.from'), cell: ({ from }) => <Moment at={from} /> },
      { id: 'until', title: t('column.until'), cell: ({ until }) => (until ? <Moment at={until} /> : t('term.ever')) },
      { id: 'source', title: t('column.source'), cell: ({ source }) => source },
      { id: 'added', title: t('column.added'), cell: ({ added_at }) => <Moment at={added_at} /> },
      { id: 'by', title: t('column.by'), cell: ({ added_by }) => added_by ?? t('themselves') },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: (entry) =>
          isRemovable(entry, now) && (
            <Button aria-label={t('remove.openOf', { source: entry.source })} onClick={() => remove(entry)}>
              {t('remove.open')}
            </Button>
          ),
      },
      { id: 'id', title: t('column.id'), cell: ({ id }) => id, hiddenAtFirst: true },
    ],
    [t, now, remove],
  );
}

function Register() {
  const t = useTranslations('register');
  const words = useListWords();
  const explain = useExplain();
  const [person, setPerson] = useState<Person>({});
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<RegisterEntry | null>(null);
  const searching = Object.keys(person).length > 0;
  const data = useInfiniteQuery({
    ...pagesQuery(listRegister, person, ({ page }) =>
      call(listRegister, { query: { ...person, page, pageSize: '50' } }),
    ),
    // What was asked for is a person's own: it is forgotten with the page.
    gcTime: 0,
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('text')}
        actions={
          <Button look="action" onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        }
      />
      <PersonSearch onSearch={setPerson} searching={searching} />
      <List
        name="exclusion-register"
        title={t('title')}
        columns={useColumns(setRemoved)}
        filters={[]}
        data={data}
        rowKey={({ id }) => id}
        empty={searching ? t('search.nobody') : t('empty')}
        explain={explain}
        words={words}
      />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveDialog entry={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

/** The register of people who may not play, for an admin: who stands there, one more, and one less. */
export function RegisterScreen() {
  const t = useTranslations('register');
  if (useMay('register.change')) return <Register />;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} />
      <Notice tone="warn">{t('closed')}</Notice>
    </div>
  );
}
