import { localeOf } from '@kozyr/contracts/locales';
import type { Seeds } from '../../fairness/stream';
import { sayIn } from '../../page/say';
import { en } from './texts/en';
import { kk } from './texts/kk';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

/** What the verifier says, in the language of the page. */
export const say = sayIn({ uk, ru, en, kk }, localeOf(document.documentElement.lang));

/** What a round came to: stakes paid back, and every step of it to be looked at. */
export type Computed = { times: number; cards: readonly Node[] };

/**
 * How an engine's rounds are computed on this page. `fields` are asked for beside the seeds (a round with decisions needs
 * them); their values come back by name, as text.
 */
export type Part = {
  models: readonly { id: string; label: string }[];
  fields?: readonly { name: string; label: string; value: string }[];
  compute: (modelId: string, seeds: Seeds, values: Readonly<Record<string, string>>) => Computed;
};
