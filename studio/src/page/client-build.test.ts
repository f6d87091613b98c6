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
  roulette: '.bowl',
  crash: '.curve-note',
};

const client = buildClient();

test('every engine has a client of its own, and nobody downloads another’s', { timeout: 60_000 }, async () => {
  const { assets, games, verifier } = await client;
  const engines = [...new Set(MODELS.map((model) => model.engine))];
  expect([...games.keys()].sort()).toEqual([...engines].sort());
  const text = (file = '') => assets.get(file)?.body.toString() ?? '';
  for (const engine of engines) {
    const { script = '', style = '' } = games.get(engine) ?? {};
    expect(engines.filter((name) => text(style).includes(MARKS[name]))).toEqual([engine]);
    expect([...games.values()].filter((files) => files.script === script)).toHaveLength(1);
    // What a player waits for before the first game: compressed, without the faces.
    expect((assets.get(script)?.brotli?.length ?? Number.POSITIVE_INFINITY) / 1024).toBeLessThan(36);
    expect(text(script)).not.toContain('sourceMappingURL');
  }
  expect(text(verifier.script)).toContain('HMAC-SHA256');
  // What they take of the contracts brings no schemas along.
  for (const { script } of [verifier, ...games.values()]) expect(text(script)).not.toContain('_zod');
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
  const said = [verifier, ...games.values()].map(({ script }) => assets.get(script)?.body.toString() ?? '').join('');
  const letters = new Set(said.match(/\p{L}/gu));
  expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
});
