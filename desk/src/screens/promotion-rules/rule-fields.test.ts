import { BUILT_IN_CASHBACK } from '@kozyr/contracts/promotions/cashback';
import { expect, it } from 'vitest';
import { changesBetween, type RuleField, textAt, typedAs, withTyped } from './rule-fields';

const fields: readonly RuleField[] = [
  { path: 'percents.1', label: '1 star', form: 'percent' },
  { path: 'mosts.uah.5', label: '5 stars', form: 'money' },
];

it('what is typed in short becomes what rules have, and nonsense stays for the platform to refuse', () => {
  expect(['3', '3,5', ' 1 000.5 ', '007'].map((typed) => typedAs('money', typed))).toEqual([
    '3.00',
    '3.50',
    '1000.50',
    '7.00',
  ]);
  expect(typedAs('percent', 'many')).toBe('many');
  expect(typedAs('count', '2')).toBe(2);
});

it('typed fields change a copy of the rules and nothing else', () => {
  const typed = withTyped(BUILT_IN_CASHBACK, fields, (path) => (path === 'percents.1' ? '4' : '20000'));
  expect(textAt(typed, 'percents.1')).toBe('4.00');
  expect(textAt(typed, 'mosts.uah.5')).toBe('20000.00');
  expect(textAt(BUILT_IN_CASHBACK, 'percents.1')).toBe('3.00');
});

it('what differs between two rules is named by its group and its field', () => {
  const after = withTyped(BUILT_IN_CASHBACK, fields, (path) => (path === 'percents.1' ? '4' : '20000'));
  expect(changesBetween([{ title: 'Percent', fields }], BUILT_IN_CASHBACK, after)).toEqual([
    { path: 'percents.1', name: 'Percent: 1 star', before: '3.00\u00a0%', after: '4.00\u00a0%' },
  ]);
});

it('several amounts are typed with spaces between them, a switch is true or false, and a number may have decimals', () => {
  const fields = [
    { path: 'prizes', label: 'Prizes', form: 'amounts' },
    { path: 'enabled', label: 'Monday', form: 'switch' },
    { path: 'wager', label: 'Wager', form: 'number' },
  ] as const;
  const rules = { prizes: ['500.00', '300.00'], enabled: true, wager: 1 };
  expect(fields.map(({ path }) => textAt(rules, path))).toEqual(['500.00 300.00', 'true', '1']);
  const typed: Record<string, string> = { prizes: ' 600  400,5 100.00', enabled: 'false', wager: '20,5' };
  expect(withTyped(rules, fields, (path) => typed[path] ?? '')).toEqual({
    prizes: ['600.00', '400.50', '100.00'],
    enabled: false,
    wager: 20.5,
  });
  expect(typedAs('number', 'many')).toBe('many');
});
