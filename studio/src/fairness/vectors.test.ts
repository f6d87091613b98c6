import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { drawOutcome, isChosen, isDrawn, MODELS, modelOf } from '../maths/engines';
import { commitmentOf, nodeHmac } from './server-seed';
import { hmacText, sha256Hex } from './sha256';
import { fairDraw } from './stream';

const vectors = z
  .array(
    z.object({
      model: z.string(),
      server_seed: z.string(),
      commitment: z.string(),
      client_seed: z.string(),
      nonce: z.number(),
      coins: z.number(),
      free_spins: z.number(),
      first_grid: z.array(z.string()),
      outcome_sha256: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'vectors.json'), 'utf8')));

test('every model that is drawn whole has vectors: lost, won and with free spins', () => {
  for (const { id } of MODELS.filter((model) => isDrawn(model) && !isChosen(model))) {
    const own = vectors.filter((vector) => vector.model === id);
    expect(own.some(({ coins }) => coins === 0)).toBe(true);
    expect(own.some(({ coins }) => coins > 0)).toBe(true);
    expect(own.some(({ free_spins }) => free_spins > 0)).toBe(true);
  }
});

test.each(vectors.map((vector) => [vector.model, vector.nonce, vector] as const))(
  'the vector of %s, round %i, comes out on the server and in the browser',
  (id, nonce, vector) => {
    const model = modelOf(id);
    if (model.engine !== 'slot' && model.engine !== 'cascade') throw new Error(`${id} is not drawn whole`);
    const seeds = { serverSeed: vector.server_seed, clientSeed: vector.client_seed, nonce };
    const outcome = drawOutcome(model, null, fairDraw(nodeHmac, seeds));
    expect(drawOutcome(model, null, fairDraw(hmacText, seeds))).toEqual(outcome);
    if (outcome.engine !== 'slot' && outcome.engine !== 'cascade') throw new Error(`${id} drew ${outcome.engine}`);
    expect(outcome).toMatchObject({ coins: vector.coins, freeSpins: vector.free_spins });
    expect(outcome.spins[0]?.grid.map((column) => column.join(' '))).toEqual(vector.first_grid);
    expect(createHash('sha256').update(JSON.stringify(outcome)).digest('hex')).toBe(vector.outcome_sha256);
    expect(commitmentOf(seeds.serverSeed)).toBe(vector.commitment);
    expect(sha256Hex(seeds.serverSeed)).toBe(vector.commitment);
  },
);
