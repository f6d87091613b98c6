import type { ModalRecord } from '../../../payload-types';
import { type Texts, texts } from '../../plant';

export type ModalCopy = {
  key: string;
  status: NonNullable<ModalRecord['type']>;
  header?: Texts;
  body: Texts;
  description?: Texts;
  action: { type: NonNullable<ModalRecord['type']>; text: Texts };
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
