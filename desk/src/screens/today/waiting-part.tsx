'use client';
import { Ago } from '@desk/components/ago';
import { Part } from '@desk/components/record/part';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import type { Today, WaitingKind } from '@kozyr/contracts/operator/today';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

/** Where each kind is seen to. */
const PLACES: Readonly<Record<WaitingKind, string>> = {
  withdrawals: routes.withdrawals,
  risk_cases: routes.riskCases,
  harm_cases: routes.harmCases,
  identity_checks: routes.identityChecks,
  held_wins: `${routes.heldWins}?status=PENDING`,
  chargebacks: `${routes.chargebacks}?status=open`,
  adjustments: `${routes.adjustments}?status=PENDING`,
  reported_nicknames: routes.nicknames,
  chats: routes.support,
  contact_requests: routes.support,
};

/** What waits for a person, by kind: how much, and since when. */
export function WaitingPart({ waiting }: { waiting: Today['waiting'] }) {
  const t = useTranslations('today.waiting');
  return (
    <Part title={t('title')}>
      <ul>
        {waiting.map(({ kind, count, oldest }) => (
          <li key={kind} className="border-hairline border-b last:border-b-0">
            <Link
              href={PLACES[kind]}
              prefetch={false}
              className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-3 rounded-control px-2 hover:bg-raised"
            >
              <span className={clsx('flex-1', count === 0 && 'text-muted')}>{t(`kind.${kind}`)}</span>
              <span className="text-muted text-sm">{oldest && <Ago at={oldest} />}</span>
              <span className={clsx('min-w-10 text-end tabular-nums', count === 0 ? 'text-muted' : 'font-semibold')}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
