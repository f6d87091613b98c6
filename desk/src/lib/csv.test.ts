import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('a file of rows is read by a spreadsheet, amounts below zero as numbers', () => {
  expect(
    csvOf([
      ['day', 'ggr'],
      ['2026-11-01', '-12.50'],
      ['a "b"', null],
    ]),
  ).toBe('\ufeffday,ggr\r\n2026-11-01,-12.50\r\n"a ""b""",\r\n');
});

it('a file of rows lets no cell be a formula', () => {
  expect(csvOf([['=1+1', '@x', '-cmd', '+380']])).toBe("\ufeff'=1+1,'@x,'-cmd,'+380\r\n");
});
