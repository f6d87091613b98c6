'use client';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getOperatorBattleSizing } from '@kozyr/contracts/operator/battles';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';

/** How many tiers a battle that is announced now would find open in each currency, and why. */
export function Sizing() {
  const t = useTranslations('battles.sizing');
  const u = useTranslations('ui');
  const format = useFormatter();
  const explain = useExplain();
  const read = useQuery(endpointQuery(getOperatorBattleSizing, {}));
  return (
    <Part title={t('title')}>
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {({ items }) => (
          <SmallTable
            label={t('title')}
            rows={items}
            rowKey={({ currency }) => currency}
            columns={[
              { id: 'currency', title: t('currency'), cell: ({ currency }) => currency.toUpperCase() },
              { id: 'tiers', title: t('tiers'), align: 'end', cell: ({ tiers }) => format.number(tiers) },
              { id: 'players', title: t('players'), align: 'end', cell: ({ players }) => format.number(players) },
              { id: 'from', title: t('from'), cell: ({ from }) => from.join(' · ') },
              { id: 'by', title: t('by'), cell: ({ by }) => t(`decided.${by}`) },
            ]}
          />
        )}
      </Loaded>
    </Part>
  );
}
