/** Where this browser keeps what a new player is still to be offered. */
const KEY = 'kozyr:welcome-offer';

const WELCOME_OFFERS = ['first-deposit-bonus', 'welcome-promocode'] as const;
export type WelcomeOffer = (typeof WELCOME_OFFERS)[number];

/** What is still to be offered; null for nothing, and where nothing can be kept. */
export function dueOffer(): WelcomeOffer | null {
  try {
    const kept = localStorage.getItem(KEY);
    return WELCOME_OFFERS.find((offer) => offer === kept) ?? null;
  } catch {
    return null;
  }
}

function keepOffer(offer: WelcomeOffer): void {
  try {
    localStorage.setItem(KEY, offer);
  } catch {
    // A browser that forbids storage offers nothing by itself: the bonuses page has it all.
  }
}

/** A visitor pressed for the welcome promo code, and signs in for it: it opens once they are in. */
export function welcomePromocodeAsked(): void {
  keepOffer('welcome-promocode');
}

/** Somebody has just registered here: the bonus of the first deposit is offered once, unless they came for something else. */
export function playerRegistered(): void {
  if (dueOffer() === null) keepOffer('first-deposit-bonus');
}

/** It was offered and answered, or there is nothing to offer: never again. */
export function offerAnswered(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
