import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CHOSEN_MODELS, type ChosenRound, chosenPays, drawChosen } from '../maths/chosen/chosen-round';
import { isEqual, ratio } from '../maths/decisions/ratio';
import { chosenSchema } from '../rounds/decision-schema';
import { commitmentOf, nodeHmac } from './server-seed';
import { hmacText, sha256Hex } from './sha256';
import { fairDraw } from './stream';

const vectors = z
  .array(
    z.object({
      choice: chosenSchema,
      server_seed: z.string(),
      commitment: z.string(),
      client_seed: z.string(),
      nonce: z.number(),
      drawn: z.array(z.number()),
      multiplier: z.string().regex(/^\d+\/\d+$/),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'chosen-vectors.json'), 'utf8')));

const drawnIn = (round: ChosenRound): number[] => {
  if (round.engine === 'dice') return [round.rolled];
  return round.engine === 'keno' ? round.drawn : round.path;
};

test('every game of choices has vectors, of more than one choice', () => {
  for (const { engine } of CHOSEN_MODELS)
    expect(vectors.filter(({ choice }) => choice.engine === engine).length, engine).toBeGreaterThan(3);
});

test.each(vectors.map((vector) => [vector.choice.engine, vector.nonce, vector] as const))(
  'the vector of %s, round %i, comes out on the server and in the browser',
  (_engine, nonce, { choice, drawn, multiplier, ...vector }) => {
    const seeds = { serverSeed: vector.server_seed, clientSeed: vector.client_seed, nonce };
    const round = drawChosen(choice, fairDraw(nodeHmac, seeds));
    expect(drawChosen(choice, fairDraw(hmacText, seeds))).toEqual(round);
    expect(drawnIn(round)).toEqual(drawn);
    const [top = '', under = ''] = multiplier.split('/');
    expect(isEqual(chosenPays(round), ratio(BigInt(top), BigInt(under)))).toBe(true);
    expect(commitmentOf(seeds.serverSeed)).toBe(vector.commitment);
    expect(sha256Hex(seeds.serverSeed)).toBe(vector.commitment);
  },
);
