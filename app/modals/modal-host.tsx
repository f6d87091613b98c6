'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { useBattleFlags } from '@/features/battles/store';
import { useBonusFlags } from '@/features/bonuses/store';
import { useJackpotFlags } from '@/features/jackpots/store';
import { LINKED_MODALS, type LinkedModal, MODAL_KEY } from '@/lib/routes/routes';

const LoadedModals = dynamic(() => import('./modal-host-loaded').then((module) => module.LoadedModals), { ssr: false });

/** The kind of modal an address asks for; anything else asks for none. */
function linkedKind(value: string | null): LinkedModal | undefined {
  return LINKED_MODALS.find((kind) => kind === value);
}

/**
 * Mounted once: opens a modal over any page when a flag of spec §3 or the address (?modal=wheel) asks for one. Everything
 * that shows it comes with the first that is opened.
 */
export function ModalHost(props: Omit<ComponentProps<typeof LoadedModals>, 'linked'>) {
  const kind = linkedKind(useSearchParams().get(MODAL_KEY));
  // What the page came with waits for its turn; what came into the address since was asked for by a press.
  const [linked, setLinked] = useState({ kind, pressed: false });
  if (linked.kind !== kind) setLinked({ kind, pressed: true });
  const bonus = useBonusFlags((flags) => flags.isWelcomePromocodeModalOpen || flags.isFirstDepositBonusModalOpen);
  const battle = useBattleFlags((flags) => flags.winBattleOpen);
  const jackpot = useJackpotFlags((flags) => flags.winJackpotsModalOpen || flags.round !== null);
  const asked = kind !== undefined || bonus || battle || jackpot;
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  return wanted && <LoadedModals {...props} linked={linked} />;
}
