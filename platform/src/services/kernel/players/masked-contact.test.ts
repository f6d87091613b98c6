import { expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact';

it('a masked phone keeps its country and its last two digits', () => {
  expect(maskedPhone('380991234512')).toBe('+380 ** *** ** 12');
  expect(maskedPhone('77011234567')).toBe('+7 *** *** ** 67');
  expect(maskedPhone('441234567890')).toBe('+*** *** ** 90');
});

it('a masked email keeps its first letters and the end of its host', () => {
  expect(maskedEmail('ivan.petrenko@gmail.com')).toBe('i***@g***.com');
  expect(maskedEmail('a@localhost')).toBe('a***@l***');
});
