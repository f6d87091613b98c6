import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { nodeHmac } from './fairness/server-seed';
import { fairDraw } from './fairness/stream';
import { exactMaths } from './maths/exact';
import { SLOT_MODELS } from './maths/models';
import { longDraw, seedOf } from './maths/random';
import { SIMULATIONS } from './maths/simulation';

/**
 * `npx tsx studio/src/simulate.ts [rounds] [model…]` plays models with seeded generators on all cores and prints the
 * return with its 95 % confidence interval beside the published one; `--fair` draws from HMAC as real play does;
 * `--exact` computes the slots' published figures anew. Ends with status 1 when a return is off by more than 0.2
 * points and by more than chance explains (1 in 1,000): a steep model's ten million rounds may miss by more.
 */
const options = process.argv.slice(2);
const fair = options.includes('--fair');

/** Sums of some rounds; wins in stakes. */
const sumsSchema = z.object({
  rounds: z.number(),
  wins: z.number(),
  squares: z.number(),
  hits: z.number(),
});
type Sums = z.infer<typeof sumsSchema>;

const jobSchema = z.object({ name: z.string(), rounds: z.number(), part: z.number(), fair: z.boolean() });
type Job = z.infer<typeof jobSchema>;

function simulationOf(name: string) {
  const found = SIMULATIONS.find((item) => item.name === name);
  if (!found) throw new RangeError(`Nothing to play under the name ${name}`);
  return found;
}

function playPart({ name, rounds, part, fair: real }: Job): Sums {
  const { play } = simulationOf(name);
  const seeded = longDraw(seedOf(`${name}:${part}`));
  const sums: Sums = { rounds, wins: 0, squares: 0, hits: 0 };
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed: `simulation ${part}`, clientSeed: 'client', nonce };
    const win = play(real ? fairDraw(nodeHmac, seeds) : seeded);
    sums.wins += win;
    sums.squares += win * win;
    if (win > 0) sums.hits += 1;
  }
  return sums;
}

/** Parts are fixed in number, whatever the machine: the same command prints the same figures everywhere. */
const PARTS = 8;

/** A process of its own, started as this one was: a worker thread of Node 20 does not read TypeScript. */
function inChild(job: Job): Promise<Sums> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--part', JSON.stringify(job)]);
    child.once('message', (sums) => resolve(sumsSchema.parse(sums)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Part ${job.part} of ${job.name} ended with ${code}`)));
  });
}

async function playAll(name: string, rounds: number): Promise<Sums> {
  const waiting = Array.from({ length: PARTS }, (_, part) => ({
    name,
    part,
    fair,
    rounds: Math.floor(rounds / PARTS) + (part < rounds % PARTS ? 1 : 0),
  }));
  const done: Sums[] = [];
  const hand = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await inChild(job));
  };
  await Promise.all(Array.from({ length: Math.min(PARTS, availableParallelism()) }, hand));
  return done.reduce((sum, part) => ({
    rounds: sum.rounds + part.rounds,
    wins: sum.wins + part.wins,
    squares: sum.squares + part.squares,
    hits: sum.hits + part.hits,
  }));
}

const percent = (share: number, digits = 3) => `${(share * 100).toFixed(digits)} %`;

async function simulate(): Promise<void> {
  const rounds = Number(options.find((option) => /^\d+$/.test(option)) ?? 1_000_000);
  const names = options.filter((option) => /^[a-z]/.test(option));
  for (const { name, published } of names.length > 0 ? names.map(simulationOf) : SIMULATIONS) {
    const started = performance.now();
    const sums = await playAll(name, rounds);
    const mean = sums.wins / sums.rounds;
    const deviation = Math.sqrt(sums.squares / sums.rounds - mean ** 2);
    const margin = (1.96 * deviation) / Math.sqrt(sums.rounds);
    const off = mean * 100 - Number(published);
    if (Math.abs(off) > Math.max(0.2, (3.29 / 1.96) * margin * 100)) process.exitCode = 1;
    console.log(
      `${name.padEnd(22)} rtp ${percent(mean)} ± ${percent(margin)} (95 %), published ${published} %, off by ${off.toFixed(3)} | ` +
        `pays ${percent(sums.hits / sums.rounds, 2)} deviation ${deviation.toFixed(2)} | ` +
        `${Math.round(sums.rounds / ((performance.now() - started) / 1_000))} rounds/s`,
    );
  }
}

function printExact(): void {
  for (const model of SLOT_MODELS) {
    const exact = exactMaths(model);
    console.log(
      `${model.id.padEnd(8)} rtp ${percent(exact.rtp)} (uncapped ${percent(exact.uncapped)}) hits ${percent(exact.hitRate)} ` +
        `free spins 1 in ${(1 / exact.triggerRate).toFixed(1)} cap ${exact.capRate.toExponential(2)} deviation ${exact.deviation.toFixed(3)}`,
    );
  }
}

const job = options[0] === '--part' ? jobSchema.parse(JSON.parse(options[1] ?? '')) : null;
if (job) process.send?.(playPart(job));
else if (options.includes('--exact')) printExact();
else await simulate();
