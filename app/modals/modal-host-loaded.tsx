'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { NoticeTurn } from '@/components/overlay/notice-turn';
import { useBattleFlags } from '@/features/battles/store';
import {
  bonusModalClosed,
  bonusOfferClosed,
  firstDepositBonusOffered,
  useBonusFlags,
  welcomePromocodeOffered,
} from '@/features/bonuses/store';
import { jackpotWinClosed, useJackpotFlags } from '@/features/jackpots/store';
import { type LinkedModal as LinkedKind, MODAL_KEY, routes } from '@/lib/routes/routes';
import { ServerData } from '../frame/server-data';
import { LinkedModal } from './modal-host-linked';
import { EditorTexts } from './modal-host-texts';
import { ModalMessages } from './modal-messages';

const BattleWinNotice = dynamic(() =>
  import('@/features/battles/components/battle-win-notice').then((module) => module.BattleWinNotice),
);
const JackpotWinModal = dynamic(() =>
  import('@/features/jackpots/components/jackpot-win-modal').then((module) => module.JackpotWinModal),
);

const JackpotRound = dynamic(() =>
  import('@/features/jackpots/components/jackpot-round').then((module) => module.JackpotRound),
);

/** Takes the key of a modal out of the address, without moving the page. */
function forgetLink(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(MODAL_KEY)) return;
  address.searchParams.delete(MODAL_KEY);
  window.history.replaceState(null, '', address);
}

type Site = Omit<ComponentProps<typeof LinkedModal>, 'kind' | 'onClose'>;

/** The flag of spec §3 that stands for a modal of an address too. */
const FLAGGED: Partial<Record<LinkedKind, () => void>> = {
  'first-deposit-bonus': () => firstDepositBonusOffered({ askedFor: true }),
  'welcome-promocode': () => welcomePromocodeOffered({ askedFor: true }),
};

/** A player who has looked at a bonus by themselves need not be offered it any more. */
function closeModal(kind: LinkedKind, audience: Site['audience']): void {
  if (audience === 'member' && FLAGGED[kind]) bonusOfferClosed();
  bonusModalClosed();
  forgetLink();
}

/**
 * Every modal that a flag or the address asks for. What comes by itself waits for its turn in the queue of modals, see
 * lib/modal-queue; what the player pressed for opens at once.
 */
export function LoadedModals({
  linked,
  ...site
}: { linked: { kind: LinkedKind | undefined; pressed: boolean } } & Site) {
  const { isFirstDepositBonusModalOpen, isWelcomePromocodeModalOpen, askedFor } = useBonusFlags();
  const battle = useBattleFlags((flags) => (flags.winBattleOpen ? flags.win : null));
  const jackpot = useJackpotFlags((flags) => (flags.winJackpotsModalOpen ? flags.win : null));
  const round = useJackpotFlags((flags) => flags.round);
  const pressed = linked.pressed ? linked.kind : undefined;
  // The flags say what is open, whoever opened it; the browser's Back closes it too.
  useEffect(() => {
    const raise = pressed && FLAGGED[pressed];
    raise?.();
    return raise && bonusModalClosed;
  }, [pressed]);
  const flagged: LinkedKind | undefined = isFirstDepositBonusModalOpen
    ? 'first-deposit-bonus'
    : isWelcomePromocodeModalOpen
      ? 'welcome-promocode'
      : undefined;
  const asked = (askedFor ? flagged : undefined) ?? pressed;
  const came = linked.pressed ? undefined : linked.kind;
  return (
    <Suspense>
      <ModalMessages>
        <ServerData>
          {asked && <LinkedModal key={asked} {...site} kind={asked} onClose={() => closeModal(asked, site.audience)} />}
          {came && (
            <NoticeTurn kind="linked">
              <LinkedModal {...site} kind={came} onClose={forgetLink} />
            </NoticeTurn>
          )}
          {flagged && !askedFor && (
            <NoticeTurn kind="offer">
              <LinkedModal {...site} kind={flagged} onClose={bonusOfferClosed} />
            </NoticeTurn>
          )}
          {jackpot && (
            <NoticeTurn kind="jackpot-win">
              <EditorTexts textKey="jackpot-win">
                {(texts) => <JackpotWinModal texts={texts} win={jackpot} onClose={jackpotWinClosed} />}
              </EditorTexts>
            </NoticeTurn>
          )}
          {round && <JackpotRound key={round.id} round={round} />}
          {battle && (
            <NoticeTurn kind="battle-win" key={battle.battle_id}>
              <EditorTexts textKey="battle-win" variables={{ place: String(battle.place) }}>
                {(texts) => <BattleWinNotice texts={texts} win={battle} gamesHref={routes.games()} />}
              </EditorTexts>
            </NoticeTurn>
          )}
        </ServerData>
      </ModalMessages>
    </Suspense>
  );
}
