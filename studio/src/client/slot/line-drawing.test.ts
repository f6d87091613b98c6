// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lineDrawing } from './line-drawing';

const drawn = (...args: Parameters<typeof lineDrawing>) => lineDrawing(...args).map((element) => element.outerHTML);

it('a line goes through the middle of a cell of each reel', () => {
  const [under, over, ...rest] = drawn([0, 1, 2, 1, 0], 3, null);
  expect(under).toContain('d="M50,50L150,150L250,250L350,150L450,50" class="under"');
  expect(over).toContain('class="over"');
  expect(rest).toEqual([]);
});

it('what a line paid stands where its last symbol but one is, on a plate as wide as the amount', () => {
  const label = drawn([0, 1, 2, 1, 0], 3, '12.50')[2];
  expect(label).toContain('transform="translate(150 150)"');
  expect(label).toContain('x="-45.5" y="-19" width="91"');
  expect(label).toContain('>12.50</text>');
});
