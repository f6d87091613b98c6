import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CHOSEN_GAMES } from '../../support/studio/chosen-games';
import { MINES_GAME } from '../../support/studio/decision-player';
import { it } from '../../support/studio/house-test';
import { GAME } from '../../support/studio/studio';

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const dice = { engine: 'dice', side: 'under', winning: 4_850 };

it.for([
  [GAME, undefined],
  [CHOSEN_GAMES.dice, dice],
] as const)(
  'a stake between the offered ones is taken and paid by whole minor units in %s',
  async ([slug, choice], { house }) => {
    const { player, opened } = await house.seat(slug);
    expect(opened.bets).not.toContain('12.40');
    const { status, body } = await house.studio.call('POST', '/spin', opened.secret, {
      ...{ spin_id: randomUUID(), bet: '12.40', choice },
    });
    expect([status, body.round.status, body.round.stake]).toEqual([200, 'settled', '12.40']);
    const { game, electronic } = await house.walletOf(player);
    expect([game, electronic]).toEqual([50_000n - 1_240n, minor(body.round.win)]);
  },
);

it('a round of decisions takes a stake between the offered ones as well', async ({ house }) => {
  const { player, at } = await house.seat(MINES_GAME);
  const { status, body } = await at.start({ engine: 'mines', mines: 3 }, { bet: '12.40' });
  expect([status, body.round.status, body.round.stake]).toEqual([200, 'open', '12.40']);
  expect((await house.walletOf(player)).game).toBe(50_000n - 1_240n);
});

it.for(['12.41', '12.50', '0.80', '500.20', '0.00'])(
  'a stake of %s is refused by every engine, and nothing is taken',
  async (bet, { house }) => {
    const spins = await house.seat(GAME);
    const spun = await house.studio.call('POST', '/spin', spins.opened.secret, { spin_id: randomUUID(), bet });
    expect([spun.status, spun.body.errorCode]).toEqual([400, 'BET_NOT_OFFERED']);
    const mines = await house.seat(MINES_GAME);
    const started = await mines.at.start({ engine: 'mines', mines: 3 }, { bet });
    expect([started.status, started.body.errorCode]).toEqual([400, 'BET_NOT_OFFERED']);
    for (const { player } of [spins, mines]) expect(await house.movesOf(player)).toEqual([]);
  },
);
