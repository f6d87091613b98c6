import { fromMinor } from '@kozyr/contracts/money';
import type { Caller, Context } from '../../../context';
import { depositor } from './depositor';
import { openMethods } from './internal/open-methods';

/** The methods this player can deposit with, in their currency. */
export async function getPaymentMethods(ctx: Context, caller: Caller) {
  const { currency } = await depositor(ctx, caller.userId);
  return {
    currency,
    items: (await openMethods(ctx.db, currency)).map(({ kind, minimum, maximum, presets }) => ({
      kind,
      minimum: fromMinor(minimum),
      maximum: fromMinor(maximum),
      presets: presets.map(fromMinor),
    })),
  };
}
