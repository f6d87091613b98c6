import type { Seeds } from '../../fairness/stream';
import { VERIFIER_TEXTS } from '../texts/verifier';

const language = document.documentElement.lang;

/** The verifier's texts in the language of the page. */
export const texts = Object.entries(VERIFIER_TEXTS).find(([locale]) => locale === language)?.[1] ?? VERIFIER_TEXTS.ru;

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
