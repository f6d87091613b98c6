'use client';
import { Ago } from '@desk/components/ago';
import { Badge } from '@desk/components/feedback/badge';
import { buttonLook } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { call } from '@desk/lib/call';
import { Link } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { type ListedIntegration, listIntegrations } from '@kozyr/contracts/operator/integrations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StateBadge } from './state-badge';

/** Every studio and gateway, whether it works and when it last called. */
export function IntegrationsScreen() {
  const t = useTranslations('integrations');
  const words = useListWords();
  const explain = useExplain();
  const may = useMay('integrations.change');
  const data = useInfiniteQuery(pagesQuery(listIntegrations, {}, () => call(listIntegrations, {})));
  const columns = useMemo<ListColumn<ListedIntegration>[]>(
    () => [
      {
        id: 'title',
        title: t('column.title'),
        cell: ({ name, title }) => (
          <Link href={routes.integration(name)} className="font-semibold underline-offset-2 hover:underline">
            {title}
          </Link>
        ),
      },
      { id: 'name', title: t('column.name'), cell: ({ name }) => <code className="font-code">{name}</code> },
      { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'protocol', title: t('column.protocol'), cell: ({ protocol }) => t(`protocol.${protocol}`) },
      {
        id: 'state',
        title: t('column.state'),
        cell: ({ state, source, waits }) => (
          <span className="flex flex-wrap gap-1">
            <StateBadge state={state} />
            {source === 'environment' && <Badge>{t('environment')}</Badge>}
            {waits && <Badge tone="warn">{t('waiting')}</Badge>}
          </span>
        ),
      },
      {
        id: 'last',
        title: t('column.last'),
        cell: ({ last_call_at }) => (last_call_at ? <Ago at={last_call_at} /> : t('none')),
      },
    ],
    [t],
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          may && (
            <Link href={routes.newIntegration} className={buttonLook('action')}>
              {t('new')}
            </Link>
          )
        }
      />
      <List
        name="integrations"
        title={t('title')}
        columns={columns}
        filters={[]}
        data={data}
        rowKey={({ name }) => name}
        explain={explain}
        words={words}
      />
    </div>
  );
}
