import { BonusWageredModal } from '@/features/bonuses/active/components/bonus-wagered-modal';
import { BonusWarningModal } from '@/features/bonuses/active/components/bonus-warning-modal';
import { FirstDepositBonusModal } from '@/features/bonuses/offers/components/first-deposit-bonus-modal';
import { PercentageOnDepositModal } from '@/features/bonuses/offers/components/percentage-on-deposit-modal';
import { WelcomePromocodeModal } from '@/features/bonuses/offers/components/welcome-promocode-modal';
import { BonusReceivedModal } from '@/features/bonuses/received/components/bonus-received-modal';
import type { BonusWarning, PercentageOffer, ReceivedBonus } from '@/features/bonuses/types';
import { FirstDepositModal } from '@/features/cashbox/deposit/components/first-deposit-modal';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { sampleBonus } from './sample-bonus';
import { inEveryState, type SampleTexts, type Story } from './story';

const OFFER: PercentageOffer = {
  usageCount: 2,
  activeFrom: '10:00',
  activeTo: '22:00',
  from: 10,
  to: 50,
  wager: 25,
  isTodayActive: true,
  activeOn: ['MON', 'WED', 'FRI', 'SUN'],
  today: 'FRI',
};
const CLOSED_OFFER: PercentageOffer = { ...OFFER, isTodayActive: false, today: 'SAT' };
const RECEIVED: Omit<ReceivedBonus, 'name' | 'action'> = { amount: '12500.99', currency: 'uah' };
const ACTIONS = ['play', 'good', 'apply', 'activate', 'ok'] as const;

/** Every bonus modal of spec §2. */
export function bonusStories(texts: SampleTexts, sample: { name: string; wrong: string }): Story[] {
  const deposit = cashboxRoutes.at('deposit');
  const warnings: BonusWarning[] = [
    { kind: 'take', bonus: sampleBonus(sample.name) },
    {
      kind: 'cancel-active',
      name: sample.name,
      lost: '850.40',
      kept: '1200',
      currency: 'uah',
      next: sampleBonus(sample.name),
    },
    { kind: 'expired' },
    { kind: 'low-rating', minRating: 3, rating: 1 },
    { kind: 'make-deposit', amount: '500', currency: 'kzt' },
  ];
  return [
    ...inEveryState('first-deposit-bonus', 'FirstDepositBonusModal', texts, (state, close) => (
      <FirstDepositBonusModal texts={state} depositHref={deposit} onClose={close} />
    )),
    {
      id: 'first-deposit-bonus-image',
      name: 'FirstDepositBonusModal',
      render: (close) => <FirstDepositBonusModal texts={texts.image} depositHref={deposit} onClose={close} />,
    },
    ...inEveryState('welcome-promocode', 'WelcomePromocodeModal', texts, (state, close) => (
      <WelcomePromocodeModal texts={state} onApply={async () => sample.wrong} onClose={close} />
    )),
    ...inEveryState('percentage-on-deposit', 'PercentageOnDepositModal', texts, (state, close) => (
      <PercentageOnDepositModal texts={state} offer={OFFER} depositHref={deposit} onClose={close} />
    )),
    {
      id: 'percentage-on-deposit-closed',
      name: 'PercentageOnDepositModal',
      render: (close) => (
        <PercentageOnDepositModal texts={{}} offer={CLOSED_OFFER} depositHref={deposit} onClose={close} />
      ),
    },
    {
      id: 'percentage-on-deposit-bounds',
      name: 'PercentageOnDepositModal',
      render: (close) => <PercentageOnDepositModal texts={{}} depositHref={deposit} onClose={close} />,
    },
    ...Object.entries({ paid: '18.40', nothing: '0.00' }).map(([id, released]) => ({
      id: `bonus-wagered-${id}`,
      name: 'BonusWageredModal',
      render: (close: () => void) => (
        <BonusWageredModal
          bonus={{ id: 'sample', name: 'Evening Hand', released, forfeited: '6.00', currency: 'uah' }}
          onClose={close}
        />
      ),
    })),
    ...[null, { name: sample.name, given: '1500.00' }].map((bonus) => ({
      id: `first-deposit-${bonus ? 'bonus' : 'alone'}`,
      name: 'FirstDepositModal',
      render: (close: () => void) => (
        <FirstDepositModal deposit={{ amount: '500.00', currency: 'uah', bonus }} gamesHref={deposit} onClose={close} />
      ),
    })),
    ...inEveryState('bonus-received', 'BonusReceivedModal', texts, (state, close) => (
      <BonusReceivedModal
        texts={state}
        bonus={{ ...RECEIVED, name: sample.name, action: 'play' }}
        onAction={close}
        onClose={close}
      />
    )),
    ...ACTIONS.map((action) => ({
      id: `bonus-received-${action}`,
      name: 'BonusReceivedModal',
      render: (close: () => void) => (
        <BonusReceivedModal
          texts={{}}
          bonus={{ ...RECEIVED, name: sample.name, action }}
          onAction={close}
          onClose={close}
        />
      ),
    })),
    ...warnings.flatMap((warning) =>
      inEveryState(`bonus-${warning.kind}`, 'BonusWarningModal', texts, (state, close) => (
        <BonusWarningModal texts={state} warning={warning} onConfirm={close} onClose={close} />
      )),
    ),
  ];
}
