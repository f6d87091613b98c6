import { CURRENCIES } from '@kozyr/contracts/money';
import { MAX_JACKPOTS_RETURN } from '@kozyr/contracts/promotions/jackpots';
import { describe, expect, it } from 'vitest';
import { MIN_EDGE } from '../../kernel/promotions/edge';
import { BATTLE_RETURN } from '../battles/rules';
import { jackpotsReturn } from '../jackpots/rules';
import { boundOf, marginOf, PERCENT_OF_MARGIN, type RoundGroup, theoreticalLossOf } from './margin';

const group = (houseEdge: number, staked: bigint, inBattle = false): RoundGroup => ({
  ...{ houseEdge, inBattle, staked },
  rounds: 1,
  won: 0n,
});

describe('what a week may give back', () => {
  it('what a week of cashback may give back is the same whatever the rounds won, and grows with stake and edge', () => {
    expect(theoreticalLossOf([group(270, 5_000_000n), group(400, 100_000n)])).toBe(139_000n);
    const lost = [group(400, 100_000n)];
    expect(boundOf('Cashback', jackpotsReturn('uah'), lost)).toBe(1_604n);
    expect(boundOf('Cashback', jackpotsReturn('uah'), [{ ...group(400, 100_000n), won: 500_000n }])).toBe(1_604n);
    expect(boundOf('Cashback', jackpotsReturn('uah'), [...lost, ...lost])).toBe(3_208n);
  });

  it('a week of cashback gives nothing where the edge is used up already, and takes nothing from what others leave', () => {
    expect(marginOf(jackpotsReturn('uah'), { houseEdge: 79, inBattle: false })).toBe(0n);
    expect(marginOf(jackpotsReturn('uah'), { houseEdge: 240, inBattle: true })).toBe(0n);
    expect(boundOf('Cashback', jackpotsReturn('uah'), [group(0, 1_000_000n), group(400, 100_000n)])).toBe(1_604n);
  });

  it('a week of cashback leaves something of every edge, both kinds, jackpots and battles together', () => {
    const percent = PERCENT_OF_MARGIN.Cashback + PERCENT_OF_MARGIN.WeeklyCashback;
    for (const currency of CURRENCIES)
      for (let houseEdge = 250; houseEdge <= 1_000; houseEdge += 1)
        for (const inBattle of [false, true]) {
          const margin = marginOf(jackpotsReturn(currency), { houseEdge, inBattle });
          const back = jackpotsReturn(currency) + (inBattle ? BATTLE_RETURN : 0n) + (margin * percent) / 100n;
          expect(back, `edge ${houseEdge}, battle ${inBattle}`).toBeLessThan(BigInt(houseEdge) * 100n);
        }
  });
});

it('a game whose stakes grow jackpots and count in battles keeps more than these give back, whatever jackpots are set to', () => {
  expect(BigInt(MIN_EDGE) * 100n).toBeGreaterThan(MAX_JACKPOTS_RETURN + BATTLE_RETURN);
  for (const currency of CURRENCIES)
    expect(BigInt(MIN_EDGE) * 100n).toBeGreaterThan(jackpotsReturn(currency) + BATTLE_RETURN);
});
