import { nodeHmac } from './fairness/server-seed';
import { fairDraw } from './fairness/stream';
import { exactMaths } from './maths/exact';
import { STAKE_COINS } from './maths/model';
import { MODELS } from './maths/models';
import { publishedOf } from './maths/published';
import { seededDraw } from './maths/random';
import { drawRound } from './maths/round';

/**
 * `npx tsx studio/src/simulate.ts [rounds]` plays every model with a seeded generator and prints its figures beside the
 * published ones; `--fair` draws from HMAC as real play does; `--exact` computes the published figures anew.
 */
const options = process.argv.slice(2);
const rounds = Number(options.find((option) => /^\d+$/.test(option)) ?? 1_000_000);
const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

for (const model of MODELS) {
  const published = publishedOf(model.id);
  if (options.includes('--exact')) {
    const exact = exactMaths(model);
    console.log(
      `${model.id.padEnd(8)} rtp ${percent(exact.rtp)} (uncapped ${percent(exact.uncapped)}) hits ${percent(exact.hitRate)} ` +
        `free spins 1 in ${(1 / exact.triggerRate).toFixed(1)} cap ${exact.capRate.toExponential(2)} deviation ${exact.deviation.toFixed(3)}`,
    );
    continue;
  }
  const seeded = seededDraw(7);
  const started = performance.now();
  let coins = 0;
  let hits = 0;
  let best = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = options.includes('--fair')
      ? fairDraw(nodeHmac, { serverSeed: 'simulation', clientSeed: 'client', nonce })
      : seeded;
    const round = drawRound(model, draw);
    coins += round.coins;
    if (round.coins > 0) hits += 1;
    best = Math.max(best, round.coins);
  }
  const seconds = (performance.now() - started) / 1_000;
  const error = published.deviation / Math.sqrt(rounds);
  console.log(
    `${model.id.padEnd(8)} rtp ${percent(coins / rounds / STAKE_COINS)} ± ${percent(error)} (published ${published.rtp} %) ` +
      `hits ${percent(hits / rounds)} (${published.hitRate} %) best ${best / STAKE_COINS} x ${Math.round(rounds / seconds)} rounds/s`,
  );
}
