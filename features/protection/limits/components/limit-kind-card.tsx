import type { Currency } from '@kozyr/contracts/money';
import { LIMIT_PERIODS, type LimitKind, type PlayerLimit } from '@kozyr/contracts/player-limits';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Card } from '@/components/display/card';
import { limitOf } from '../rules';
import { LimitRow } from './limit-row';

/** The limits of one kind: of a day, a week and a month. */
export function LimitKindCard({
  kind,
  currency,
  limits,
}: {
  kind: LimitKind;
  currency: Currency;
  limits: readonly PlayerLimit[];
}) {
  const t = useTranslations('protection.limits');
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-4">
        <div>
          <h3 id={id} className="font-display font-semibold text-lg">
            {t(`kind.${kind}`)}
          </h3>
          <p className="mt-1 text-muted text-sm">{t(`about.${kind}`)}</p>
        </div>
        <ul className="flex flex-col divide-y divide-hairline">
          {LIMIT_PERIODS.map((period) => (
            <li key={period} className="py-3 first:pt-0 last:pb-0">
              <LimitRow kind={kind} period={period} currency={currency} limit={limitOf(limits, kind, period)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
