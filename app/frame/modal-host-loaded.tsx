'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense, useCallback } from 'react';
import { useBattleFlags } from '@/features/battles/store';
import { bonusModalClosed, useBonusFlags } from '@/features/bonuses/store';
import { jackpotWinClosed, useJackpotFlags } from '@/features/jackpots/store';
import { LINKED_MODALS, type LinkedModal as LinkedKind, MODAL_KEY, routes } from '@/lib/routes/routes';
import { LinkedModal } from './modal-host-linked';
import { EditorTexts } from './modal-host-texts';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

const BattleWinNotice = dynamic(() =>
  import('@/features/battles/components/battle-win-notice').then((module) => module.BattleWinNotice),
);
const JackpotWinModal = dynamic(() =>
  import('@/features/jackpots/components/jackpot-win-modal').then((module) => module.JackpotWinModal),
);

const JackpotRound = dynamic(() =>
  import('@/features/jackpots/components/jackpot-round').then((module) => module.JackpotRound),
);

/** The kind of modal an address asks for; anything else asks for none. */
export function linkedKind(value: string | null): LinkedKind | undefined {
  return LINKED_MODALS.find((kind) => kind === value);
}

/** Takes the wish for a modal out of the address, without moving the page. */
function forgetLink(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(MODAL_KEY)) return;
  address.searchParams.delete(MODAL_KEY);
  window.history.replaceState(null, '', address);
}

/** The modal that is asked for, one at a time: what was won goes before what is offered. */
export function LoadedModals({
  linked,
  ...site
}: { linked: string | null } & Omit<ComponentProps<typeof LinkedModal>, 'kind' | 'onClose'>) {
  const { isFirstDepositBonusModalOpen, isWelcomePromocodeModalOpen } = useBonusFlags();
  const battle = useBattleFlags((flags) => (flags.winBattleOpen ? flags.win : null));
  const jackpot = useJackpotFlags((flags) => (flags.winJackpotsModalOpen ? flags.win : null));
  const round = useJackpotFlags((flags) => flags.round);
  const flagged: LinkedKind | undefined = isFirstDepositBonusModalOpen
    ? 'first-deposit-bonus'
    : isWelcomePromocodeModalOpen
      ? 'welcome-promocode'
      : undefined;
  const kind = flagged ?? linkedKind(linked);
  const close = useCallback(() => {
    bonusModalClosed();
    forgetLink();
  }, []);
  return (
    <Suspense>
      <ModalMessages>
        <ServerData>
          {jackpot ? (
            <EditorTexts textKey="jackpot-win">
              {(texts) => <JackpotWinModal texts={texts} win={jackpot} onClose={jackpotWinClosed} />}
            </EditorTexts>
          ) : round ? (
            <JackpotRound key={round.id} round={round} />
          ) : battle ? (
            <EditorTexts textKey="battle-win" variables={{ place: String(battle.place) }}>
              {(texts) => (
                <BattleWinNotice key={battle.battle_id} texts={texts} win={battle} gamesHref={routes.games()} />
              )}
            </EditorTexts>
          ) : (
            kind && <LinkedModal key={kind} {...site} kind={kind} onClose={close} />
          )}
        </ServerData>
      </ModalMessages>
    </Suspense>
  );
}
