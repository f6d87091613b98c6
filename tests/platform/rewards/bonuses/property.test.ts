import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import { post } from '../../../../platform/src/ledger/post';
import { progressOf } from '../../../../platform/src/services/money/user-bonuses/rules';
import { burnExpired } from '../../../../platform/src/services/rewards/bonuses/burn-expired';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, play } from '../../../support/play/wallet-caller';
import { runs } from '../../../support/random-runs';
import { cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const offers: string[] = [];
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  const rest = { isRepeatedActivation: true, maxUniqueActivations: 0 };
  const kinds = [
    { ...rest, wager: 100 },
    { ...rest, wager: 150, maxWin: 4_000n, burningOnTimeout: true, activationsOffset: 2 },
    { ...rest, wager: 300, burningAmount: 500n, maxBet: 3_000n },
    { ...rest, wager: 0, maxWin: 2_000n },
  ];
  for (const kind of kinds) offers.push((await makeBonus(platform, kind)).id);
});

const round = fc.integer({ min: 0, max: 5 });
const commandArb = fc.oneof(
  fc.record({ do: fc.constant('take'), offer: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constant('cancel'), offer: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constant('bet'), round, amount: fc.integer({ min: 100, max: 3_500 }) }),
  fc.record({ do: fc.constant('more'), round, amount: fc.integer({ min: 100, max: 3_500 }) }),
  fc.record({ do: fc.constant('win'), round, amount: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ do: fc.constant('refund'), round }),
  fc.record({ do: fc.constant('undo'), round }),
  fc.record({ do: fc.constant('fund'), amount: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ do: fc.constant('hours'), amount: fc.integer({ min: 1, max: 3 }) }),
);
type Command = { do: string; offer?: number; round?: number; amount?: number };

const major = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const rows = z.array(z.object({ n: z.coerce.number() }));
const counted = async (platform: TestPlatform, query: ReturnType<typeof sql>) =>
  rows.parse((await platform.ctx.db.execute(query)).rows)[0]?.n;

/** Commands that may take back what was wagered. */
const UNDOING = new Set(['refund', 'undo']);

/** What must hold after every command, whatever it was. `done` is what each user bonus had wagered before it. */
async function holds(
  platform: TestPlatform,
  player: TestPlayer,
  what: string,
  done: Map<string, bigint>,
): Promise<void> {
  const userBonuses = await userBonusesOf(platform, player);
  const running = userBonuses.filter(({ status }) => status === 'ACTIVE' || status === 'PENDING');
  expect(running.length).toBeLessThanOrEqual(1);
  const { bonus } = await purseOf(platform, player);
  // Bonus money is there for the bonus that runs, or not at all.
  if (running.length === 0) expect(bonus).toBe(0n);
  for (const userBonus of userBonuses) {
    expect(progressOf(userBonus)).toBeGreaterThanOrEqual(0);
    expect(progressOf(userBonus)).toBeLessThanOrEqual(100);
    if (!UNDOING.has(what)) expect(userBonus.wagerDone).toBeGreaterThanOrEqual(done.get(userBonus.id) ?? 0n);
    done.set(userBonus.id, userBonus.wagerDone);
    if (userBonus.cap !== null) expect(userBonus.released).toBeLessThanOrEqual(userBonus.cap);
    if (userBonus.status === 'CANCELED') expect(userBonus.released).toBe(0n);
    expect(
      await counted(
        platform,
        sql`select count(*) as n from ledger_transfers where key = ${`bonus-end:${userBonus.id}`}`,
      ),
    ).toBeLessThanOrEqual(1);
  }
  // No other way from bonus to digital than the release of a wagered one.
  const ways = sql`select count(*) as n from (
      select t.id from ledger_transfers t join ledger_entries e on e.transfer_id = t.id and e.owner = t.owner
      where e.player = ${player.id} and t.kind not in ('bonus_release', 'win', 'bet_refund', 'bet_rollback', 'win_rollback')
      group by t.id
      having sum(e.amount) filter (where e.account = 'bonus') < 0 and sum(e.amount) filter (where e.account = 'electronic') > 0
    ) as other`;
  expect(await counted(platform, ways)).toBe(0);
}

it('bonus money keeps to its rules in any order of bets, wins, refunds, cancelling and time', async ({ platform }) => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(commandArb, { minLength: 5, maxLength: 30 }), async (commands: Command[]) => {
      turn += 1;
      const player = await makePlayer(platform, { game: 2_000n });
      const game = await play(platform, player);
      let step = 0;
      const done = new Map<string, bigint>();
      for (const { do: what, offer = 0, round: place = 0, amount = 0 } of commands) {
        step += 1;
        const id = offers[offer] ?? '';
        const name = String(place);
        if (what === 'take') await subscribe(platform, player, id);
        else if (what === 'cancel') await cancel(platform, player, id);
        else if (what === 'bet') await game.bet(name, `b${place}`, major(amount));
        else if (what === 'more') await game.bet(name, `m${place}`, major(amount));
        else if (what === 'win') await game.win(name, `w${place}`, major(amount));
        else if (what === 'refund') await game.refund(name, `r${place}-${step}`, `b${place}`);
        else if (what === 'undo') await game.rollback(name, `u${place}-${step}`, `w${place}`);
        else if (what === 'fund')
          await post(platform.ctx.db, {
            key: `fund:${turn}:${step}:${player.id}`,
            kind: 'deposit',
            currency: 'uah',
            legs: [
              {
                from: { house: 'gateway_clearing' },
                to: { player: player.id, wallet: 'game' },
                amount: BigInt(amount),
              },
            ],
          });
        else {
          platform.clock.now = new Date(platform.clock.now.getTime() + amount * 3_600_000);
          await burnExpired(platform.ctx);
        }
        await holds(platform, player, what, done);
      }
    }),
    runs(25),
  );
}, 300_000);
