'use client';

import type { Identity } from '@kozyr/contracts/identity';
import { useTranslations } from 'next-intl';
import { CheckMark } from '@/components/display/check-mark';
import { Icon } from '@/components/display/icon';
import { formatMoney } from '@/lib/format/money';

/** What the levels are needed for, and which of it the player has reached. */
export function NeededFor({ identity: { rules, level, currency } }: { identity: Identity }) {
  const t = useTranslations('identity');
  if (rules.length === 0) return <p className="text-muted text-sm">{t('neededForNothing')}</p>;
  return (
    <div>
      <h3 className="mb-1 text-muted text-sm">{t('neededFor')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {rules.map((rule) => (
          <li key={`${rule.action} ${rule.level} ${rule.over_30_days}`} className="flex items-start gap-2">
            {rule.level <= level ? <CheckMark /> : <Icon name="lock" size={18} className="mt-px text-pending" />}
            {rule.over_30_days === null
              ? t('always', { level: rule.level, action: t(`actions.${rule.action}`) })
              : t('overSum', {
                  level: rule.level,
                  action: t(`actions.${rule.action}`),
                  amount: formatMoney(rule.over_30_days, { currency }),
                })}
          </li>
        ))}
      </ul>
    </div>
  );
}
