import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Limit,
  NO_PLAY,
  NOTHING_PLAYED,
  type Play,
  type Played,
  playMore,
  stakeLimitPassed,
  usedBy,
} from './limit-rules';

const limit = (more: Partial<Limit>): Limit => ({ kind: 'stake', period: 'day', amount: 1_000n, ...more });
const played = (more: Partial<Play>): Played => playMore(NOTHING_PLAYED, { ...NO_PLAY, ...more });

describe('limits of play', () => {
  it('a stake may reach a limit and not pass it', () => {
    const limits = [limit({})];
    expect(stakeLimitPassed(limits, played({ staked: 400n }), { amount: 600n, own: 600n })).toBeNull();
    expect(stakeLimitPassed(limits, played({ staked: 400n }), { amount: 601n, own: 601n })).toMatchObject({
      used: 400n,
      left: 600n,
    });
  });

  it('a loss counts stakes of own money in full until their win comes, and bonus money not at all', () => {
    const limits = [limit({ kind: 'loss' })];
    const lost = { staked: 1_000n, ownStaked: 1_000n };
    expect(stakeLimitPassed(limits, played(lost), { amount: 1n, own: 1n })).toMatchObject({ left: 0n });
    expect(stakeLimitPassed(limits, played(lost), { amount: 100n, own: 0n })).toBeNull();
    expect(stakeLimitPassed(limits, played({ ...lost, ownWon: 300n }), { amount: 300n, own: 300n })).toBeNull();
    expect(stakeLimitPassed(limits, played({ ...lost, ownWon: 300n }), { amount: 301n, own: 301n })).not.toBeNull();
  });

  it('of several limits that would be passed the one that leaves least is named', () => {
    const limits = [
      limit({ amount: 900n }),
      limit({ period: 'week', amount: 500n }),
      limit({ kind: 'loss', amount: 700n }),
    ];
    expect(
      stakeLimitPassed(limits, played({ staked: 450n, ownStaked: 450n }), { amount: 500n, own: 500n }),
    ).toMatchObject({
      kind: 'stake',
      period: 'week',
      left: 50n,
    });
  });

  it('a limit lowered below what is used leaves nothing, and never less than nothing', () => {
    expect(stakeLimitPassed([limit({ amount: 100n })], played({ staked: 900n }), { amount: 1n, own: 1n })?.left).toBe(
      0n,
    );
  });

  it('no sequence of stakes and wins that are allowed one by one passes a limit', () => {
    const kinds = fc.constantFrom('loss' as const, 'stake' as const);
    const step = fc.record({ amount: fc.bigInt(1n, 500n), bonus: fc.bigInt(0n, 500n), won: fc.bigInt(0n, 800n) });
    fc.assert(
      fc.property(kinds, fc.bigInt(0n, 2_000n), fc.array(step, { maxLength: 40 }), (kind, amount, steps) => {
        let now = NOTHING_PLAYED;
        for (const { amount: stake, bonus, won } of steps) {
          const own = stake > bonus ? stake - bonus : 0n;
          if (stakeLimitPassed([limit({ kind, amount })], now, { amount: stake, own }) === null) {
            now = playMore(now, { ...NO_PLAY, staked: stake, ownStaked: own });
            if (kind === 'stake' || own > 0n) expect(usedBy(kind, now.day)).toBeLessThanOrEqual(amount);
          }
          now = playMore(now, { ...NO_PLAY, won, ownWon: won });
        }
      }),
    );
  });
});
