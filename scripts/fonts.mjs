// Cuts the faces that lib/fonts.ts declares as cut out of their packages: of each the characters and the weights it declares there,
// a third of the bytes. Every other character has the whole face behind it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const require = createRequire(import.meta.url);
/** Where lib/fonts.ts reads them. */
export const FONTS_FOLDER = path.join(ROOT, '.fonts');
const DECLARED = /src: '\.\.\/\.fonts\/([a-z]+)-([a-z-]+)\.woff2',\s+weight: '([\d ]+)',.*?value:\s+'([^']+)'/gs;

/** The characters of a unicode-range: "U+20-7E, U+A0". */
function charactersOf(range) {
  const characters = [];
  for (const part of range.split(',')) {
    const [, from, to = from] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/.exec(part) ?? [];
    if (!from) throw new Error(`lib/fonts.ts: "${part}" is no range of characters, such as U+0020-007E.`);
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
      characters.push(String.fromCodePoint(code));
  }
  return characters.join('');
}

/** What lib/fonts.ts wants cut: the face, the file of its package, its weights and its characters. */
export function declaredFaces(source = fs.readFileSync(path.join(ROOT, 'lib/fonts.ts'), 'utf8')) {
  const faces = [...source.matchAll(DECLARED)].map(([, face, subset, weight, range]) => {
    const [min, max = min] = weight.split(' ').map(Number);
    return { name: `${face}-${subset}`, face, subset, weight: { min, max }, characters: charactersOf(range) };
  });
  const named = source.match(/\/\.fonts\//g)?.length ?? 0;
  if (faces.length === 0 || faces.length !== named)
    throw new Error(
      `lib/fonts.ts: ${named} faces are cut, but ${faces.length} declare src, weight and unicode-range in this order.`,
    );
  return faces;
}

/** @returns {Promise<Buffer>} the file of one face, woff2 */
export async function cutFace({ face, subset, weight: { min, max }, characters }) {
  const { default: subsetFont } = await import('subset-font');
  const whole = require.resolve(`@fontsource-variable/${face}/files/${face}-${subset}-wght-normal.woff2`);
  return subsetFont(fs.readFileSync(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    // Letters have no other shapes that we ask for; figures have theirs of one width.
    noLayoutClosure: !characters.includes('0'),
  });
}

/** Writes all of them. */
export async function cutFonts() {
  fs.mkdirSync(FONTS_FOLDER, { recursive: true });
  for (const face of declaredFaces())
    fs.writeFileSync(path.join(FONTS_FOLDER, `${face.name}.woff2`), await cutFace(face));
}
