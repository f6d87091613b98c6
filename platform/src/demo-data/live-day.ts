import { cancelBonus } from '../services/rewards/bonuses/cancel';
import { listBonuses } from '../services/rewards/bonuses/list-bonuses';
import { subscribeBonus } from '../services/rewards/bonuses/subscribe';
import { careFor, noteAndTag, proveIdentity, stopOrBeStopped, writeToSupport } from './care-acts';
import { comeBack } from './come';
import { askForMoney, decideWithdrawal, payIn } from './money-acts';
import { playGame } from './play-acts';
import { type Acting, unlessRefused, type World } from './world';

const GAMES_OF_A_DAY: Readonly<Record<string, readonly [number, number]>> = {
  visitor: [1, 1],
  casual: [1, 2],
  regular: [1, 3],
  heavy: [2, 4],
};

/** Takes one of the bonuses that are offered, now and then gives it up again. */
async function takeBonus(world: World, { player, chance }: Acting): Promise<void> {
  const { ctx } = world;
  const asked = { page: 1, pageSize: 50, currency: player.person.currency, enabled: 'true' } as const;
  const offered = await unlessRefused(world, () => listBonuses(ctx, player.caller, asked));
  if (!offered || offered.items.length === 0) return;
  const { id } = chance.one(offered.items);
  const taken = await unlessRefused(world, () => subscribeBonus(ctx, player.caller, { id }));
  if (taken && chance.happens(0.08)) await unlessRefused(world, () => cancelBonus(ctx, player.caller, id));
}

/** What operators and players have to do with each other on a day. */
async function meetOperators(world: World, acting: Acting): Promise<void> {
  const { player, chance } = acting;
  if (chance.happens(0.02)) await writeToSupport(world, acting);
  if (chance.happens(0.012)) await noteAndTag(world, acting);
  if (chance.happens(player.person.kind === 'heavy' ? 0.01 : 0.0005)) await careFor(world, acting);
  if (chance.happens(0.0015)) await stopOrBeStopped(world, acting);
  if (player.person.provesIdentity && !player.proved && chance.happens(0.4)) {
    player.proved = true;
    await proveIdentity(world, acting);
  }
}

/**
 * One day on which a player comes.
 * @param later withdrawals that wait for an operator are put here
 * @returns false where they cannot come any more
 */
export async function liveDay(world: World, acting: Acting, later: string[]): Promise<boolean> {
  const { player, chance } = acting;
  const { person } = player;
  if (!(await comeBack(world, player))) return false;
  if (person.takesBonuses && chance.happens(0.3)) await takeBonus(world, acting);
  if (chance.happens(person.kind === 'visitor' ? 0.35 : 0.7)) await payIn(world, acting);
  const [least, most] = GAMES_OF_A_DAY[person.kind] ?? [1, 1];
  const games = chance.whole(least, most);
  for (let game = 0; game < games; game += 1) await playGame(world, acting, chance.whole(2, 10));
  if (person.withdraws && chance.happens(0.25)) {
    const id = await askForMoney(world, acting);
    if (id !== null) later.push(id);
  }
  await meetOperators(world, acting);
  return true;
}

/** What operators decide of the withdrawals that wait; some are left for the next day. @returns those that are left */
export async function decideWaiting(
  world: World,
  chance: Acting['chance'],
  waiting: readonly string[],
): Promise<string[]> {
  const left: string[] = [];
  for (const id of waiting)
    if (chance.happens(0.15)) left.push(id);
    else await decideWithdrawal(world, chance, id);
  return left;
}
