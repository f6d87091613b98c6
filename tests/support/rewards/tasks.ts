import type { OwnTasks, TaskTerms } from '@kozyr/contracts/tasks';
import { games, providers } from '../../../platform/src/db/schema/games';
import { taskTerms } from '../../../platform/src/db/schema/tasks';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import type { TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { addGames, play } from '../play/wallet-caller';
import { callAsPlayer } from '../protection';

const each = (amount: string, tenge: string) => ({ uah: amount, kzt: tenge });

/** Three tasks, so that every player has all of them, each day of March 2026 and after. */
export const THREE: TaskTerms = {
  reward: each('0.30', '3.00'),
  min_stake: each('2.00', '20.00'),
  tasks: [
    { id: 'three-rounds', kind: 'rounds', category: 'slots', count: 10, stakes: null },
    { id: 'two-studios', kind: 'studios', category: null, count: 2, stakes: each('10.00', '100.00') },
    { id: 'live-stakes', kind: 'stakes', category: 'live', count: 1, stakes: each('20.00', '200.00') },
  ],
};

/** The games of addGames and a live table of a third studio, and the three tasks. */
export async function addTasks(platform: TestPlatform): Promise<void> {
  const { db } = platform.ctx;
  await addGames(platform);
  await db.insert(providers).values({ slug: 'south', integration: 'house', name: 'South Hall' });
  const [fox] = await db.select().from(games);
  if (!fox) throw new Error('There are no games.');
  await db
    .insert(games)
    .values({ ...fox, slug: 'first-table', title: 'First Table', provider: 'south', category: 'live' });
  const setAt = new Date('2026-02-01T00:00:00Z');
  await db.insert(taskTerms).values({ version: 1, fromDay: '2026-02-02', terms: THREE, setAt });
}

/** A player's tasks as the site asks for them. */
export const tasksOf = async (platform: TestPlatform, player: Pick<TestPlayer, 'id'>): Promise<OwnTasks> =>
  (await callAsPlayer(platform, player, '/tasks/own')).body;

/** How far the tasks of today are: id, what is reached, and the state. */
export const farOf = async (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  (await tasksOf(platform, player)).tasks.map(({ id, reached, state }) => [id, reached, state]);

export const take = (platform: TestPlatform, player: Pick<TestPlayer, 'id'>, task: string, day = '2026-03-02') =>
  callAsPlayer(platform, player, '/tasks/take', { day, task });

/** Settled rounds of a stake each, lost, counted. @returns the calls of their session, rounds 1, 2, … of bets b1, b2 and wins w1, w2 */
export async function playRounds(
  platform: TestPlatform,
  player: TestPlayer,
  { rounds = 1, stake = '2.00', game }: { rounds?: number; stake?: string; game?: string } = {},
) {
  const calls = await play(platform, player, game);
  for (let round = 1; round <= rounds; round += 1) {
    const bet = await calls.bet(`${round}`, `b${round}`, stake);
    const won = await calls.win(`${round}`, `w${round}`, '0');
    if (bet.status !== 200 || won.status !== 200) throw new Error(`The round was not played: ${bet.text} ${won.text}`);
  }
  await drainSettlements(platform.ctx);
  return calls;
}
