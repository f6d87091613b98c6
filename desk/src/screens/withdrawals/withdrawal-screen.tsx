'use client';
import { tell } from '@desk/components/feedback/tell';
import { buttonLook } from '@desk/components/form/button';
import { Loaded } from '@desk/components/record/loaded';
import { useAddress, withAsked } from '@desk/lib/address/use-address';
import { Link, useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { getQueuedWithdrawal, listWithdrawalQueue } from '@kozyr/contracts/operator/withdrawal-queue';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { nextInQueue, queueAsked } from './queue-asked';
import { WithdrawalRecord } from './withdrawal-record';

/** One withdrawal; once it is decided the next of the same queue takes its place. */
export function WithdrawalScreen({ id }: { id: string }) {
  const t = useTranslations('withdrawals');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const router = useRouter();
  const [asked] = useAddress();
  const kept = withAsked('', asked);
  const record = useQuery(endpointQuery(getQueuedWithdrawal, { params: { id } }));
  const waiting = queueAsked({ ...asked, status: 'WAITING_FOR_APPROVAL', cursor: undefined, after: undefined });
  const queue = useQuery(endpointQuery(listWithdrawalQueue, { query: waiting }));
  const next = nextInQueue(queue.data?.items ?? [], id);
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('queue')} className="flex flex-wrap gap-2">
        <Link href={`${routes.withdrawals}${kept}`} className={buttonLook('quiet')}>
          {t('toQueue')}
        </Link>
        {next && (
          <Link href={`${routes.withdrawal(next)}${kept}`} prefetch={false} className={buttonLook('quiet')}>
            {t('toNext')}
          </Link>
        )}
      </nav>
      <Loaded of={record} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {(data) => (
          <WithdrawalRecord
            of={data}
            onDecided={(decision) => {
              tell(t(`${decision}.done`));
              router.push(next ? `${routes.withdrawal(next)}${kept}` : `${routes.withdrawals}${kept}`);
            }}
          />
        )}
      </Loaded>
    </div>
  );
}
