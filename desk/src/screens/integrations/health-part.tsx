'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { checkIntegration, type IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';

/** Whether the other end answers now, and what of a studio is in the catalogue. */
export function HealthPart({ name, kind, state }: Pick<IntegrationRecord, 'name' | 'kind' | 'state'>) {
  const t = useTranslations('integrations');
  const u = useTranslations('ui');
  const format = useFormatter();
  const explain = useExplain();
  const read = useQuery(endpointQuery(checkIntegration, { params: { name } }));
  return (
    <Part
      title={t('health')}
      action={
        <Button busy={read.isFetching} onClick={() => read.refetch()}>
          {t('askAgain')}
        </Button>
      }
    >
      <Loaded
        of={read}
        words={{ loading: u('loading'), again: u('again') }}
        waiting={
          <div role="status">
            <Facts
              of={[
                [t('answers'), <Badge key="up">{u('loading')}</Badge>],
                ...(kind === 'games' && state === 'on'
                  ? [t('games'), t('feedTaken')].map((row) => [row, '…'] as const)
                  : []),
              ]}
            />
          </div>
        }
        explain={explain}
      >
        {({ up, milliseconds, games, feed_taken_at }) => (
          <Facts
            of={[
              [
                t('answers'),
                up === null ? (
                  t('notAsked')
                ) : (
                  <span key="up" className="flex flex-wrap items-center gap-2">
                    <Badge tone={up ? 'good' : 'bad'}>{t(up ? 'up' : 'down')}</Badge>
                    {t('within', { ms: format.number(milliseconds) })}
                  </span>
                ),
              ],
              ...(kind === 'games'
                ? [
                    [t('games'), games === null ? null : format.number(games)] as const,
                    [t('feedTaken'), feed_taken_at && <Moment at={feed_taken_at} />] as const,
                  ]
                : []),
            ]}
          />
        )}
      </Loaded>
    </Part>
  );
}
