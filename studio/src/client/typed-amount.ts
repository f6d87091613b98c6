import { fromMinor, toMinor } from '../page/amounts';

/** An amount as a player may type it, "1 250,5" or "1250.50", in minor units; null: it is none. */
export function typedAmount(text: string): bigint | null {
  const [, whole, cents = ''] = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : toMinor(`${whole}.${cents}`);
}

/** An amount as it stands in a field to type in: "12.00" as "12". */
export const editable = (minor: bigint): string => fromMinor(minor).replace(/\.00$/, '');
