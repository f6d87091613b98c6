import type { PlatformSettings } from '../platform';
import { it } from '../platform-test';
import { startPaymentHarness } from './payments';

/** Tests on a platform and the sandbox gateway beside it, both of their file's own and on one clock. */
export const paymentsTest = (more: PlatformSettings = {}) =>
  it
    .extend('settings', { scope: 'file' }, more)
    .extend('payments', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
      const payments = await startPaymentHarness(settings);
      onCleanup(() => payments.stop());
      return payments;
    })
    .extend('platform', { scope: 'file' }, ({ payments }) => payments.platform);
