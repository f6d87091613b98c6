import { FEATURE_FLAGS } from '@kozyr/contracts/settings';
import type { Context } from '../../../context';

type Entry = { code: string; value: { value: string } };

const entry = (code: string, value: string): Entry => ({ code, value: { value } });

/** Feature flags and what a registration form must know, as the settings entries of spec §3. */
export function globalSettings(ctx: Pick<Context, 'env'>): { data: Entry[] } {
  const flags = FEATURE_FLAGS.map((code) => entry(code, String(ctx.env[code])));
  return { data: [...flags, entry('TERMS_VERSION', ctx.env.TERMS_VERSION)] };
}
