import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { mutationOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';

const games = () => import('@kozyr/contracts/games');
const rounds = () => import('@kozyr/contracts/rounds');

/** Opens a game for real money: a one-time address for the frame and the session it belongs to. */
export const launchRealMutation = mutationOptions({
  mutationKey: ['launch-game'],
  mutationFn: ({ slug, locale }: { slug: string; locale: Locale }) =>
    lazyCall(async () => (await games()).launchGame, { params: { slug }, body: { locale } }),
});

/** Opens a game with play money; needs no login. */
export const launchDemoMutation = mutationOptions({
  mutationKey: ['launch-demo'],
  mutationFn: ({ slug, locale, currency }: { slug: string; locale: Locale; currency: Currency }) =>
    lazyCall(async () => (await games()).launchDemo, { params: { slug }, body: { locale, currency } }),
});

/** Leaves a game: its session takes no more stakes. What is under way is settled all the same. */
export const closeSessionMutation = mutationOptions({
  mutationKey: ['close-game-session'],
  mutationFn: (id: string) => lazyCall(async () => (await rounds()).closeGameSession, { params: { id } }),
});

/** Where a round can be seen again; the address opens for some minutes. */
export const recallRoundMutation = mutationOptions({
  mutationKey: ['recall-round'],
  mutationFn: ({ id, locale }: { id: string; locale: Locale }) =>
    lazyCall(async () => (await rounds()).recallRound, { params: { id }, body: { locale } }),
});
