import { it as platformIt } from '../platform-test';
import { startTableHarness } from './table-harness';

/** Tests on tables whose wallet is the real platform, both of their file's own, where nothing moves by itself. */
export const it = platformIt
  .extend('tables', { scope: 'file' }, () => startTableHarness())
  .extend('platform', { scope: 'file' }, ({ tables }, { onCleanup }) => {
    onCleanup(() => tables.stop());
    return tables.platform;
  });
