'use client';

import type { ListedBonus, UserBonusStatus, ValidatedBonus } from '@kozyr/contracts/bonuses';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { StatusMark } from '@/components/feedback/status-mark';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { BonusFace } from '../../components/bonus-face';
import { artOf } from '../../rules';
import { activationAsked, useActivation } from '../../store';
import { bonusSettingsQuery } from '../queries';
import { hoursOf, isWeekly, offerProblem } from '../rules';
import { BonusEssentials } from './bonus-essentials';
import { BonusTerms } from './bonus-terms';
import { BonusValue } from './bonus-value';
import { OfferProblemText } from './offer-problem-text';
import { PromoCodeEntry } from './promo-code-entry';

/**
 * A bonus on offer with what decides about it on its face and the rest of its terms behind a button. Pressing the gold button
 * begins its activation; a promo code bonus has a field in its place while its code is not known, and one that can't be taken
 * now says why. `label` is the kind of bonus.
 */
export function BonusCard({
  bonus,
  label,
  usual,
  code = bonus.type === 'PROMO_CODE' ? bonus.code : undefined,
  running = null,
  prominent = false,
}: {
  bonus: ValidatedBonus | ListedBonus;
  label: string;
  usual: string | null;
  code?: string | undefined;
  /** How the player's own taking of it stands, while it runs. */
  running?: UserBonusStatus | null;
  /** The one gold button of the view. */
  prominent?: boolean;
}) {
  const t = useTranslations('bonuses');
  const [open, setOpen] = useState(false);
  const busy = useActivation(({ wanted }) => wanted?.bonus.id === bonus.id);
  const terms = useId();
  const box = useKeptFocus<HTMLDivElement>();
  const { currency } = bonus;
  const { data: settings } = useQuery(bonusSettingsQuery(currency));
  const moment = { now: new Date(), timeZone: CURRENCY_ZONES[currency] };
  const hours = hoursOf(bonus, settings?.items ?? [], moment);
  const problem = running ? null : offerProblem(bonus, moment, hours);
  const needsCode = bonus.type === 'PROMO_CODE' && code === undefined;
  const canPress = !problem && !running && !needsCode;
  return (
    <Card ref={box} tabIndex={-1} className="flex flex-col gap-4 overflow-hidden">
      <BonusFace
        kind={artOf('bonus_group' in bonus ? bonus.bonus_group.name : undefined, bonus.type)}
        label={label}
        name={bonus.name}
        status={
          running ? (
            <StatusMark tone={running === 'PENDING' ? 'pending' : 'active'}>
              {running === 'PENDING' && isWeekly(bonus) ? t('pendingWeek') : t(`status.${running}`)}
            </StatusMark>
          ) : (
            <StatusMark tone={problem ? 'neutral' : 'active'}>
              {t(problem ? 'offer.inactive' : 'offer.active')}
            </StatusMark>
          )
        }
      >
        <BonusValue bonus={bonus} />
      </BonusFace>
      <BonusEssentials bonus={bonus} />
      {problem && <OfferProblemText bonus={bonus} problem={problem} />}
      <div className="mt-auto flex flex-wrap items-center gap-3">
        {!problem && !running && needsCode && <PromoCodeEntry bonusId={bonus.id} />}
        {canPress && (
          <Button tone={prominent ? 'gold' : 'quiet'} disabled={busy} onClick={() => activationAsked({ bonus, code })}>
            {busy ? t('activating') : t('activate')}
          </Button>
        )}
        <Button
          tone="ghost"
          aria-expanded={open}
          aria-controls={terms}
          onClick={() => setOpen(!open)}
          // Alone in its row its words stand where the others do.
          className={canPress ? undefined : '-ml-5'}
        >
          {open ? t('hideTerms') : t('showTerms')}
          <Icon name="chevron-down" size={18} className={open ? 'rotate-180' : undefined} />
        </Button>
      </div>
      <div id={terms} hidden={!open}>
        {open && <BonusTerms bonus={bonus} usual={usual} hours={hours} />}
      </div>
    </Card>
  );
}
