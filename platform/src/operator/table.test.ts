import { expect, it } from 'vitest';
import { facts, moment, paged, plain, plainText, table } from './table';

const columns = [
  { title: 'name', of: ({ name }: { name: string; sum: string }) => name },
  { title: 'sum', of: ({ sum }: { name: string; sum: string }) => sum, right: true },
];

it('a table in the terminal makes each column as wide as what is in it, whatever the letters', () => {
  const rows = [
    { name: 'Олена Коваль', sum: '5.00' },
    { name: 'Li', sum: '12500.00' },
  ];
  expect(table(columns, rows).split('\n')).toEqual([
    'name               sum',
    '────────────  ────────',
    'Олена Коваль      5.00',
    'Li            12500.00',
  ]);
});

it('a table in the terminal shows nothing that would act on the terminal', () => {
  expect(plain('\u001b[2JOlena\u202e\n\u0007')).toBe('�[2JOlena���');
  expect([plain(null), plain(''), plain(0), plain(false)]).toEqual(['–', '–', '0', 'false']);
});

it('lines in the terminal are escaped as JSON does, but for their ends and the mark of UTF-8', () => {
  const told = { name: '\u001b[2J\u009b2KOlena\u202e\u2028\u{e0001}', note: 'one\ntwo' };
  const shown = plainText(JSON.stringify(told, null, 2));
  expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(shown)).toEqual(told);
  expect(plainText('\ufeffname,sum\r\nOle\rna\ufeff,\u202e5\r\n')).toBe(
    '\ufeffname,sum\r\nOle\\u000dna\\ufeff,\\u202e5\r\n',
  );
});

it('a table in the terminal says how much there is beside a page', () => {
  const row = { name: 'a', sum: '1.00' };
  expect(paged(columns, { items: [], total: 0, page: 1, pageSize: 24 })).toBe('None.');
  expect(paged(columns, { items: [row], total: 1, page: 1, pageSize: 24 })).toMatch(/\n\n1 in all$/);
  expect(paged(columns, { items: [row], total: 30, page: 2, pageSize: 24 })).toMatch(/page 2 of 2, 30 in all/);
});

it('facts in the terminal stand under each other, with moments to the second', () => {
  expect(
    facts([
      ['status', 'PAYING'],
      ['id', 7],
    ]),
  ).toBe('status  PAYING\nid      7');
  expect(moment('2026-03-02T10:00:05.123Z')).toBe('2026-03-02 10:00:05');
});
