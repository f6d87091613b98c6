import { create } from 'zustand';
import { offerAnswered } from '@/lib/offers/welcome-offer';
import type { LinkedModal } from '@/lib/routes/routes';
import type { ReceivedFlag, WageredBonus, WantedBonus } from './types';

/** Spec §3: bonus modals open and close by these flags. `askedFor`: the player pressed for the one that is open. */
type BonusFlags = {
  isWelcomePromocodeModalOpen: boolean;
  isFirstDepositBonusModalOpen: boolean;
  askedFor: boolean;
};

const CLOSED: BonusFlags = {
  isWelcomePromocodeModalOpen: false,
  isFirstDepositBonusModalOpen: false,
  askedFor: false,
};

export const useBonusFlags = create<BonusFlags>(() => CLOSED);

const set = useBonusFlags.setState;

/** The two never lie over each other. */
export function welcomePromocodeOffered({ askedFor }: { askedFor: boolean }): void {
  set({ ...CLOSED, isWelcomePromocodeModalOpen: true, askedFor });
}

export function firstDepositBonusOffered({ askedFor }: { askedFor: boolean }): void {
  set({ ...CLOSED, isFirstDepositBonusModalOpen: true, askedFor });
}

/** What raises the flag that stands for a modal of an address too. */
export const FLAGGED: Partial<Record<LinkedModal, typeof firstDepositBonusOffered>> = {
  'first-deposit-bonus': firstDepositBonusOffered,
  'welcome-promocode': welcomePromocodeOffered,
};

export function bonusModalClosed(): void {
  set(CLOSED);
}

/** What came by itself was answered: it does not come again. */
export function bonusOfferClosed(): void {
  offerAnswered();
  bonusModalClosed();
}

/** Bonuses that were wagered and are to be told of, the next one first. */
export const useWagered = create<readonly WageredBonus[]>(() => []);

/** The platform told of it; twice is once. */
export function bonusWagered(bonus: WageredBonus): void {
  useWagered.setState((told) => (told.some(({ id }) => id === bonus.id) ? told : [...told, bonus]), true);
}

export function wageredClosed({ id }: WageredBonus): void {
  useWagered.setState((told) => told.filter((bonus) => bonus.id !== id), true);
}

type Activation = { wanted: WantedBonus | null; asked: number };

/** What the listener of the player's bonus works on. */
export const useActivation = create<Activation>(() => ({ wanted: null, asked: 0 }));

/** Asks for a bonus, from anywhere in the browser: questions, refusals and the call are shown over the page. Spec §4, §8. */
export function activationAsked(wanted: WantedBonus): void {
  useActivation.setState(({ asked }) => ({ wanted, asked: asked + 1 }));
}

export function activationSettled(): void {
  useActivation.setState({ wanted: null });
}

/** Carries an activation out, also one that goes on after a call or a question: until it has settled, nobody else tells of its bonus. */
export async function duringActivation(wanted: WantedBonus, work: () => Promise<void>): Promise<void> {
  useActivation.setState({ wanted });
  try {
    await work();
  } finally {
    activationSettled();
  }
}

const flagKey = (userId: string) => `kozyr:bonus-received:${userId}`;

/** What this browser has kept of the player's last bonus; null without any, or where nothing can be kept. Spec §4. */
export function receivedFlag(userId: string): ReceivedFlag | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(flagKey(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('bonusId' in kept) || !('shown' in kept)) return null;
    return typeof kept.bonusId === 'string' ? { bonusId: kept.bonusId, shown: kept.shown === true } : null;
  } catch {
    return null;
  }
}

/** Keeps it; null takes it away, as cancelling does. */
export function keepReceivedFlag(userId: string, flag: ReceivedFlag | null): void {
  try {
    if (flag) localStorage.setItem(flagKey(userId), JSON.stringify(flag));
    else localStorage.removeItem(flagKey(userId));
  } catch {
    // Storage that is full or forbidden: the modal may open once more, nothing else is lost.
  }
}
