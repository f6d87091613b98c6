'use client';

import type { ComponentProps } from 'react';
import { bonusModalClosed, bonusOfferClosed, FLAGGED } from '@/features/bonuses/store';
import { firstDepositClosed } from '@/features/cashbox/deposit/store';
import { jackpotWinClosed } from '@/features/jackpots/store';
import { starMomentClosed } from '@/features/rating/store';
import { latePart } from '@/lib/late-part';
import type { Modal, ModalTurn } from '@/lib/modal-queue/modal-queue';
import { type LinkedModal as LinkedKind, MODAL_KEY, routes } from '@/lib/routes/routes';
import { LinkedModal } from './modal-host-linked';
import { EditorTexts } from './modal-host-texts';

const BattleWinNotice = latePart(() =>
  import('@/features/battles/components/battle-win-notice').then((module) => module.BattleWinNotice),
);
const JackpotWinModal = latePart(() =>
  import('@/features/jackpots/components/jackpot-win-modal').then((module) => module.JackpotWinModal),
);
const JackpotRound = latePart(() =>
  import('@/features/jackpots/components/jackpot-round').then((module) => module.JackpotRound),
);
const StarGainedModal = latePart(() =>
  import('@/features/rating/components/star-gained-modal').then((module) => module.StarGainedModal),
);
const FirstDepositModal = latePart(() =>
  import('@/features/cashbox/deposit/components/first-deposit-modal').then((module) => module.FirstDepositModal),
);
const FactorDialog = latePart(() =>
  import('@/features/account/second-factor/components/factor-dialog').then((module) => module.FactorDialog),
);
const OwnBonusModal = latePart(() => import('./modal-host-bonus').then((module) => module.OwnBonusModal));

type Site = Omit<ComponentProps<typeof LinkedModal>, 'kind' | 'onClose'>;

/** Takes the key of a modal out of the address, without moving the page. */
function forgetLink(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(MODAL_KEY)) return;
  address.searchParams.delete(MODAL_KEY);
  window.history.replaceState(null, '', address);
}

/** A player who has looked at a bonus by themselves need not be offered it any more. */
function linkedClosed(kind: LinkedKind, turn: ModalTurn, audience: Site['audience']): void {
  if (turn === 'offer' || (turn === 'at-once' && audience === 'member' && FLAGGED[kind])) bonusOfferClosed();
  if (turn === 'at-once') bonusModalClosed();
  if (turn !== 'offer') forgetLink();
}

/** A modal of the queue with the editors' texts. `hasTurn` false: it waits, and nothing of it is drawn. */
export function QueuedModal({ modal, hasTurn, ...site }: { modal: Modal; hasTurn: boolean } & Site) {
  // Its cards go on to be turned, in another tab, while something else lies here.
  if (modal.kind === 'jackpot-round') return <JackpotRound round={modal.request} shown={hasTurn} />;
  if (!hasTurn) return null;
  switch (modal.kind) {
    case 'linked': {
      const { request, turn } = modal;
      return <LinkedModal {...site} kind={request} onClose={() => linkedClosed(request, turn, site.audience)} />;
    }
    case 'jackpot-win':
      return (
        <EditorTexts textKey="jackpot-win">
          {(texts) => <JackpotWinModal texts={texts} win={modal.request} onClose={jackpotWinClosed} />}
        </EditorTexts>
      );
    case 'battle-win':
      return (
        <EditorTexts textKey="battle-win" variables={{ place: String(modal.request.place) }}>
          {(texts) => <BattleWinNotice texts={texts} win={modal.request} gamesHref={routes.games()} />}
        </EditorTexts>
      );
    case 'star-gained':
      return (
        <StarGainedModal
          gained={modal.request}
          ratingHref={routes.profile('rating')}
          onClose={() => starMomentClosed(modal.request)}
        />
      );
    case 'first-deposit':
      return <FirstDepositModal deposit={modal.request} gamesHref={routes.games()} onClose={firstDepositClosed} />;
    case 'second-factor':
      return <FactorDialog request={modal.request} />;
    case 'bonus-warning':
    case 'bonus-received':
    case 'bonus-wagered':
    case 'record-received':
      return <OwnBonusModal modal={modal} />;
    // Each has an island of its own in the host.
    case 'auth':
    case 'status':
    case 'verification':
      return null;
  }
}
