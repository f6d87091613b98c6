'use client';
import { Ago } from '@desk/components/ago';
import { List } from '@desk/components/list/list';
import { Moment } from '@desk/components/moment';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { type ContactRequest, listContactRequests } from '@kozyr/contracts/operator/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RequestDialog } from './request-dialog';

/** What visitors asked and left an email address for. */
export function RequestsTab() {
  const t = useTranslations('support.requests');
  const words = { ...useListWords(), any: t('open') };
  const explain = useExplain();
  const [asked] = useAddress();
  const [open, setOpen] = useState<ContactRequest | null>(null);
  const handled = asked.handled === 'true' ? ('true' as const) : undefined;
  const data = useInfiniteQuery(
    pagesQuery(listContactRequests, { handled }, (more) =>
      call(listContactRequests, { query: { handled, page: more.page, pageSize: 50 } }),
    ),
  );
  return (
    <>
      <List
        name="contact-requests"
        title={t('title')}
        filters={[
          { name: 'handled', label: t('state'), kind: 'choice', options: [{ value: 'true', label: t('handled') }] },
        ]}
        columns={[
          { id: 'since', title: t('since'), cell: ({ created_at }) => <Ago at={created_at} /> },
          { id: 'email', title: t('email'), cell: ({ email }) => email },
          { id: 'text', title: t('text'), cell: ({ text }) => <span className="line-clamp-1">{text}</span> },
          { id: 'locale', title: t('language'), cell: ({ locale }) => locale },
          {
            id: 'handled',
            title: t('handledBy'),
            cell: ({ handled_at, handled_by }) =>
              handled_at && (
                <>
                  {handled_by} · <Moment at={handled_at} />
                </>
              ),
          },
        ]}
        data={data}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        explain={explain}
        words={words}
        empty={t('empty')}
      />
      {open && <RequestDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </>
  );
}
