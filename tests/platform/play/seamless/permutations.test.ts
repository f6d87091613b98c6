import { fromMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { userBonuses } from '../../../../platform/src/db/schema/bonuses';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { type Command, type Money, walletModel } from '../../../support/money/wallet-model';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, callWallet, moneyOf, openSession } from '../../../support/play/wallet-caller';
import { figures, groupBy, randomBy, seedOf, sizeOf } from '../../../support/prove';
import { makeBonus, subscribe } from '../../../support/rewards/bonuses';

const START: Money = { game: 100n, electronic: 150n, bonus: 10_000n };
const ROUND = 'r';
/** All that may be said of one round: two bets, one of them given back, a win that is undone, and the win that closes it. */
const CALLS: readonly Command[] = [
  { action: 'bet', round: ROUND, id: 'b1', amount: 501n },
  { action: 'bet', round: ROUND, id: 'b2', amount: 300n },
  { action: 'refund', round: ROUND, id: 'f', of: 'b2' },
  { action: 'win', round: ROUND, id: 'w1', amount: 1_003n, closes: false },
  { action: 'win', round: ROUND, id: 'w2', amount: 200n, closes: true },
  { action: 'rollback', round: ROUND, id: 'u', of: 'w1' },
];

const ALL = START.game + START.electronic + START.bonus;
/** Where a round may end. Which one depends on what came first; nothing else is legal. */
const ENDS = {
  'the first bet and the closing win stand': ALL - 501n + 200n,
  'the second bet and the closing win stand: the round was closed on it': ALL - 300n + 200n,
  'the first bet and both wins stand: the first win was spent on the bet before its rollback': ALL - 501n + 1_203n,
} as const;
/** Once the round has wagered its bonus, a win that went to the bonus wallet is released and no longer there to be undone. */
const RELEASED_ENDS = {
  'the first bet and the closing win stand': ALL - 501n + 200n,
  'the first bet and both wins stand: the first win was released or spent before its rollback': ALL - 501n + 1_203n,
  'the second bet and the closing win stand: the round was closed on it': ALL - 300n + 200n,
  'the second bet and both wins stand: the round was closed on it, and the first win released': ALL - 300n + 1_203n,
} as const;

type Purse = { title: string; wager: number | null; ends: Readonly<Record<string, bigint>> };
/** How the player comes by START: wager in percent of the bonus, null: no bonus is running. */
const PURSES: Purse[] = [
  { title: 'no bonus runs', wager: null, ends: ENDS },
  { title: 'a bonus runs', wager: 200, ends: ENDS },
  { title: 'a bonus runs that the round wagers', wager: 3, ends: RELEASED_ENDS },
];

let serial = 0;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  );
}

/** So many of them, chosen by chance; all where so many are asked for. */
function some<T>(items: readonly T[], count: number, below: (limit: number) => number): T[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
}

async function newcomer(platform: TestPlatform, { wager }: Purse, bonusId: string | undefined) {
  const { bonus, ...own } = START;
  const player = await makePlayer(platform, wager === null ? START : own);
  if (bonusId) expect((await subscribe(platform, player, bonusId)).code).toBe(201);
  expect(await moneyOf(platform, player)).toEqual(START);
  const session_id = await openSession(platform, player);
  serial += 1;
  const mark = `p${serial}-`;
  const send = async (command: Command): Promise<string> => {
    const ids = { session_id, round_id: mark + command.round, transaction_id: mark + command.id };
    const rest =
      'of' in command
        ? { [command.action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id']: mark + command.of }
        : {
            amount: fromMinor(command.amount),
            ...(command.action === 'win' ? { round_closed: command.closes } : {}),
          };
    const answer = await callWallet(platform, command.action, { ...ids, ...rest });
    expect(answer.status, answer.text).toBeLessThan(500);
    return answer.body.error ?? answer.body.status ?? 'ok';
  };
  return { player, send };
}

const userBonusOf = async (platform: TestPlatform, { id }: TestPlayer) =>
  (await platform.ctx.db.select().from(userBonuses).where(eq(userBonuses.userId, id)))[0];

/**
 * Sends one order, every call twice and now and then an earlier one again, then whatever was refused until no answer changes.
 * @returns how many calls that were, and where it ended
 */
async function play(
  platform: TestPlatform,
  purse: Purse,
  bonusId: string | undefined,
  order: readonly Command[],
  below: (n: number) => number,
) {
  const { player, send } = await newcomer(platform, purse, bonusId);
  const names = order.map(({ id }) => id).join(' ');
  // What a bonus that ends does to the wallets is told by the rules of bonuses; the model knows none.
  const model = purse.wager === 3 ? null : walletModel(START);
  const answers = new Map<string, string>();
  let calls = 0;
  const say = async (command: Command) => {
    calls += 1;
    const answer = await send(command);
    if (model) expect(answer, `${command.id} of ${names}`).toBe(model.apply(command));
    const changed = answers.get(command.id) !== answer;
    answers.set(command.id, answer);
    return changed;
  };
  for (const [place, command] of order.entries()) {
    await say(command);
    await say(command);
    const again = below(2) === 0 ? order[below(place + 1)] : undefined;
    if (again) await say(again);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const command of order) if (answers.get(command.id) !== 'ok') changed = (await say(command)) || changed;
  }
  for (const command of order) expect(await say(command), `${command.id} once more of ${names}`).toBe(false);

  const money = await moneyOf(platform, player);
  if (model) expect(money, names).toEqual(model.money());
  const userBonus = await userBonusOf(platform, player);
  if (purse.wager === 200)
    expect(userBonus, names).toMatchObject({ status: 'ACTIVE', wagerDone: model?.settled(ROUND), released: 0n });
  if (purse.wager === 3) {
    expect(userBonus, names).toMatchObject({ status: 'COMPLETED', endReason: 'wagered', forfeited: 0n });
    expect(money.bonus, names).toBe(0n);
  }
  const sum = money.game + money.electronic + money.bonus;
  const end = Object.entries(purse.ends).find(([, total]) => total === sum)?.[0];
  expect(end, `${names} ended with ${JSON.stringify(money, (_, one) => String(one))}`).toBeDefined();
  return { calls, end };
}

describe.each(PURSES)('a round while $title', (purse) => {
  it('a round ends as the rules say in whatever order its calls come, doubled and repeated', async ({ platform }) => {
    const seed = seedOf();
    const below = randomBy(seed);
    const every = permutations(CALLS);
    const orders = some(every, sizeOf('PERMUTATIONS', 12), below);
    const bonus =
      purse.wager === null
        ? undefined
        : await makeBonus(platform, { amount: START.bonus, wager: purse.wager, name: purse.title });
    const played: { calls: number; end: string | undefined }[] = [];
    const player = async () => {
      for (let order = orders.pop(); order; order = orders.pop()) {
        try {
          played.push(await play(platform, purse, bonus?.id, order, below));
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, player));
    const calls = played.reduce((sum, one) => sum + one.calls, 0);
    figures(`while ${purse.title}: ${played.length} of ${every.length} permutations, ${calls} calls`);
    for (const [end, those] of groupBy(played, (one) => one.end)) figures(`  ${those.length}: ${end}`);
  });
});
