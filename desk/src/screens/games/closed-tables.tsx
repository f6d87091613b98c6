'use client';
import { Ago } from '@desk/components/ago';
import { Empty } from '@desk/components/feedback/empty';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { reopenOperatorTable } from '@kozyr/contracts/operator/running';
import { listStuck } from '@kozyr/contracts/operator/stuck';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Live tables that were closed because their runs were interrupted; an admin opens them again. */
export function ClosedTables() {
  const t = useTranslations('games');
  const u = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('games.switch');
  const [opening, setOpening] = useState<string | null>(null);
  const act = useAct(reopenOperatorTable, [listStuck]);
  const read = useQuery(endpointQuery(listStuck, {}));
  return (
    <Part title={t('tab.tables')}>
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {({ items }) => {
          const tables = items.filter(({ kind }) => kind === 'table_closed');
          if (tables.length === 0) return <Empty title={t('tables.none')} />;
          return (
            <SmallTable
              label={t('tab.tables')}
              rows={tables}
              rowKey={({ id }) => id}
              columns={[
                { id: 'slug', title: t('column.slug'), cell: ({ id }) => <code>{id}</code> },
                { id: 'since', title: t('tables.since'), cell: ({ since }) => <Ago at={since} /> },
                {
                  id: 'acts',
                  title: t('column.acts'),
                  cell: ({ id }) =>
                    may && (
                      <Button aria-label={`${t('tables.open')}: ${id}`} onClick={() => setOpening(id)}>
                        {t('tables.open')}
                      </Button>
                    ),
                },
              ]}
            />
          );
        }}
      </Loaded>
      {opening && (
        <ActDialog
          open
          onClose={() => setOpening(null)}
          title={t('tables.title', { name: opening })}
          description={t('tables.text')}
          words={{ close: u('dialog.close'), cancel: u('dialog.cancel'), submit: t('tables.open') }}
          explain={explain}
          onSubmit={async () => {
            await act.mutateAsync({ params: { slug: opening } });
            tell(t('tables.told', { name: opening }));
          }}
        />
      )}
    </Part>
  );
}
