import type { JackpotLevel, JackpotRound } from '@kozyr/contracts/jackpots';
import type { ComponentProps } from 'react';
import { ServerData } from '@/app/frame/server-data';
import { NeedToRegisterModal, UnderDevelopmentModal } from '@/app/modals/modal-host-notices';
import { Support } from '@/app/modals/modal-host-support';
import { BattleWinModal } from '@/features/battles/components/battle-win-modal';
import { JackpotRoundModal } from '@/features/jackpots/components/jackpot-round-modal';
import { JackpotWinModal } from '@/features/jackpots/components/jackpot-win-modal';
import { RatingModal } from '@/features/rating/components/rating-modal';
import { StarGainedModal } from '@/features/rating/components/star-gained-modal';
import type { PlayerRating } from '@/features/rating/rules';
import { CallInfoModal } from '@/features/verification/components/call-info-modal';
import { ConfirmCallModal } from '@/features/verification/components/confirm-call-modal';
import { SetPhoneModal } from '@/features/verification/components/set-phone-modal';
import { NEXT_ATTEMPT_MS } from '@/features/verification/constants';
import { WheelModal } from '@/features/wheel/components/wheel-modal';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { SAMPLE_COUNTRIES, SAMPLE_SPIN, SAMPLE_WHEEL } from './sample';
import { inEveryState, type SampleTexts, type Story } from './story';

const WAY: NonNullable<PlayerRating['way']> = {
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
const JACKPOT_ROUND: JackpotRound = {
  id: '00000000-0000-4000-8000-000000000000',
  status: 'open',
  currency: 'uah',
  draw_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  draw_seed: null,
  turned: [],
  level: null,
  amount: null,
  stake: '10.00',
  game: null,
  begun_at: '2026-03-02T10:00:00.000Z',
  paid_at: null,
};
const cards = (...suits: JackpotLevel[]) => suits.map((suit, place) => ({ position: (place * 5) % 12, suit }));
const JACKPOT_ROUNDS: { id: string; turned: JackpotRound['turned']; level: JackpotLevel | null }[] = [
  { id: 'begun', turned: [], level: null },
  { id: 'midway', turned: cards('hearts', 'clubs', 'hearts', 'spades'), level: null },
  { id: 'won', turned: cards('hearts', 'clubs', 'hearts', 'spades', 'hearts'), level: 'hearts' },
];
const TIERS = ['bronze', 'silver', 'gold', 'platinum', 'brilliant'] as const;

function wins(texts: SampleTexts): Story[] {
  return [
    ...inEveryState('battle-win', 'BattleWinModal', texts, (state, close) => (
      <BattleWinModal
        texts={state}
        win={{ battle_id: 'sample', tier: 'gold', place: 1, prize: '15000', currency: 'uah' }}
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
          win={{ battle_id: 'sample', tier, place: position + 1, prize: '2500.50', currency: 'kzt' }}
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
    ...JACKPOT_ROUNDS.map(({ id, turned, level }) => ({
      id: `jackpot-round-${id}`,
      name: 'JackpotRoundModal',
      render: (close: () => void) => (
        <JackpotRoundModal
          round={{ ...JACKPOT_ROUND, turned, level, status: level ? 'paid' : 'open' }}
          turning={null}
          failed={false}
          onTurn={() => undefined}
          onFinish={close}
          onClose={close}
        />
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
  const board = {
    depositHref: cashboxRoutes.at('deposit'),
    ratingHref: routes.profile('rating'),
    onSpin: async () => 'sector-3',
    onNextDay: () => undefined,
  };
  const { stars, deposit } = SAMPLE_WHEEL.needs;
  const missing = { stars: { ...stars, met: false, own: 0 }, deposit: { ...deposit, met: false } };
  const story = (id: string, more: Partial<ComponentProps<typeof WheelModal>>): Story => ({
    id,
    name: 'WheelModal',
    render: (close) => (
      <WheelModal
        texts={{}}
        wheel={{ ...board, day: SAMPLE_WHEEL }}
        onRetry={() => undefined}
        onClose={close}
        {...more}
      />
    ),
  });
  return [
    ...inEveryState('wheel', 'WheelModal', texts, (state, close) => (
      <WheelModal texts={state} wheel={{ ...board, day: SAMPLE_WHEEL }} onRetry={() => undefined} onClose={close} />
    )),
    story('wheel-fails', {
      wheel: { ...board, day: SAMPLE_WHEEL, onSpin: () => Promise.reject(new Error('no answer')) },
    }),
    story('wheel-needs', { wheel: { ...board, day: { ...SAMPLE_WHEEL, needs: missing } } }),
    story('wheel-spun', { wheel: { ...board, day: { ...SAMPLE_WHEEL, seedHash: null, spin: SAMPLE_SPIN } } }),
    story('wheel-unavailable', { wheel: 'failed' }),
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
    ...wins(texts),
    ...wheel(texts),
    {
      id: 'star-gained',
      name: 'StarGainedModal',
      render: (close) => (
        <StarGainedModal
          gained={{ stars: 2, cashback: '5.00', wheel: false, payouts: true }}
          ratingHref={ratingHref}
          onClose={close}
        />
      ),
    },
    ...inEveryState('rating', 'RatingModal', texts, (state, close) => (
      <RatingModal texts={state} player={{ rating: 2, way: WAY }} ratingHref={ratingHref} onClose={close} />
    )),
    {
      id: 'rating-stars-only',
      name: 'RatingModal',
      render: (close) => <RatingModal texts={{}} player={{ rating: 0 }} ratingHref={ratingHref} onClose={close} />,
    },
    {
      id: 'support-guest',
      name: 'Support',
      render: (close) => (
        <ServerData>
          <Support texts={{}} audience="guest" channels={CHANNELS} onClose={close} />
        </ServerData>
      ),
    },
    {
      id: 'support-no-channels',
      name: 'Support',
      render: (close) => (
        <ServerData>
          <Support texts={{}} audience="guest" channels={[]} onClose={close} />
        </ServerData>
      ),
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
