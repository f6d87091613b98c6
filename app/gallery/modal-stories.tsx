import { NeedToRegisterModal, SupportModal, UnderDevelopmentModal } from '@/app/frame/modal-host-notices';
import { BattleWinModal } from '@/features/battles/components/battle-win-modal';
import { JackpotWinModal } from '@/features/jackpots/components/jackpot-win-modal';
import { RatingModal } from '@/features/rating/components/rating-modal';
import type { PlayerStanding } from '@/features/rating/types';
import { CallInfoModal } from '@/features/verification/components/call-info-modal';
import { ConfirmCallModal } from '@/features/verification/components/confirm-call-modal';
import { SetPhoneModal } from '@/features/verification/components/set-phone-modal';
import { NEXT_ATTEMPT_MS } from '@/features/verification/constants';
import { WheelModal } from '@/features/wheel/components/wheel-modal';
import { routes } from '@/lib/routes/routes';
import { SAMPLE_COUNTRIES, SAMPLE_SECTORS } from './sample';
import { inEveryState, type SampleTexts, type Story } from './story';

const WAY: NonNullable<PlayerStanding['way']> = {
  turnover: '6400.50',
  currency: 'uah',
  thresholds: [1000, 5000, 20_000, 100_000, 500_000].map((turnover, position) => ({
    stars: position + 1,
    turnover: String(turnover),
  })),
};
const CHANNELS = [
  { key: 'telegram', label: 'Telegram', url: 'https://example.com/telegram' },
  { key: 'chat', label: 'Online chat', url: 'https://example.com/chat' },
];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const TIERS = ['bronze', 'silver', 'gold', 'platinum', 'brilliant'] as const;

function wins(texts: SampleTexts, name: string): Story[] {
  return [
    ...inEveryState('battle-win', 'BattleWinModal', texts, (state, close) => (
      <BattleWinModal
        texts={state}
        win={{ name, tier: 'gold', place: 1, prize: '15000', currency: 'uah' }}
        gamesHref={routes.games()}
        onClose={close}
      />
    )),
    ...TIERS.map((tier, position) => ({
      id: `battle-win-${tier}`,
      name: 'BattleWinModal',
      render: (close: () => void) => (
        <BattleWinModal
          texts={{}}
          win={{ name, tier, place: position + 1, prize: '2500.50', currency: 'kzt' }}
          gamesHref={routes.games()}
          onClose={close}
        />
      ),
    })),
    ...inEveryState('jackpot-win', 'JackpotWinModal', texts, (state, close) => (
      <JackpotWinModal
        texts={state}
        win={{ suit: 'spades', amount: '1250400.75', stake: '10', currency: 'uah' }}
        onClose={close}
      />
    )),
    ...SUITS.map((suit) => ({
      id: `jackpot-win-${suit}`,
      name: 'JackpotWinModal',
      render: (close: () => void) => (
        <JackpotWinModal texts={{}} win={{ suit, amount: '4800.20', stake: '10', currency: 'kzt' }} onClose={close} />
      ),
    })),
    {
      id: 'jackpot-win-below-stake',
      name: 'JackpotWinModal',
      render: (close) => (
        <JackpotWinModal
          texts={{}}
          win={{ suit: 'clubs', amount: '8.00', stake: '10', currency: 'uah' }}
          onClose={close}
        />
      ),
    },
  ];
}

function wheel(texts: SampleTexts): Story[] {
  const deposit = routes.cashbox('deposit');
  const met = { registered: true, stars: true, deposit: true };
  return [
    ...inEveryState('wheel', 'WheelModal', texts, (state, close) => (
      <WheelModal
        texts={state}
        sectors={SAMPLE_SECTORS}
        needs={met}
        depositHref={deposit}
        onSpin={async () => 'sector-3'}
        onClose={close}
      />
    )),
    {
      id: 'wheel-fails',
      name: 'WheelModal',
      render: (close) => (
        <WheelModal
          texts={{}}
          sectors={SAMPLE_SECTORS}
          needs={met}
          depositHref={deposit}
          onSpin={() => Promise.reject(new Error('no answer'))}
          onClose={close}
        />
      ),
    },
    {
      id: 'wheel-needs',
      name: 'WheelModal',
      render: (close) => (
        <WheelModal
          texts={{}}
          sectors={SAMPLE_SECTORS}
          needs={{ ...met, deposit: false }}
          depositHref={deposit}
          onClose={close}
        />
      ),
    },
    {
      id: 'wheel-resting',
      name: 'WheelModal',
      render: (close) => <WheelModal texts={{}} depositHref={deposit} onClose={close} />,
    },
  ];
}

function verification(texts: SampleTexts, wrong: string): Story[] {
  return [
    ...inEveryState('call-info', 'CallInfoModal', texts, (state, close) => (
      <CallInfoModal texts={state} onContinue={close} onClose={close} />
    )),
    ...inEveryState('set-phone', 'SetPhoneModal', texts, (state, close) => (
      <SetPhoneModal texts={state} countries={SAMPLE_COUNTRIES} start="KZ" onCall={async () => wrong} onClose={close} />
    )),
    ...inEveryState('confirmation', 'ConfirmCallModal', texts, (state, close) => (
      <ConfirmCallModal
        texts={state}
        phone="+7 701-123-45-67"
        nextAttemptAt={Date.now() + NEXT_ATTEMPT_MS}
        onConfirm={async () => wrong}
        onCallAgain={async () => close()}
        onChangePhone={close}
        onClose={close}
      />
    )),
    {
      id: 'confirmation-again',
      name: 'ConfirmCallModal',
      render: (close) => (
        <ConfirmCallModal
          texts={{}}
          phone="+380 67 123-45-67"
          nextAttemptAt={0}
          onConfirm={async () => wrong}
          onCallAgain={async () => close()}
          onClose={close}
        />
      ),
    },
  ];
}

/** Every modal of spec §2 but those of bonuses and the status modal. */
export function modalStories(texts: SampleTexts, sample: { name: string; wrong: string }): Story[] {
  const ratingHref = routes.profile('rating');
  return [
    ...wins(texts, sample.name),
    ...wheel(texts),
    ...inEveryState('rating', 'RatingModal', texts, (state, close) => (
      <RatingModal texts={state} standing={{ rating: 2, way: WAY }} ratingHref={ratingHref} onClose={close} />
    )),
    {
      id: 'rating-stars-only',
      name: 'RatingModal',
      render: (close) => <RatingModal texts={{}} standing={{ rating: 0 }} ratingHref={ratingHref} onClose={close} />,
    },
    ...inEveryState('support', 'SupportModal', texts, (state, close) => (
      <SupportModal texts={state} channels={CHANNELS} onClose={close} />
    )),
    {
      id: 'support-no-channels',
      name: 'SupportModal',
      render: (close) => <SupportModal texts={{}} channels={[]} onClose={close} />,
    },
    ...inEveryState('under-development', 'UnderDevelopmentModal', texts, (state, close) => (
      <UnderDevelopmentModal texts={state} onClose={close} />
    )),
    ...inEveryState('need-to-register', 'NeedToRegisterModal', texts, (state, close) => (
      <NeedToRegisterModal texts={state} onClose={close} />
    )),
    ...verification(texts, sample.wrong),
  ];
}
