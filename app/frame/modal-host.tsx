'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { useBattleFlags } from '@/features/battles/store';
import { useBonusFlags } from '@/features/bonuses/store';
import { useJackpotFlags } from '@/features/jackpots/store';
import { MODAL_KEY } from '@/lib/routes/routes';

const LoadedModals = dynamic(() => import('./modal-host-loaded').then((module) => module.LoadedModals), { ssr: false });

/**
 * Mounted once: opens a modal over any page when a flag of spec §3 or the address (?modal=wheel) asks for one. Everything
 * that shows it comes with the first that is opened.
 */
export function ModalHost(props: Omit<ComponentProps<typeof LoadedModals>, 'linked'>) {
  const linked = useSearchParams().get(MODAL_KEY);
  const bonus = useBonusFlags((flags) => flags.isWelcomePromocodeModalOpen || flags.isFirstDepositBonusModalOpen);
  const battle = useBattleFlags((flags) => flags.winBattleOpen);
  const jackpot = useJackpotFlags((flags) => flags.winJackpotsModalOpen || flags.round !== null);
  const asked = linked !== null || bonus || battle || jackpot;
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  return wanted && <LoadedModals {...props} linked={linked} />;
}
