import type { ModalRecord } from '../../../payload-types';
import { type Texts, texts } from '../../seed';

export type ModalCopy = {
  key: string;
  status: NonNullable<ModalRecord['type']>;
  header?: Texts;
  body: Texts;
  description?: Texts;
  /** Words and kind of the first button. None where they depend on what the modal is opened with. */
  action?: { type: NonNullable<ModalRecord['type']>; text: Texts };
};

export const OKAY = { type: 'okay-primary' as const, text: texts('Гаразд', 'Хорошо', 'OK', 'Жарайды') };
export const CLEAR = { type: 'okay-primary' as const, text: texts('Зрозуміло', 'Понятно', 'Got it', 'Түсінікті') };
export const DEPOSIT = {
  type: 'make-deposit' as const,
  text: texts('Поповнити', 'Пополнить', 'Make a deposit', 'Толтыру'),
};
export const RATING = {
  type: 'view-rating' as const,
  text: texts('Мій рейтинг', 'Мой рейтинг', 'My rating', 'Менің рейтингім'),
};

/** A body or a description of one paragraph. */
export function paragraph(ua: string, ru: string, en: string, kz: string): Texts {
  return texts(`<p>${ua}</p>`, `<p>${ru}</p>`, `<p>${en}</p>`, `<p>${kz}</p>`);
}

/** Paragraphs one after another: a bonus modal shows a description before the body, a status modal after it. */
export function inTurn(...parts: readonly Texts[]): Texts {
  const join = (language: keyof Texts) => parts.map((part) => part[language]).join('');
  return texts(join('ua'), join('ru'), join('en'), join('kz'));
}
