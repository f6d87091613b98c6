import { expect, test } from 'vitest';
import { type Engine, MODELS } from '../maths/engines';
import { buildClient } from './client-build';

/** Class names that only one engine's style sheet has. */
const MARKS: Readonly<Record<Engine, string>> = {
  slot: '.strip',
  cascade: '.shaft',
  dice: '.rolled',
  keno: '.ticket',
  plinko: '.pegs',
  mines: '.mines',
  'high-low': '.cardback',
  roulette: '.bowl',
  crash: '.curve-note',
};

test('every engine has a client of its own, and nobody downloads another’s', { timeout: 60_000 }, async () => {
  const { assets, games, verifier } = await buildClient();
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
