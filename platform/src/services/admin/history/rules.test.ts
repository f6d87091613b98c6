import { HISTORY_GROUPS, HISTORY_KINDS } from '@kozyr/contracts/history';
import { LOCALES } from '@kozyr/contracts/locales';
import { expect, it } from 'vitest';
import { historyWords } from './internal/texts';
import { amountOf, csvField, csvLine, kindOf, kindsOf } from './rules';

it('every kind of history entry is in exactly one group', () => {
  const all = HISTORY_GROUPS.flatMap((group) => kindsOf(group) ?? []);
  expect(all.toSorted()).toEqual([...HISTORY_KINDS].sort());
  expect(kindsOf(undefined)).toBeUndefined();
});

it('the history calls a posting it has no name for a correction', () => {
  expect(kindOf('bet')).toBe('bet');
  expect(kindOf('test_funds')).toBe('adjustment');
});

it('the history counts money that is set aside as gone', () => {
  const none = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };
  expect(amountOf({ ...none, electronic: -500n, holds: 500n })).toBe(-500n);
  expect(amountOf({ ...none, holds: -500n })).toBe(0n);
});

it('the file of the history writes fields that a spreadsheet reads as they are', () => {
  expect(csvField('12.50')).toBe('12.50');
  expect(csvField('-12.50')).toBe('-12.50');
  expect(csvField('=1+1')).toBe("'=1+1");
  expect(csvField('-1+1')).toBe("'-1+1");
  expect(csvField('@sum')).toBe("'@sum");
  expect(csvField('a,"b"')).toBe('"a,""b"""');
  expect(csvLine(['a', 'b\nc'])).toBe('a,"b\nc"\r\n');
});

it('the file of the history names every column and every kind in every language', () => {
  for (const locale of LOCALES) {
    const words = historyWords(locale);
    expect(words.header).toHaveLength(17);
    expect(new Set(words.header).size).toBe(17);
    const kinds = HISTORY_KINDS.map(words.kind);
    expect(new Set(kinds).size).toBe(HISTORY_KINDS.length);
    for (const kind of HISTORY_KINDS) expect(words.kind(kind)).not.toBe(kind);
  }
});
