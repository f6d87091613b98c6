import { it as platformIt } from '../platform-test';
import { startStudioAndPlatform } from './studio-and-platform';

/** Tests on a studio whose wallet is the real platform, both of their file's own. */
export const it = platformIt
  .extend('house', { scope: 'file' }, startStudioAndPlatform)
  .extend('platform', { scope: 'file' }, ({ house }, { onCleanup }) => {
    onCleanup(() => house.stop());
    return house.platform;
  });
