'use client';

import type { Bonus, ListedBonus, UserBonusStatus } from '@kozyr/contracts/bonuses';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { SuitMotif } from '@/components/display/suit-motif';
import { StatusMark } from '@/components/feedback/status-mark';
import { formatMoney } from '@/lib/format/money';
import { bonusSettingsQuery } from '../queries';
import { daysOf, hoursOf, isGivenToday, isOn, isWeekly } from '../rules';
import { activationAsked, useActivation } from '../store';
import { BonusTerms } from './bonus-terms';

const SUITS = { GAME: 'hearts', PROMO_CODE: 'clubs', PERCENTAGE: 'diamonds' } as const;

/** A bonus on offer with all its terms; pressing the gold button begins its activation. `label` is the kind of bonus. */
export function BonusCard({
  bonus,
  label,
  usual,
  code,
  running = null,
  prominent = false,
}: {
  bonus: Bonus | ListedBonus;
  label: string;
  usual: string | null;
  code?: string;
  /** How the player's own taking of it stands, while it runs. */
  running?: UserBonusStatus | null;
  /** The one gold button of the view. */
  prominent?: boolean;
}) {
  const t = useTranslations('bonuses');
  const [open, setOpen] = useState(false);
  const busy = useActivation(({ wanted }) => wanted?.bonus.id === bonus.id);
  const terms = useId();
  const locale = useLocale();
  const { currency } = bonus;
  const { data: settings } = useQuery(bonusSettingsQuery(currency));
  const moment = { now: new Date(), timeZone: CURRENCY_ZONES[currency] };
  const today = isGivenToday(bonus, moment);
  const hours = hoursOf(bonus, settings?.items ?? [], moment);
  const isOpen = today && isOn(bonus) && (hours === null || hours.isOpen);
  const amount =
    bonus.type === 'PERCENTAGE'
      ? t('percent', { value: Number(bonus.bonus_amount) })
      : formatMoney(bonus.bonus_amount, { currency, whole: true });
  return (
    <Card className="relative flex flex-col gap-4 overflow-hidden">
      <SuitMotif suit={SUITS[bonus.type]} corner="top-right" size={120} className="opacity-10" />
      <div className="relative">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-muted text-sm">{label}</p>
          {running ? (
            <StatusMark tone={running === 'PENDING' ? 'pending' : 'active'}>
              {running === 'PENDING' && isWeekly(bonus) ? t('pendingWeek') : t(`status.${running}`)}
            </StatusMark>
          ) : (
            <StatusMark tone={isOpen ? 'active' : 'neutral'}>
              {t(isOpen ? 'offer.active' : 'offer.inactive')}
            </StatusMark>
          )}
        </div>
        <h3 className="pt-1 font-display font-semibold text-lg leading-tight">{bonus.name}</h3>
      </div>
      <p className="relative font-display font-semibold text-3xl text-gold">{amount}</p>
      <div className="relative mt-auto flex flex-wrap items-center gap-3">
        <Button
          tone={prominent ? 'gold' : 'quiet'}
          disabled={busy || running !== null || !isOpen}
          onClick={() => activationAsked({ bonus, code })}
        >
          {busy ? t('activating') : t('activate')}
        </Button>
        <Button tone="ghost" aria-expanded={open} aria-controls={terms} onClick={() => setOpen(!open)}>
          {open ? t('hideTerms') : t('showTerms')}
          <Icon name="chevron-down" size={18} className={open ? 'rotate-180' : undefined} />
        </Button>
      </div>
      {!today && <p className="relative text-muted text-sm">{t('onlyOn', { days: daysOf(bonus, locale) })}</p>}
      {today && hours && !hours.isOpen && (
        <p className="relative text-muted text-sm">{t('onlyAt', { from: hours.from, to: hours.to })}</p>
      )}
      <div id={terms} hidden={!open} className="relative">
        {open && <BonusTerms bonus={bonus} usual={usual} hours={hours} />}
      </div>
    </Card>
  );
}
