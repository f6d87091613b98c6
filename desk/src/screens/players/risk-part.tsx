'use client';
import { Ago } from '@desk/components/ago';
import { buttonLook } from '@desk/components/form/button';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { Link } from '@desk/lib/i18n/navigation';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listRiskCases } from '@kozyr/contracts/operator/risk-cases';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

/** The last cases of risk about a player, and a way to open one. */
export function RiskPart({ id }: { id: string }) {
  const t = useTranslations('players.risk');
  const works = useMay('risk.work');
  const { data } = useQuery(
    endpointQuery(listRiskCases, { query: { player: id, sort: 'opened_desc', pageSize: '3' } }),
  );
  const items = data?.items ?? [];
  const link = buttonLook('quiet');
  return (
    <Part title={t('title')}>
      {data && items.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {items.map(({ id: one, state, reason, opened_at }) => (
          <li key={one} className="flex flex-wrap gap-2">
            <RecordLink href={routes.riskCase(one)} id={one} />
            <span>{t(`state.${state}`)}</span>
            <span className="text-muted">
              <Ago at={opened_at} />
            </span>
            <span className="min-w-0 basis-full break-words">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-2">
        {works && !items.some(({ state }) => state === 'open') && (
          <Link href={routes.newRiskCase('player', id)} prefetch={false} className={link}>
            {t('open')}
          </Link>
        )}
        {data?.next && (
          <Link href={`${routes.riskCases}?player=${id}`} prefetch={false} className={link}>
            {t('all')}
          </Link>
        )}
      </p>
    </Part>
  );
}
