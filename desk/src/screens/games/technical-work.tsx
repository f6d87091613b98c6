'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import { Button } from '@desk/components/form/button';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { listOperatorProviders } from '@kozyr/contracts/operator/offer';
import { listOperatorMaintenance } from '@kozyr/contracts/operator/running';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BeginWorkDialog } from './begin-work-dialog';
import { EndWorkDialog } from './end-work-dialog';

/** Technical work under way, for all games or by provider; an admin begins and ends it. */
export function TechnicalWork() {
  const t = useTranslations('games');
  const u = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('games.switch');
  const [begins, setBegins] = useState(false);
  const [ending, setEnding] = useState<{ provider: string | null } | null>(null);
  const read = useQuery(endpointQuery(listOperatorMaintenance, {}));
  const providers = useQuery(endpointQuery(listOperatorProviders, {}));
  const nameOf = (slug: string | null) =>
    slug === null ? t('work.all') : (providers.data?.items.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <Part
      title={t('tab.work')}
      action={
        may && (
          <Button look="action" onClick={() => setBegins(true)}>
            {t('work.open')}
          </Button>
        )
      }
    >
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('work.none')} />
          ) : (
            <SmallTable
              label={t('tab.work')}
              rows={items}
              rowKey={({ provider }) => provider ?? ''}
              columns={[
                { id: 'provider', title: t('work.where'), cell: ({ provider }) => nameOf(provider) },
                {
                  id: 'kind',
                  title: t('work.kind'),
                  cell: ({ kind }) =>
                    kind && <Badge tone={kind === 'INCIDENT' ? 'bad' : 'warn'}>{t(`work.kinds.${kind}`)}</Badge>,
                },
                {
                  id: 'acts',
                  title: t('column.acts'),
                  cell: ({ provider }) =>
                    may && (
                      <Button
                        aria-label={`${t('work.end')}: ${nameOf(provider)}`}
                        onClick={() => setEnding({ provider })}
                      >
                        {t('work.end')}
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {begins && <BeginWorkDialog providers={providers.data?.items ?? []} onClose={() => setBegins(false)} />}
      {ending && (
        <EndWorkDialog provider={ending.provider} name={nameOf(ending.provider)} onClose={() => setEnding(null)} />
      )}
    </Part>
  );
}
