import { expect, it } from 'vitest';
import { endOf, inTurn, lateWinOf, returnOf, wagered } from './movements';

const at = new Date('2026-03-02T10:00:00Z');
const names = { id: 'own', userId: 'player', bonusId: 'offer', currency: 'uah' } as const;
const active = { ...names, status: 'ACTIVE', cap: 4_000n, released: 0n, forfeited: 0n } as const;
const released = { ...active, status: 'COMPLETED', released: 3_500n, forfeited: 200n } as const;

const bonusWallet = { player: 'player', wallet: 'bonus' };
const digital = { player: 'player', wallet: 'electronic' };
const house = { house: 'promotions' };

it('a wagered bonus releases what its wallet holds up to the cap, and forfeits the rest', () => {
  const { change, steps } = endOf(active, { at, reason: 'wagered', wallet: 5_000n });
  expect(change).toEqual({
    status: 'COMPLETED',
    endReason: 'wagered',
    completedAt: at,
    updatedAt: at,
    released: 4_000n,
    forfeited: 1_000n,
  });
  expect(steps).toEqual([
    {
      posting: {
        key: 'bonus-end:own',
        kind: 'bonus_release',
        currency: 'uah',
        legs: [
          { from: bonusWallet, to: digital, amount: 4_000n },
          { from: bonusWallet, to: house, amount: 1_000n },
        ],
        memo: { user_bonus: 'own', bonus: 'offer' },
      },
      events: [
        { kind: 'released', amount: 4_000n },
        { kind: 'forfeited', amount: 1_000n },
      ],
    },
  ]);
});

it('a bonus that ends for any other reason burns all its money, and says so before that it was cancelled', () => {
  const { change, steps } = endOf(active, { at, reason: 'cancelled', wallet: 700n });
  expect(change).toMatchObject({ status: 'CANCELED', endReason: 'cancelled', released: 0n, forfeited: 700n });
  expect(steps).toMatchObject([
    {
      posting: { kind: 'bonus_burn', legs: [{ to: house, amount: 700n }] },
      events: [{ kind: 'burned', amount: 700n }],
    },
    { posting: null, events: [{ kind: 'cancelled' }] },
  ]);
});

it('a bonus that waits has nothing to lose, whatever the wallet holds', () => {
  const { change, steps } = endOf({ ...active, status: 'PENDING' }, { at, reason: 'burned_timeout', wallet: 700n });
  expect(change).toMatchObject({ status: 'CANCELED', forfeited: 0n });
  expect(steps).toEqual([{ posting: null, events: [] }]);
});

it('money that comes after the end is released within what the cap leaves, by a posting of its own unless a win pays it', () => {
  const back = returnOf(released, { at, money: 900n, key: 'sandbox:refund:1' });
  expect(back.change).toEqual({ released: 4_000n, forfeited: 600n, updatedAt: at });
  expect(back.steps).toMatchObject([{ posting: { key: 'bonus-returned:sandbox:refund:1', kind: 'bonus_release' } }]);

  const late = lateWinOf(released, { at, split: { released: 500n, forfeited: 400n } });
  expect(late.change).toEqual(back.change);
  expect(late.steps).toEqual([{ posting: null, events: back.steps[0]?.events }]);
});

it('money that comes after a cancelled bonus is lost: burned by a refund, forfeited by a win', () => {
  const cancelled = { ...active, status: 'CANCELED' } as const;
  expect(returnOf(cancelled, { at, money: 900n, key: 'k' }).steps).toMatchObject([
    { posting: { kind: 'bonus_burn' }, events: [{ kind: 'burned', amount: 900n }] },
  ]);
  expect(lateWinOf(cancelled, { at, split: { released: 0n, forfeited: 900n } }).steps).toEqual([
    { posting: null, events: [{ kind: 'forfeited', amount: 900n }] },
  ]);
});

it('two movements are one: the later change stands, and the steps keep their order', () => {
  const end = endOf(active, { at, reason: 'wagered', wallet: 100n });
  const both = inTurn(wagered(at, 1_000n), end);
  expect(both).toEqual({ at, change: { wagerDone: 1_000n, ...end.change }, steps: end.steps });
});
