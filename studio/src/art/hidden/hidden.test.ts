import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../catalogue/catalogue';
import { PROVIDERS } from '../../catalogue/providers';
import { themeOf } from '../../catalogue/wider-themes';
import { hasIcon } from '../icons';
import { laidOut } from '../sheet';
import { sheetOfGame } from '../sheet-of-game';
import { fieldDrawings } from './field-sheet';
import { hiddenOf, isThoughtOf } from './hidden-of-theme';

const { games } = openCatalogue();
const fields = games.filter(({ model }) => model === 'field');

test('every field hides treasures of its own theme and ends by a danger of it', () => {
  expect(fields.length).toBeGreaterThan(5);
  for (const { slug, theme } of fields) {
    const { treasures, danger, cover } = hiddenOf(theme.slug);
    expect(isThoughtOf(theme.slug), slug).toBe(true);
    expect(new Set([...treasures, danger, cover]).size, slug).toBe(6);
    for (const icon of [...treasures, danger, cover]) expect(hasIcon(icon), `${slug}: ${icon}`).toBe(true);
  }
});

test('a theme that nobody thought about hides cut stones and a bomb', () => {
  expect(isThoughtOf('cosmos')).toBe(false);
  expect(hiddenOf('cosmos').danger).toBe('unlit-bomb');
});

test('the sheet of a field has ten whole drawings, the same each time, in every studio’s hand', async () => {
  const [first] = fields;
  if (!first) throw new Error('There are fields');
  for (const provider of PROVIDERS) {
    const drawings = fieldDrawings({ ...first, provider, theme: themeOf('reef') });
    expect(drawings).toHaveLength(10);
    expect(drawings).toEqual(fieldDrawings({ ...first, provider, theme: themeOf('reef') }));
    const sheet = laidOut(drawings);
    expect(sheet, provider.slug).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const named = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(named).size, provider.slug).toBe(named.length);
    for (const [, id] of sheet.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(named, provider.slug).toContain(id);
  }
  const { width, height } = await sharp(Buffer.from(sheetOfGame(first))).metadata();
  expect([width, height]).toEqual([1_024, 768]);
});

test('no treasure is drawn on another ground than the others: none looks worth more', () => {
  const [first] = fields;
  if (!first) throw new Error('There are fields');
  const grounds = fieldDrawings(first)
    .slice(4, 8)
    .map((drawing) => drawing.slice(0, drawing.indexOf('<defs>')).replaceAll(/f\d/g, 'f'));
  expect(new Set(grounds).size).toBe(1);
});
