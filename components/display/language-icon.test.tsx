// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@kozyr/contracts/locales';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckMark } from './check-mark';
import { CrossMark } from './cross-mark';
import { LanguageIcon } from './language-icon';

const ICONS = path.resolve(import.meta.dirname, '../../public/icons/languages');
const size = (element: Element | null) => [element?.getAttribute('width'), element?.getAttribute('height')];

test.each(LOCALES)('the language icon of %s is drawn at 160 by 160', (locale) => {
  const drawing = readFileSync(path.join(ICONS, `${locale}.svg`), 'utf8');
  expect(drawing).toMatch(/<svg [^>]*viewBox="0 0 160 160" width="160" height="160"/);
  const { container } = render(<LanguageIcon locale={locale} />);
  expect(size(container.querySelector(`img[src$="/${locale}.svg"]`))).toEqual(['160', '160']);
});

test('the check mark is 24 by 24, the cross 14 by 14', () => {
  expect(size(render(<CheckMark />).container.querySelector('svg'))).toEqual(['24', '24']);
  expect(size(render(<CrossMark />).container.querySelector('svg'))).toEqual(['14', '14']);
});
