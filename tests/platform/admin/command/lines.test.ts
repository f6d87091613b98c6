import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect } from 'vitest';
import { getBalances } from '../../../../platform/src/ledger/balances';
import { operate } from '../../../../platform/src/operator/operate';
import { ensureFirstOperator } from '../../../../platform/src/services/identity/operators/first-operator';
import { freePort } from '../../../../scripts/postgres.mjs';
import type { PaymentHarness } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import { askForWithdrawal, giveCard, makePayee } from '../../../support/money/withdrawals';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FIRST_KEY = 'the-first-operator-key-0123456789abcdef';

const it = paymentsTest({ OPERATOR_KEY: FIRST_KEY });
let dataDir: string;
it.beforeAll(async ({ platform }) => {
  await ensureFirstOperator(platform.ctx);
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-operator-'));
  fs.writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify({ OPERATOR_KEY: FIRST_KEY }));
});
afterAll(async () => {
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type Said = { code: number; out: string; err: string };

const surroundings = (payments: PaymentHarness, env: Record<string, string>) => ({
  DATA_DIR: dataDir,
  PLATFORM_URL: payments.platformUrl,
  ...env,
});

/** Types a line, as somebody at a terminal of this machine. */
async function operator(
  payments: PaymentHarness,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Said> {
  const said: Said = { code: 0, out: '', err: '' };
  said.code = await operate(words, {
    env: surroundings(payments, env),
    say: (text) => {
      said.out += `${text}\n`;
    },
    complain: (text) => {
      said.err += `${text}\n`;
    },
  });
  return said;
}
const json = async (payments: PaymentHarness, words: readonly string[], env: Record<string, string> = {}) => {
  const said = await operator(payments, [...words, '--json'], env);
  return JSON.parse(said.code === 0 || said.code === 4 ? said.out : said.err);
};

describe('npm run operator', () => {
  it('npm run operator is a process that says, complains and ends as it should', async ({ payments }) => {
    const type = (words: string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'platform/src/operator/main.ts', ...words], {
        cwd: ROOT,
        env: { ...process.env, ...surroundings(payments, {}) },
      });
    expect((await type(['whoami'])).stdout).toMatch(/^owner\s+admin/m);
    await expect(type(['withdrawals', 'show', 'x'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^VALIDATION_ERROR/),
    });
  });

  it('npm run operator finds the first operator’s key in the data folder, adds others, and lets each do what is theirs', async ({
    payments,
  }) => {
    expect((await operator(payments, ['whoami'])).out).toMatch(/^owner\s+admin/m);
    const added = await operator(payments, ['operators', 'add', 'olena', '--role', 'payments']);
    const key = /^ {2}([\w-]{43})$/m.exec(added.out)?.[1] ?? '';
    expect(await json(payments, ['whoami'], { OPERATOR_KEY: key })).toMatchObject({ name: 'olena', role: 'payments' });
    const refused = await operator(payments, ['settings', 'set', 'PAYOUT_MIN_RATING', '5'], { OPERATOR_KEY: key });
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/^FORBIDDEN: .*settings\.change/);
  });

  it('npm run operator walks a withdrawal from the list to its approval', async ({ payments }) => {
    const player = await makePayee(payments, 100_000n);
    const { answer } = await askForWithdrawal(payments, player);
    await giveCard(answer.card_url ?? '', '4242424242424242');
    const list = await operator(payments, ['withdrawals', 'list']);
    expect(list.out).toMatch(
      new RegExp(`^${answer.id}\\s+WAITING_FOR_APPROVAL\\s.*500\\.00\\s+uah\\s+Олена Коваль`, 'm'),
    );
    const shown = await operator(payments, ['withdrawals', 'show', answer.id]);
    expect(shown.out).toMatch(/^stars\s+1$/m);
    expect(await json(payments, ['withdrawals', 'approve', answer.id, '--note', 'Papers seen'])).toMatchObject({
      status: 'PAYING',
    });
    const again = await operator(payments, ['withdrawals', 'deny', answer.id, '--reason', 'suspected_fraud']);
    expect([again.code, again.err.split(':')[0]]).toEqual([1, 'STATE_CONFLICT']);
    expect((await operator(payments, ['audit', '--subject', answer.id])).out).toMatch(/owner\s+withdrawal_approved/);
  });

  it('npm run operator adjusts a wallet by two people, taking as well as giving', async ({ platform, payments }) => {
    const player = await makePayee(payments, 5_000n);
    const keyOf = async (name: string) => ({
      OPERATOR_KEY: (await json(payments, ['operators', 'add', name, '--role', 'finance'])).key as string,
    });
    const [first, second] = [await keyOf('first'), await keyOf('second')];
    const line = ['adjust', '--player', player.id, '--wallet', 'electronic', '--amount', '-12.50'];
    const proposed = await json(payments, [...line, '--note', 'Paid twice', '--reason', 'Ticket 12'], first);
    // Neither who proposed it, nor the owner, who handed them their key.
    for (const who of [first, {}]) {
      const alone = await operator(payments, ['adjustments', 'confirm', proposed.id], who);
      expect([alone.code, alone.err.split(':')[0]]).toEqual([1, 'SECOND_PERSON_NEEDED']);
    }
    expect((await operator(payments, ['adjustments', 'confirm', proposed.id], second)).code).toBe(0);
    expect((await getBalances(platform.ctx.db, player.id, 'uah')).electronic).toBe(3_750n);
    const today = new Date().toISOString().slice(0, 10);
    const span = ['--from', '2026-01-01', '--to', today];
    const statement = await operator(payments, ['statement', 'player', player.id, '--wallet', 'electronic', ...span]);
    expect(statement.out).toMatch(/adjustment\s+-12\.50\s+37\.50/);
    expect(statement.out).toMatch(/closing {2}37\.50$/m);
  });

  it('npm run operator opens a case of harm, records what was done about it and closes it', async ({ payments }) => {
    const player = await makePayee(payments, 0n);
    const opened = await operator(payments, ['harm', 'open', player.id, '--reason', 'Told the chat of debts']);
    expect(opened.out).toMatch(/^why +Told the chat of debts$/m);
    const id = /^case +(\S+)$/m.exec(opened.out)?.[1] ?? '';
    const wrong = await operator(payments, ['harm', 'step', id, '--did', 'nothing', '--note', 'Looked at it']);
    expect([wrong.code, wrong.err.split('\n')[0]]).toEqual([
      2,
      '--did is one of note, contacted, limits_advised, time_out_advised, exclusion_advised.',
    ]);
    const step = await operator(payments, ['harm', 'step', id, '--did', 'limits_advised', '--note', 'By the chat']);
    expect(step.out).toMatch(/owner +limits_advised +By the chat$/m);
    expect((await operator(payments, ['harm', 'list'])).out).toMatch(new RegExp(`^${id} +OPEN .*${player.id}`, 'm'));
    const line = ['harm', 'close', id, '--note', 'Limits of a day'];
    expect((await operator(payments, [...line, '--outcome', 'gone'])).code).toBe(2);
    const closed = await operator(payments, [...line, '--outcome', 'player_set_limits']);
    expect(closed.out).toMatch(/^closed +.* by owner: player_set_limits, Limits of a day$/m);
    const again = await operator(payments, [...line, '--outcome', 'no_harm']);
    expect([again.code, again.err.split(':')[0]]).toEqual([1, 'STATE_CONFLICT']);
    expect((await operator(payments, ['harm', 'list', '--status', 'some'])).code).toBe(2);
    expect((await operator(payments, ['harm', 'list', '--player', player.id])).out).toMatch(
      /CLOSED \(player_set_limits/,
    );
  });

  it('npm run operator shows days and hours of bonuses, and sets those that are not versioned from what it showed', async ({
    payments,
  }) => {
    expect((await operator(payments, ['percentages', 'show'])).out).toMatch(/currency +uah\n[\s\S]*currency +kzt\n/);
    const shown = await json(payments, ['percentages', 'show', 'uah', '--code', 'WelcomeDeposit']);
    expect(shown).toMatchObject({ code: 'WelcomeDeposit', currency: 'uah', version: 0 });
    const file = path.join(dataDir, 'week.json');
    const keep = (more: object) => fs.writeFileSync(file, JSON.stringify({ ...shown, ...more }));
    const days = { ...shown.options.days_of_week_active };
    days.friday = { enabled: true, time_from: '12:00', time_to: '20:30' };
    days.sunday = { ...days.sunday, enabled: false };
    keep({ wager: 20.5, options: { days_of_week_active: days } });
    const set = ['percentages', 'set', 'UAH', '--code', 'WelcomeDeposit', '--file', file];
    const done = await operator(payments, set);
    expect([done.code, done.err]).toEqual([0, '']);
    expect(done.out).toMatch(/^Set\.\n[\s\S]*wager told +20\.5\nversion +1\n/);
    expect(done.out).toMatch(/^friday +yes +12:00 +20:30 +–$/m);
    expect(done.out).toMatch(/^sunday +no +– +– +–$/m);
    expect((await operator(payments, set)).out).toMatch(/^It was so already\./);
    expect((await operator(payments, ['percentages', 'show', 'uah', '--code', 'WelcomeDeposit'])).out).toMatch(
      /^version +1$/m,
    );

    const refused = async (more: object, words: readonly string[] = set) => {
      keep(more);
      const said = await operator(payments, words);
      return [said.code, said.err] as const;
    };
    const { monday: _, ...six } = days;
    for (const [more, message] of [
      [{ options: { days_of_week_active: six } }, /days_of_week_active\.monday: .*every one of the seven days/],
      [{ wager: 0.5 }, /--file: wager: must be 1 or more/],
      [{ wagr: 2 }, /percentages show <currency> --json/],
      [{ currency: 'kzt' }, /--file was read from WelcomeDeposit of kzt/],
    ] as const) {
      const [code, err] = await refused(more);
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    }
    const [code, err] = await refused({ wager: 3 });
    expect([code, err]).toEqual([1, expect.stringMatching(/^STATE_CONFLICT: .*at version 1, not 0.*Read it again/)]);
    expect((await operator(payments, ['percentages', 'set', 'eur', '--file', file])).err).toMatch(/one of uah, kzt/);
    expect((await operator(payments, ['percentages', 'set', 'uah', '--file', '/nowhere'])).err).toMatch(
      /--file can not be read/,
    );
    keep({ code: 'PercentDeposit' });
    expect((await operator(payments, ['percentages', 'set', 'uah', '--file', file])).err).toMatch(
      /^STATE_CONFLICT: .*promotion rules/,
    );
    expect((await operator(payments, ['--help'])).out).toMatch(
      /percentages show \[currency\] .*\n +percentages set <currency>/,
    );
  });

  it('npm run operator reconciles a day, and ends with 4 when it does not agree', async ({ payments }) => {
    expect((await operator(payments, ['reconcile', '2026-03-01'])).code).toBe(0);
    const clear = await operator(payments, ['stuck', '--check']);
    expect([clear.code, clear.out]).toEqual([0, 'Nothing is stuck.\n']);
    await payments.gateway.db.query(
      `insert into payments (id, merchant_reference, method, amount, currency, return_url, callback_url, locale, status,
         created_at, expires_at, settled_at)
       values ('pay_stray', 'nobodys', 'visa', '42.00', 'uah', 'http://x', 'http://x', 'uk', 'approved', $1, $1, $1)`,
      ['2026-03-01T12:00:00Z'],
    );
    const found = await operator(payments, ['reconcile', '2026-03-01']);
    expect(found.code).toBe(4);
    expect(found.out).toMatch(/missing_here\s+payment\s+nobodys\s+pay_stray\s+uah\s+–\s+42\.00\s+–/);
    const stuck = await operator(payments, ['stuck', '--check']);
    expect([stuck.code, stuck.out.split(' ')[0]]).toEqual([4, 'kind']);
    const words = ['stuck', 'acknowledge', 'reconciliation_mismatch', '2026-03-01', '--note', 'The gateway’s own test'];
    expect((await operator(payments, words)).out).toBe('Acknowledged.\n');
    expect((await operator(payments, ['stuck', '--check'])).code).toBe(0);
  });

  it('npm run operator tells what is wrong with a line, with surroundings, and with a platform that does not answer', async ({
    payments,
  }) => {
    const cases: [readonly string[], Record<string, string>, number, RegExp][] = [
      [['withdrawals', 'shwo'], {}, 2, /There is no command "withdrawals shwo"/],
      [['withdrawals', 'deny', 'x', '--reason', 'because'], {}, 2, /suspected_fraud/],
      [['withdrawals', 'show', 'x'], {}, 1, /^VALIDATION_ERROR: .*\n {2}id: /],
      [['whoami'], { OPERATOR_KEY: 'x'.repeat(43) }, 1, /^UNAUTHORIZED/],
      [['whoami'], { DATA_DIR: '/nowhere' }, 2, /^No key: set OPERATOR_KEY/],
      [['whoami'], { OPERATOR_KEY_FILE: '/nowhere' }, 2, /^OPERATOR_KEY_FILE names \/nowhere, .*ENOENT/],
      [['whoami'], { PLATFORM_URL: 'platform:4000' }, 2, /^PLATFORM_URL must be/],
      [['whoami'], { PLATFORM_URL: `http://127.0.0.1:${await freePort()}` }, 3, /does not answer/],
    ];
    for (const [words, env, code, message] of cases) {
      const said = await operator(payments, words, env);
      expect([said.code, said.out], said.err).toEqual([code, '']);
      expect(said.err).toMatch(message);
    }
  });

  it('any call of the API is made by its name with what it is asked with, and what is typed wrongly is said', async ({
    payments,
  }) => {
    const rules = {
      kind: 'closed-games',
      value: { categories: { slots: [], instant: [], live: [] }, providers: [], games: [] },
    };
    const body = JSON.stringify({ body: { rules, based_on: 0 } });
    expect(await json(payments, ['call', 'savePromotionDraft', '--with', body])).toMatchObject({
      state: 'DRAFT',
      rules,
    });
    const params = JSON.stringify({ params: { kind: 'closed-games', version: '1' } });
    expect((await operator(payments, ['call', 'getPromotionVersion', '--with', params])).out).toContain('"DRAFT"');
    expect((await operator(payments, ['call', 'deletePromotionDraft', '--with', params])).out).toBe('Done.\n');
    expect((await operator(payments, ['call', 'getPromotionVersion', '--with', params])).err).toMatch(/^NOT_FOUND/);
    expect((await operator(payments, ['call', 'getPromotionVersion'])).err).toMatch(/params\.kind/);
    expect((await operator(payments, ['call', 'nothing'])).err).toMatch(/There is no call nothing/);
    expect((await operator(payments, ['call'])).out).toMatch(
      /listOperatorRoles +operators\.manage +GET \/operator\/roles/,
    );
    expect((await operator(payments, ['call', 'exportPlayers'])).out).toContain(',');
  });
});
