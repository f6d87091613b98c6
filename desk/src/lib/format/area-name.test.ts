import { expect, it } from 'vitest';
import { areaName } from './area-name';

it('an area is named in the language of the page, and by its code where there is no name', () => {
  expect(areaName('KZ', 'en')).toBe('Kazakhstan');
  expect(areaName('1', 'en')).toBe('1');
});
