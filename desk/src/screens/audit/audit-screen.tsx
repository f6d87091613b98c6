'use client';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { OpenButton } from '@desk/components/list/open-button';
import { Moment } from '@desk/components/moment';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { type AuditEntry, exportAudit, listAudit } from '@kozyr/contracts/operator/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { auditAsked, detailsLine } from './audit-asked';
import { useAuditFilters } from './audit-filters';
import { CsvButton } from './csv-button';
import { EntryDialog } from './entry-dialog';
import { useAuditWords } from './use-audit-words';

const PAGE = '50';

function useColumns(onOpen: (entry: AuditEntry) => void): ListColumn<AuditEntry>[] {
  const t = useTranslations('audit');
  const words = useAuditWords();
  return useMemo(
    () => [
      {
        id: 'at',
        title: t('column.at'),
        cell: (entry) => (
          <OpenButton onOpen={() => onOpen(entry)}>
            <Moment at={entry.at} />
          </OpenButton>
        ),
      },
      { id: 'actor', title: t('column.actor'), cell: ({ actor }) => words.actor(actor) },
      { id: 'action', title: t('column.action'), cell: ({ action }) => words.action(action) },
      {
        id: 'subject',
        title: t('column.subject'),
        cell: ({ subject }) => (
          <span title={subject.id}>
            {words.subject(subject.kind)} <span className="font-code text-muted">{subject.id}</span>
          </span>
        ),
      },
      {
        id: 'details',
        title: t('column.details'),
        cell: (entry) => <span className="text-muted">{detailsLine(entry, words.detail)}</span>,
      },
    ],
    [t, words, onOpen],
  );
}

/** Who did what, newest first: operators, players, the product itself and gateways; who looked at personal data as well. */
export function AuditScreen() {
  const t = useTranslations('audit');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay(exportAudit.permission);
  const [asked, change] = useAddress();
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const filters = useAuditFilters();
  const columns = useColumns(setOpen);
  const data = useInfiniteQuery(
    pagesQuery(listAudit, asked, (more) =>
      call(listAudit, { query: { ...auditAsked(asked), pageSize: PAGE, page: more.page ?? '1' } }),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} />
      <List
        name="audit"
        title={t('title')}
        columns={columns}
        filters={filters}
        data={data}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        actions={may ? <CsvButton asked={asked} /> : undefined}
        explain={explain}
        words={words}
      />
      {open && (
        <EntryDialog
          entry={open}
          onClose={() => setOpen(null)}
          onShow={(wanted) => {
            setOpen(null);
            change({ ...Object.fromEntries(filters.map(({ name }) => [name, undefined])), ...wanted });
          }}
        />
      )}
    </div>
  );
}
