'use client';

import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { userQuery } from '@/features/account/queries';
import { weekDayAt } from '@/lib/format/week-days';
import { activationAsked } from '../../store';
import { bonusSettingsQuery, todaysOfferQuery } from '../queries';
import { percentageOffer } from '../rules';
import { PercentageOnDepositModal } from './percentage-on-deposit-modal';

/** The percentage on deposit at work: what holds today by the settings (spec §3), and today's bonus to take. */
export function PercentageOffer(props: { texts: ModalTexts; depositHref: string; onClose: () => void }) {
  const { data: user } = useQuery(userQuery);
  const currency = user?.currency ?? 'uah';
  const known = { enabled: user !== undefined };
  const { data: bonus } = useQuery({ ...todaysOfferQuery('PercentDeposit', currency), ...known });
  const { data: settings } = useQuery({ ...bonusSettingsQuery(currency), ...known });
  const now = new Date();
  const timeZone = CURRENCY_ZONES[currency];
  const today = weekDayAt(now, timeZone).id;
  const offer = settings && percentageOffer(settings.items, { now, timeZone, today });
  const onTake = () => {
    props.onClose();
    if (bonus) activationAsked({ bonus });
  };
  return (
    <PercentageOnDepositModal
      {...props}
      {...(offer ? { offer } : {})}
      {...(bonus && !bonus.refusal ? { onTake } : {})}
    />
  );
}
