import { expect, it } from 'vitest';
import { parseViews } from './views';

it('a list reads the views a browser kept', () => {
  expect(parseViews('[{"name":"New","search":"?sort=registered_desc"}]')).toEqual([
    { name: 'New', search: '?sort=registered_desc' },
  ]);
});

it('a list reads no views out of anything else', () => {
  expect(parseViews(null)).toEqual([]);
  expect(parseViews('{oops')).toEqual([]);
  expect(parseViews('[{"name":1},{"name":"a"},7]')).toEqual([]);
});
