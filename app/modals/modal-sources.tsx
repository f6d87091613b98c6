'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAccountStore } from '@/features/account/store';
import { useBattleFlags } from '@/features/battles/store';
import { bonusModalClosed, FLAGGED, useActivation, useBonusFlags, useWagered } from '@/features/bonuses/store';
import { useJackpotFlags } from '@/features/jackpots/store';
import { useStarMoment } from '@/features/rating/store';
import type { Audience } from '@/lib/content/component-rules';
import { useAskedDialog, useHeldNotices } from '@/lib/modal-queue/modal-queue';
import { useUnshown } from '@/lib/rounds/unshown-store';
import { LINKED_MODALS, MODAL_KEY } from '@/lib/routes/routes';
import { ModalRequest } from './modal-request';

/** Mounted once: what the flags of spec §3 and the address (?modal=wheel) ask for is in the queue of modals for as long as they do. */
export function ModalSources({ audience }: { audience: Audience }) {
  const value = useSearchParams().get(MODAL_KEY);
  const kind = LINKED_MODALS.find((each) => each === value);
  // What the page came with waits for its turn; what came into the address since was asked for by a press.
  const [linked, setLinked] = useState({ kind, pressed: false });
  if (linked.kind !== kind) setLinked({ kind, pressed: true });
  const pressed = linked.pressed ? kind : undefined;
  // The flags say what is open, whoever opened it; the browser's Back closes it too.
  useEffect(() => {
    const raise = pressed && FLAGGED[pressed];
    raise?.({ askedFor: true });
    return raise && bonusModalClosed;
  }, [pressed]);

  const auth = useAccountStore((state) => state.registrationOpened || state.loginOpened || state.resetOpened);
  const bonus = useBonusFlags();
  const jackpot = useJackpotFlags();
  const battle = useBattleFlags(({ win }) => win);
  const star = useStarMoment(({ gained }) => gained);
  const wagered = useWagered(([first]) => first);
  // Taking a bonus asks its questions one after the other.
  useAskedDialog(useActivation(({ wanted }) => wanted !== null));
  useHeldNotices(useUnshown(({ turning }) => turning.length > 0));

  const flagged = bonus.isFirstDepositBonusModalOpen
    ? 'first-deposit-bonus'
    : bonus.isWelcomePromocodeModalOpen
      ? 'welcome-promocode'
      : undefined;
  const asked = (bonus.askedFor ? flagged : undefined) ?? pressed;
  return (
    <>
      {auth && audience === 'guest' && <ModalRequest kind="auth" request={null} turn="at-once" />}
      {asked && <ModalRequest key={asked} kind="linked" request={asked} turn="at-once" />}
      {kind && !linked.pressed && <ModalRequest kind="linked" request={kind} turn="linked" />}
      {flagged && !bonus.askedFor && <ModalRequest kind="linked" request={flagged} turn="offer" />}
      {jackpot.win && <ModalRequest kind="jackpot-win" request={jackpot.win} turn="jackpot-win" />}
      {jackpot.round && (
        <ModalRequest key={jackpot.round.id} kind="jackpot-round" request={jackpot.round} turn="jackpot-round" />
      )}
      {battle && <ModalRequest key={battle.battle_id} kind="battle-win" request={battle} turn="battle-win" />}
      {wagered && <ModalRequest key={wagered.id} kind="bonus-wagered" request={wagered} turn="bonus-wagered" />}
      {star && <ModalRequest key={star.stars} kind="star-gained" request={star} turn="star-gained" />}
    </>
  );
}
