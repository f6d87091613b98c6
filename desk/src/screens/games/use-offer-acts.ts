'use client';
import { useAct } from '@desk/lib/query/use-act';
import { listOperatorGames, listOperatorProviders } from '@kozyr/contracts/operator/offer';
import {
  closeOperatorGame,
  closeOperatorProvider,
  switchOperatorGame,
  switchOperatorProvider,
} from '@kozyr/contracts/operator/running';
import { listStuck } from '@kozyr/contracts/operator/stuck';

/** What is switched or closed: one game, or all of a provider. */
export type Offered = {
  kind: 'game' | 'provider';
  slug: string;
  name: string;
  enabled: boolean;
  closed_in: string[];
  closed_by_rules: string[];
};

/** Switches a game or a provider, and says where it is closed. */
export function useOfferActs() {
  const stale = [listOperatorGames, listOperatorProviders, listStuck];
  const game = useAct(switchOperatorGame, stale);
  const provider = useAct(switchOperatorProvider, stale);
  const gameClosing = useAct(closeOperatorGame, stale);
  const providerClosing = useAct(closeOperatorProvider, stale);
  return {
    switchOffered: ({ kind, slug, enabled }: Offered) =>
      (kind === 'game' ? game : provider).mutateAsync({ params: { slug }, body: { enabled: !enabled } }),
    closeOffered: ({ kind, slug }: Offered, closed_in: string[]) =>
      (kind === 'game' ? gameClosing : providerClosing).mutateAsync({ params: { slug }, body: { closed_in } }),
  };
}
