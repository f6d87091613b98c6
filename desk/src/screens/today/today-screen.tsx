'use client';
import { buttonLook } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Link } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { builtInRole } from '@kozyr/contracts/operator/roles';
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
  const builtIn = builtInRole(useOperator().role);
  const ownBook = builtIn ? `${routes.handbook}/${builtIn}` : routes.handbook;
  const today = useQuery({ ...endpointQuery(getToday, {}), refetchInterval: ANEW_MS });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={today.data ? t.rich('read', { at: () => <Moment at={today.data.at} /> }) : undefined}
        actions={
          <Link href={ownBook} className={buttonLook()}>
            {t('handbook')}
          </Link>
        }
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
