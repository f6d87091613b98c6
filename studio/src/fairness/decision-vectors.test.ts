import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Choice, type Laid, layOut, progressOf } from '../maths/decisions/laid-round';
import { isEqual, ratio } from '../maths/decisions/ratio';
import { actionsOf, stepsText } from '../maths/decisions/steps';
import { isDecided, MODELS, modelOf } from '../maths/engines';
import { commitmentOf, nodeHmac } from './server-seed';
import { hmacText, sha256Hex } from './sha256';
import { fairDraw } from './stream';

const fraction = z.string().regex(/^\d+\/\d+$/);
const vectors = z
  .array(
    z.object({
      model: z.string(),
      mines: z.number().nullable(),
      server_seed: z.string(),
      commitment: z.string(),
      client_seed: z.string(),
      nonce: z.number(),
      laid: z.array(z.number()),
      steps: z.string(),
      ended: z.enum(['lost', 'cashed-out', 'top']),
      multiplier: fraction.nullable(),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'decision-vectors.json'), 'utf8')));

function orderOf(laid: Laid): number[] {
  switch (laid.engine) {
    case 'mines':
      return laid.mines;
    case 'blackjack':
      return laid.shoe;
    case 'high-low':
    case 'video-poker':
      return laid.deck;
  }
}

test('every model with decisions has vectors: lost and cashed out', () => {
  for (const { id } of MODELS.filter(isDecided)) {
    const ends = vectors.filter(({ model }) => model === id).map(({ ended }) => ended);
    expect(ends).toContain('lost');
    expect(ends).toContain('cashed-out');
  }
});

test.each(vectors.map((vector) => [vector.model, vector.nonce, vector] as const))(
  'the vector of %s, round %i, comes out on the server and in the browser',
  (id, nonce, vector) => {
    const model = modelOf(id);
    if (!isDecided(model)) throw new Error(`${id} has no decisions`);
    const choice: Choice =
      model.engine === 'mines' ? { engine: 'mines', mines: vector.mines ?? 0 } : { engine: model.engine };
    const seeds = { serverSeed: vector.server_seed, clientSeed: vector.client_seed, nonce };
    const laid = layOut(choice, fairDraw(nodeHmac, seeds));
    expect(layOut(choice, fairDraw(hmacText, seeds))).toEqual(laid);
    expect(orderOf(laid)).toEqual(vector.laid);

    const actions = actionsOf(vector.steps);
    expect(stepsText(actions)).toBe(vector.steps);
    const progress = progressOf(laid, actions);
    expect(progress.ended).toBe(vector.ended);
    const [top = '', under = ''] = vector.multiplier?.split('/') ?? [];
    if (vector.multiplier === null) expect(progress.multiplier).toBeNull();
    else expect(progress.multiplier && isEqual(progress.multiplier, ratio(BigInt(top), BigInt(under)))).toBe(true);
    expect(commitmentOf(seeds.serverSeed)).toBe(vector.commitment);
    expect(sha256Hex(seeds.serverSeed)).toBe(vector.commitment);
  },
);
