'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

/** What a list says around its rows, in the operator's language. */
export function useListWords() {
  const t = useTranslations('ui.list');
  return useMemo(
    () => ({
      any: t('any'),
      clear: t('clear'),
      filters: (count: number) => (count === 0 ? t('filters') : t('filtersChosen', { count })),
      columns: t('columns'),
      views: {
        title: t('views.title'),
        name: t('views.name'),
        save: t('views.save'),
        remove: (name: string) => t('views.remove', { name }),
        none: t('views.none'),
      },
      loading: t('loading'),
      more: t('more'),
      empty: t('empty'),
      emptyFiltered: t('emptyFiltered'),
      failed: t('failed'),
      again: t('again'),
      shown: (count: number, whole: boolean) => t(whole ? 'shownAll' : 'shown', { count }),
    }),
    [t],
  );
}
