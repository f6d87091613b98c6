import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText } from '../../gateway/src/page/document';
import { formatMoney } from '../../lib/format/money';
import { moneyText } from '../../studio/src/page/amounts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files in which players' words stand, whatever the language. */
const TEXTS = ['messages', 'content/src/seed/copy', 'studio/src/client', 'studio/src/recall', 'gateway/src/page'];

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts)$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** String literals and templates of a source, or the values of messages; what code says to itself is left out. */
function wordsOf(file: string, text: string): string[] {
  if (file.endsWith('.json')) return [...text.matchAll(/": "((?:[^"\\]|\\.)*)"/g)].map(([, said = '']) => said);
  return (
    [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '{}'))
      // x{} is what the mathematics calls a multiplier's cell; the rest are classes, paths and styles.
      .filter((said) => !/^x\{\}$|^[a-z-]+$|^[\d\s.-]+$|^[Mm]\{?\d?|<svg|<path|rgb\(|box-sizing/.test(said))
  );
}

const X = '[xXхХ]';
/** A letter in the place of the sign: before or after a number, or a blank that a number fills. */
const LETTER_FOR_SIGN = new RegExp(
  `(?<![\\p{L}\\d#-])${X}\\s?(?:\\d|\\{\\w*\\})|(?:\\d|\\}|\\))\\s?${X}(?![\\p{L}\\d])`,
  'u',
);
/** A number in threes that may break over two lines, or is grouped by a comma. */
const LOOSE_GROUPS = /(?<![\d.,:/-])[1-9]\d{0,2}(?:[ ,]\d{3})+(?![\d,:/-]|\.\d{3})/;
/** An amount of thousands, with its sign, in one lump. */
const LUMP = /\d{4,}(?:\.\d+)?\s?(?:₴|₸)/;
/** A currency's sign before the amount, or with a comma for its cents. */
const FOREIGN = /[₴₸]\s?\d|\d,\d\d\s?[₴₸]/;

describe('players read one way of writing', () => {
  const said = TEXTS.flatMap(filesIn).flatMap((file) =>
    wordsOf(file, fs.readFileSync(path.join(ROOT, file), 'utf8')).map((words) => ({ file, words })),
  );
  const against = (rule: RegExp) =>
    said.filter(({ words }) => rule.test(words)).map(({ file, words }) => `${file}: ${words.slice(0, 160)}`);

  it('all of the words of players are looked at', () => {
    expect(new Set(said.map(({ file }) => file.split('/')[0]))).toEqual(
      new Set(['messages', 'content', 'studio', 'gateway']),
    );
    expect(said.length).toBeGreaterThan(5_000);
  });

  it('the sign of multiplication is ×, never a letter', () => {
    expect(against(LETTER_FOR_SIGN)).toEqual([]);
    for (const wrong of ['на 2.50x', 'x{times}', '{n}х', 'рівно 3 x ставка', 'Х2'])
      expect(wrong).toMatch(LETTER_FOR_SIGN);
    for (const fine of ['×2', '5 хв', '{n} хв', 'MAX {n}', '#x', 'перших 10', 'Index 5'])
      expect(fine).not.toMatch(LETTER_FOR_SIGN);
  });

  it('numbers are grouped in threes by a space that does not break, and the sign of a currency stands behind', () => {
    expect(against(LOOSE_GROUPS)).toEqual([]);
    expect(against(LUMP)).toEqual([]);
    expect(against(FOREIGN)).toEqual([]);
    for (const wrong of ['1 000', '1,000 UAH']) expect(wrong).toMatch(LOOSE_GROUPS);
    for (const fine of ['1\u202f000', '1\u00a0000', '10, 200']) expect(fine).not.toMatch(LOOSE_GROUPS);
  });

  it('an amount reads the same on the site, in a game and at the gateway', () => {
    const currency = fc.constantFrom('uah' as const, 'kzt' as const);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), currency, (minor, of) => {
        const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const onSite = formatMoney(amount, { currency: of });
        expect(moneyText(amount, of)).toBe(onSite);
        expect(amountText(amount, of)).toBe(onSite);
      }),
    );
  });
});
