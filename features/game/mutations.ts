import { launchDemo, launchGame } from '@kozyr/contracts/games';
import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';

/** Opens a game for real money: a one-time address for the frame and the session it belongs to. */
export const launchRealMutation = mutationOptions({
  mutationKey: ['launch-game'],
  mutationFn: ({ slug, locale }: { slug: string; locale: Locale }) =>
    call(launchGame, { params: { slug }, body: { locale } }),
});

/** Opens a game with play money; needs no login. */
export const launchDemoMutation = mutationOptions({
  mutationKey: ['launch-demo'],
  mutationFn: ({ slug, locale, currency }: { slug: string; locale: Locale; currency: Currency }) =>
    call(launchDemo, { params: { slug }, body: { locale, currency } }),
});
