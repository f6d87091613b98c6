import type { Question } from '../copy/questions';
import type { Texts } from '../seed';
import type { ComponentPlan, EntryPlan } from './component';

/** Who sees a block, and where: a number for each audience, null for not at all. Both see it at 0 unless said otherwise. */
export type Place = Pick<ComponentPlan, 'order' | 'orderNonAuth'>;

export const forGuests = (orderNonAuth: number): Place => ({ order: null, orderNonAuth });
export const forPlayers = (order: number): Place => ({ order, orderNonAuth: null });
export const forAll = (order: number): Place => ({ order, orderNonAuth: order });

/** The main page with the registration opened over it. */
export const REGISTER = '/?auth=register';

/** A button: where it leads and its words. */
export const button = (href: string, label: Texts): EntryPlan[] => [
  { key: 'href', value: href },
  { key: 'action-label', value: label },
];

export function text(page: string, key: string, words: Texts, place: Place): ComponentPlan {
  return { page, key, type: 'text', text: words, ...place };
}

/** The list of the same key, shown as a block. */
export function infoList(page: string, key: string, place: Place): ComponentPlan {
  return { page, key, type: 'info-list', ...place, general: [{ key: 'info-list', value: key }] };
}

export function callToAction(
  page: string,
  key: string,
  words: Texts,
  [href, label]: [string, Texts],
  place: Place,
): ComponentPlan {
  return { page, key, type: 'call-to-action', text: words, ...place, general: button(href, label) };
}

/** A banner with a wide picture and a cut for phones, both named by `art`. */
export function banner(
  place: { page: string | null; key: string } & Place,
  art: string,
  words: Texts,
  action?: [string, Texts],
): ComponentPlan {
  return {
    type: 'banner',
    text: words,
    picture: `${art}-wide`,
    general: action ? button(...action) : [],
    desktop: [{ key: 'image', picture: `${art}-wide` }],
    mobile: [{ key: 'image', picture: `${art}-phone` }],
    ...place,
  };
}

export function rail(
  page: string,
  key: string,
  words: Texts,
  rules: Record<string, string>,
  more: [string, Texts],
  place: Place,
): ComponentPlan {
  const entries = Object.entries(rules).map(([name, value]) => ({ key: name, value }));
  return { page, key, type: 'games-rail', text: words, ...place, general: [...entries, ...button(...more)] };
}

/** A block of parts of their own, linked one by one under the same entry key. */
export function linking(key: string, parts: readonly ComponentPlan[]): EntryPlan[] {
  return parts.map((part) => ({ key, component: [part.page, part.key] }));
}

export function questionPart({ key, question, answer }: Question): ComponentPlan {
  return { page: null, key, type: 'faq-item', text: answer, general: [{ key: 'question', value: question }] };
}
