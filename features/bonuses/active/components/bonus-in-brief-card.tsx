'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { LinkCard } from '@/components/display/link-card';
import { formatMoney } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import type { BonusInBrief } from '../../types';

/** The bonus that runs with what is wagered and left, or waits for its deposit. Nothing counts down: its page says until when it holds. */
export function BonusInBriefCard({ bonus }: { bonus: BonusInBrief }) {
  const t = useTranslations('ownStrip.bonus');
  const { name, currency } = bonus;
  const card = { href: routes.bonuses('my'), title: name, mark: <Icon name="bonuses" size={32} /> };
  if (bonus.kind === 'waiting')
    return (
      <LinkCard {...card} kind={t('waiting')} text={t('waits', { amount: formatMoney(bonus.deposit, { currency }) })} />
    );
  const { percent, left } = bonus;
  return (
    <LinkCard
      {...card}
      kind={t('wagering')}
      text={t('left', { percent, left: formatMoney(left, { currency }) })}
      progress={percent}
    />
  );
}
