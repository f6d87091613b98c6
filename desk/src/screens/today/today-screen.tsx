'use client';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getToday } from '@kozyr/contracts/operator/today';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { HealthPart } from './health-part';
import { MoneyPart } from './money-part';
import { StuckPart } from './stuck-part';
import { WaitingPart } from './waiting-part';
import { WithdrawalAges } from './withdrawal-ages';

/** Read anew by itself, in milliseconds: what waits changes under the hands of others. */
const ANEW_MS = 30_000;

/** What waits for a person today, the money of the day, and whether the parts work. */
export function TodayScreen() {
  const t = useTranslations('today');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const today = useQuery({ ...endpointQuery(getToday, {}), refetchInterval: ANEW_MS });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={today.data ? t.rich('read', { at: () => <Moment at={today.data.at} /> }) : undefined}
      />
      <Loaded of={today} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ waiting, withdrawals, stuck, money, health }) => (
          <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
            <WaitingPart waiting={waiting} />
            <MoneyPart money={money} />
            <WithdrawalAges ages={withdrawals} />
            <HealthPart health={health} />
            <StuckPart stuck={stuck} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
