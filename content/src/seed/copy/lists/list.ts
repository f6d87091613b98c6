import { type Texts, texts } from '../../seed';

export type InfoListCopy = { key: string; header: Texts; items: Array<{ key: string; text: Texts }> };

/** A header in the order of the interface's languages: Ukrainian, Russian, English, Kazakh. */
export function header(ua: string, ru: string, en: string, kz: string): Texts {
  const inTag = (text: string) => `<h2>${text}</h2>`;
  return texts(inTag(ua), inTag(ru), inTag(en), inTag(kz));
}

type Point = [title: string, text: string];

/** One item: a short title and a sentence or two below it, in the four languages. */
export function item(key: string, ua: Point, ru: Point, en: Point, kz: Point): { key: string; text: Texts } {
  const said = ([title, text]: Point) => `<h3>${title}</h3><p>${text}</p>`;
  return { key, text: texts(said(ua), said(ru), said(en), said(kz)) };
}
