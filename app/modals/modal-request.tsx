'use client';

import type { JackpotRound } from '@kozyr/contracts/jackpots';
import type { Deposit } from '@kozyr/contracts/payments';
import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { useEffect, useState } from 'react';
import type { BattleWin } from '@/features/battles/types';
import type { BonusNotice } from '@/features/bonuses/active/components/bonus-listener';
import type { WageredBonus } from '@/features/bonuses/types';
import type { JackpotWin } from '@/features/jackpots/store';
import type { GainedStar } from '@/features/rating/rules';
import {
  type ModalRequest as Asked,
  changeModal,
  closeModal,
  type ModalTurn,
  nextModalId,
  openModal,
  useModalQueue,
} from '@/lib/modal-queue/modal-queue';

type Notice<Kind> = Extract<BonusNotice, { kind: Kind }>;

declare module '@/lib/modal-queue/modal-queue' {
  interface ModalRequests {
    /** Which dialog it shows is in the flags of the account. */
    auth: null;
    'jackpot-win': JackpotWin;
    'jackpot-round': JackpotRound;
    'battle-win': BattleWin;
    'bonus-warning': Notice<'warning'>;
    'bonus-received': Notice<'received'>;
    'first-deposit': Deposit;
    'bonus-wagered': WageredBonus;
    'star-gained': GainedStar;
    'record-received': { received: ReceivedBonus; onClose: () => void };
  }
}

/** What a flag, the address or a listener asks for: in the queue for as long as this is mounted. Draws nothing, the host does. */
export function ModalRequest({ turn, ...asked }: Asked & { turn: ModalTurn }) {
  const [id] = useState(nextModalId);
  useEffect(() => {
    const known = useModalQueue.getState().modals.find((modal) => modal.id === id);
    if (!known) openModal(asked, turn, id);
    else if (known.request !== asked.request) changeModal(id, asked);
  });
  useEffect(() => () => closeModal(id), [id]);
  return null;
}
