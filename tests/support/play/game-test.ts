import type { GameFeed } from '@kozyr/contracts/games';
import type { PlatformSettings } from '../platform';
import { it } from '../platform-test';
import { type FakeProvider, startProvider } from './game-provider';

/** Tests on a platform whose games come from a provider of their file's own. @param feed what it has to begin with, null for nothing */
export const gameTest = (
  feed: GameFeed | null,
  settingsWith: (provider: FakeProvider) => PlatformSettings = ({ url }) => ({ STUDIO_URL: url }),
) =>
  it
    .extend('feed', { scope: 'file' }, feed)
    .extend('provider', { scope: 'file' }, async ({ feed: first }, { onCleanup }) => {
      const provider = await startProvider(first);
      onCleanup(() => provider.stop());
      return provider;
    })
    .extend('settings', { scope: 'file' }, ({ provider }) => settingsWith(provider));
