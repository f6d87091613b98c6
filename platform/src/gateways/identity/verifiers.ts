import type { Context } from '../../context';
import type { IdentityVerifier } from './port';
import { sandboxVerifier } from './sandbox';
import { sumsubVerifier } from './sumsub';

/** Whoever looks at checks that are submitted from now on, by the settings: Sumsub where its three secrets are set, else the embedded one. */
export function identityVerifier({ env, now }: Pick<Context, 'env' | 'now'>): IdentityVerifier {
  const { SUMSUB_APP_TOKEN: appToken, SUMSUB_SECRET_KEY: secretKey, SUMSUB_WEBHOOK_SECRET: webhookSecret } = env;
  if (!appToken || !secretKey || !webhookSecret) return sandboxVerifier({ mode: env.KOZYR_MODE, now });
  return sumsubVerifier({
    api: env.SUMSUB_API_URL.replace(/\/$/, ''),
    appToken,
    secretKey,
    webhookSecret,
    levels: { 2: env.SUMSUB_IDENTITY_LEVEL, 3: env.SUMSUB_FUNDS_LEVEL },
    now,
  });
}
