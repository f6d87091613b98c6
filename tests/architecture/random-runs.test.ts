import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { seedOf } from '../support/prove';
import { runs } from '../support/random-runs';

afterEach(() => vi.unstubAllEnvs());

/** What a property that some number breaks says when it has met one. */
async function failure(): Promise<string> {
  const property = fc.asyncProperty(fc.nat(), async (one) => {
    if (one % 7 === 3) throw new Error(`met ${one}`);
  });
  return fc.assert(property, runs(1_000)).then(
    () => 'nothing failed',
    (error: unknown) => String(error),
  );
}

it('a failed property says what failed and by which seed, and the same run again fails in the same way', async () => {
  const first = await failure();
  expect(first).toContain('Counterexample: [');
  const [, seed] = /PROVE_SEED=(\d+) npx vitest run/.exec(first) ?? [];
  vi.stubEnv('PROVE_SEED', seed);
  expect(await failure()).toBe(first);
});

it('every seed that is drawn can be told again', () => {
  for (const drawn of [0, 0.999_999_999_999]) {
    const random = vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const seed = seedOf();
    random.mockRestore();
    vi.stubEnv('PROVE_SEED', String(seed));
    expect(seedOf()).toBe(seed);
    vi.unstubAllEnvs();
  }
});
