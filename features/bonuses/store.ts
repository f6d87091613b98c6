import { create } from 'zustand';

/** Spec §3: bonus modals open and close by these flags. */
type BonusFlags = { isWelcomePromocodeModalOpen: boolean; isFirstDepositBonusModalOpen: boolean };

export const useBonusFlags = create<BonusFlags>(() => ({
  isWelcomePromocodeModalOpen: false,
  isFirstDepositBonusModalOpen: false,
}));

const set = useBonusFlags.setState;

/** The two never lie over each other. */
export function welcomePromocodeOffered(): void {
  set({ isWelcomePromocodeModalOpen: true, isFirstDepositBonusModalOpen: false });
}

export function firstDepositBonusOffered(): void {
  set({ isFirstDepositBonusModalOpen: true, isWelcomePromocodeModalOpen: false });
}

export function bonusModalClosed(): void {
  set({ isWelcomePromocodeModalOpen: false, isFirstDepositBonusModalOpen: false });
}
