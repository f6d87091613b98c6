import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addHours } from 'date-fns';
import { afterAll, expect } from 'vitest';
import { operate } from '../../../../platform/src/operator/operate';
import { ensureFirstOperator } from '../../../../platform/src/services/identity/operators/first-operator';
import type { TestPlatform } from '../../../support/platform';
import { platformTest } from '../../../support/platform-test';
import { plantedTerms, playerUnder } from '../../../support/profiles';

const KEY = 'the-first-operator-key-0123456789abcdef';
const it = platformTest({
  OPERATOR_KEY: KEY,
  JURISDICTIONS: 'UA,KZ,EU,US',
  PUBLIC_URL: 'http://localhost:3000',
  COUNTRY_HEADER: 'x-country',
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-jurisdictions-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let url: string;
/** The keys of two admins, both added by the first operator. */
let [olena, petro] = ['', ''];
it.beforeAll(async ({ platform }) => {
  await ensureFirstOperator(platform.ctx);
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  olena = JSON.parse((await type(['operators', 'add', 'olena', '--role', 'admin', '--json'])).out).key;
  petro = JSON.parse((await type(['operators', 'add', 'petro', '--role', 'admin', '--json'])).out).key;
});

/** Types a line at a terminal, with somebody's key. */
async function type(words: readonly string[], key = KEY): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await operate(words, {
    env: { PLATFORM_URL: url, OPERATOR_KEY: key },
    say: (text) => {
      said.out += `${text}\n`;
    },
    complain: (text) => {
      said.err += `${text}\n`;
    },
  });
  return { code, ...said };
}

/** Why a line is refused. */
const refusal = async (words: readonly string[], key: string) => {
  const { code, out, err } = await type(words, key);
  return [code, out, err.split(':')[0]];
};

/** The first of the two proposes by a file of all terms, for a day from now, that the EU has no jackpots. */
async function propose(platform: TestPlatform) {
  const terms = await plantedTerms(platform, 'EU');
  const file = path.join(folder, 'eu.json');
  fs.writeFileSync(file, JSON.stringify({ ...terms, promotions: { ...terms.promotions, jackpots: false } }));
  const from = addHours(platform.clock.now, 24).toISOString();
  const about = ['--terms', `@${file}`, '--from', from, '--reason', 'Directive 4711'];
  return type(['jurisdictions', 'propose', 'EU', ...about], olena);
}

it('the list shows of each profile what holds, and which of them is not named at the start', async () => {
  const { out } = await type(['jurisdictions', 'list']);
  expect(out).toMatch(/^EU\s+1\s+HOLDS\s.*\sreal\s+the product/m);
  expect(out).toMatch(/^KZ\s+1\s+HOLDS\s.*\splay\s/m);
  expect(out).toMatch(/^RU \(not named at the start\)\s+1\s/m);
});

it('a version is proposed by a file of terms, shown with what it changes, and holds from its date on once another confirms it', async ({
  platform,
}) => {
  const player = await playerUnder(platform, 'UA', 'EU');
  expect((await type(['players', 'find', player.id])).out).toMatch(/\sUA EU\s/);
  const { out } = await propose(platform);
  expect(out).toMatch(/^status\s+PROPOSED$/m);
  expect(out).toMatch(/^players\s+1$/m);
  expect(out).toMatch(/^promotions\.jackpots\s+true\s+false$/m);
  expect((await type(['jurisdictions', 'show', 'EU', '2'])).out).toBe(out);
  const confirm = ['jurisdictions', 'confirm', 'EU', '2'];
  // Neither who proposed it nor who added them.
  for (const key of [olena, KEY]) expect(await refusal(confirm, key)).toEqual([1, '', 'SECOND_PERSON_NEEDED']);
  expect((await type(confirm, petro)).out).toMatch(/^decided\s.* by petro$/m);
  expect((await type(['jurisdictions', 'list'])).out).toMatch(/^EU\s+2\s+CONFIRMED\s.*olena\s+petro\s/m);
  platform.clock.now = addHours(platform.clock.now, 24);
  expect((await type(['jurisdictions', 'list'])).out).toMatch(/^EU\s+2\s+HOLDS\s/m);
  expect(await refusal(['jurisdictions', 'withdraw', 'EU', '2'], petro)).toEqual([1, '', 'STATE_CONFLICT']);
});

it('a version that is taken back before its date never holds', async ({ platform }) => {
  const { version } = JSON.parse((await type(['jurisdictions', 'show', 'EU', '1', '--json'])).out);
  expect(version.terms).toEqual(await plantedTerms(platform, 'EU'));
  const number = /^version\s+(\d+)$/m.exec((await propose(platform)).out)?.[1] ?? '';
  expect((await type(['jurisdictions', 'confirm', 'EU', number], petro)).code).toBe(0);
  expect((await type(['jurisdictions', 'withdraw', 'EU', number], olena)).out).toMatch(/^status\s+WITHDRAWN$/m);
  platform.clock.now = addHours(platform.clock.now, 24);
  const { out } = await type(['jurisdictions', 'list']);
  expect(out).toMatch(new RegExp(`^EU\\s+${number}\\s+WITHDRAWN\\s`, 'm'));
});

it('a file that is not all terms of a profile is refused before anything is proposed', async () => {
  const file = path.join(folder, 'half.json');
  fs.writeFileSync(file, '{"mode":"real"}');
  const about = ['--terms', `@${file}`, '--from', '2027-01-01T00:00:00Z', '--reason', 'Directive 4711'];
  const half = await type(['jurisdictions', 'propose', 'KZ', ...about], olena);
  expect([half.code === 0, half.out]).toEqual([false, '']);
  expect((await type(['jurisdictions', 'list'])).out).not.toMatch(/^KZ\s+2\s/m);
});
