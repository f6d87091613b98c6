import { charactersOf, WRITTEN } from '@kozyr/kit/written-letters';
import { expect, test } from 'vitest';
import { type Engine, MODELS } from '../maths/engines';
import { buildClient } from './client-build';
import { readFaces } from './faces';

/** Class names that only one engine's style sheet has. */
const MARKS: Readonly<Record<Engine, string>> = {
  slot: '.strip',
  cascade: '.shaft',
  dice: '.rolled',
  keno: '.ticket',
  plinko: '.pegs',
  mines: '.mines',
  'high-low': '.guesses',
  'video-poker': '.paytable',
  blackjack: '.printed',
  roulette: '.bowl',
  crash: '.curve-note',
};

const client = buildClient();
const NONE = { uk: '', ru: '', en: '', kk: '' };

test('every engine has a client of its own, and nobody downloads another’s', { timeout: 180_000 }, async () => {
  const { assets, games, verifier } = await client;
  const engines = [...new Set(MODELS.map((model) => model.engine))];
  expect([...games.keys()].sort()).toEqual([...engines].sort());
  const text = (file = '') => assets.get(file)?.body.toString() ?? '';
  const allScripts = [...games.values()].flatMap(({ scripts }) => Object.values(scripts));
  for (const engine of engines) {
    const { scripts = NONE, style = '' } = games.get(engine) ?? {};
    expect(engines.filter((name) => text(style).includes(MARKS[name]))).toEqual([engine]);
    for (const script of Object.values(scripts)) {
      expect(allScripts.filter((name) => name === script)).toHaveLength(1);
      // What a player waits for before the first game: compressed, without the faces.
      expect((assets.get(script)?.brotli?.length ?? Number.POSITIVE_INFINITY) / 1024, script).toBeLessThan(28);
      expect(text(script)).not.toContain('sourceMappingURL');
    }
  }
  expect(text(verifier.scripts.en)).toContain('HMAC-SHA256');
  // What they take of the contracts brings no schemas along.
  for (const script of [...Object.values(verifier.scripts), ...allScripts]) expect(text(script)).not.toContain('_zod');
});

test('a script has the words of its own language and of no other', async () => {
  const { assets, games, verifier } = await client;
  const letters = { uk: /[їєґ]/i, ru: /[ыэъ]/i, kk: /[әғқңөұһ]/i };
  for (const { scripts } of [verifier, ...games.values()])
    for (const [language, script] of Object.entries(scripts)) {
      const said = assets.get(script)?.body.toString() ?? '';
      const spoken = Object.entries(letters).filter(([, letter]) => letter.test(said));
      // Kazakh is written with all letters of Russian.
      expect(
        spoken.map(([name]) => name).filter((name) => language !== 'kk' || name !== 'ru'),
        script,
      ).toEqual(language === 'en' ? [] : [language]);
    }
});

test('a game fetches of its faces what our texts are written in, and a whole file for a rare letter alone', {
  timeout: 60_000,
}, async () => {
  const faces = await readFaces();
  const bytes = (name: string) => faces.find((face) => face.name === name)?.body.length ?? 0;
  for (const name of ['unbounded-latin', 'montserrat-latin', 'onest-latin', 'unbounded-cyrillic', 'onest-cyrillic'])
    expect(bytes(`${name}-written`) / bytes(name), name).toBeLessThan(0.7);
  // The later rule counts where two have a letter in common.
  const order = faces.map(({ name }) => name.endsWith('-written'));
  expect(order).toEqual([...order].sort());
});

test('every letter that a game says is in the cut faces', async () => {
  const known = new Set(charactersOf(Object.values(WRITTEN).join(', ')));
  const { assets, games, verifier } = await client;
  const scripts = [verifier, ...games.values()].flatMap((files) => Object.values(files.scripts));
  const said = scripts.map((script) => assets.get(script)?.body.toString() ?? '').join('');
  const letters = new Set(said.match(/\p{L}/gu));
  expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
});
