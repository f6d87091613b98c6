import { feedsPrizes } from '../../../../platform/src/services/kernel/promotions/edge';
import { countedStake, splitAtCap } from '../../../../platform/src/services/money/user-bonuses/rules';
import { type Stake, shareWin, totalOf } from '../../../../platform/src/services/play/seamless/rules';
import { BATTLE_RETURN } from '../../../../platform/src/services/rewards/battles/rules';
import { capOf, givenBy, requirementOf } from '../../../../platform/src/services/rewards/bonuses/rules';
import type { trialBonuses } from '../../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { marginOf, PERCENT_OF_MARGIN } from '../../../../platform/src/services/rewards/cashback/margin';
import { jackpotsReturn } from '../../../../platform/src/services/rewards/jackpots/rules';
import type { Luck } from './luck';
import type { Way } from './ways';

export type Offer = ReturnType<typeof trialBonuses>[number];

/** The parts of a row that play goes by, with what the table fills in by itself. */
const termsOf = (offer: Offer) => ({
  ...{ type: offer.type, wager: offer.wager, wagerType: offer.wagerType, winAmountType: offer.winAmountType },
  amount: offer.amount ?? 0n,
  maxAmount: offer.maxAmount ?? 0n,
  minDeposit: offer.minDeposit ?? 0n,
  maxWin: offer.maxWin ?? 0n,
  burningAmount: offer.burningAmount ?? 0n,
  maxBet: offer.maxBet ?? null,
});

/** The deposit that a bonus gives most for, minor units; none where it needs none. */
function depositFor({ type, amount, maxAmount, minDeposit }: ReturnType<typeof termsOf>): bigint {
  if (minDeposit === 0n) return 0n;
  const whole = type === 'PERCENTAGE' ? (maxAmount * 10_000n) / amount : minDeposit;
  return whole > minDeposit ? whole : minDeposit;
}

/** How a player stakes while a bonus runs: parts of the largest stake that is allowed. */
export type Boldness = { name: string; part: bigint };
export const BOLDNESS: readonly Boldness[] = [
  { name: 'largest stakes', part: 1n },
  { name: 'small stakes', part: 20n },
];

const MAX_STAKE = 100_000n;
const MAX_ROUNDS = 4_000;

/** Takes a stake from real money first, then from the bonus, as wallets are spent. */
function take(purse: { real: bigint; bonus: bigint }, stake: bigint): Stake {
  const real = stake < purse.real ? stake : purse.real;
  return { game: real, electronic: 0n, bonus: stake - real };
}

/** What of real-money stakes the promotions of stakes may give back at most, parts per million. */
const mostBack = (way: Way): number =>
  Number(
    (feedsPrizes(way.houseEdge) ? jackpotsReturn('uah') + BATTLE_RETURN : 0n) +
      (marginOf(jackpotsReturn('uah'), { houseEdge: way.houseEdge, inBattle: true }) *
        (PERCENT_OF_MARGIN.Cashback + PERCENT_OF_MARGIN.WeeklyCashback)) /
        100n,
  );

export type Played = { given: bigint; value: number; wagered: boolean };

/**
 * One user bonus played until it is wagered, lost or given up by nobody: what it was worth, minor units. As with weeks, what was won
 * is replaced by what the stakes return on average; what the cap and the end of a bonus forfeit is taken off as it happens.
 */
export function playBonus(offer: Offer, way: Way, { part }: Boldness, luck: Luck): Played {
  const terms = termsOf(offer);
  const deposit = depositFor(terms);
  const given = terms.minDeposit > 0n || terms.type !== 'PERCENTAGE' ? givenBy(terms, deposit) : terms.maxAmount;
  const needed = requirementOf(terms, given, deposit);
  const purse = { real: deposit, bonus: given };
  const largest = terms.maxBet ?? (given < MAX_STAKE ? given : MAX_STAKE);
  const back = mostBack(way);
  let [done, cost] = [0n, 0];
  for (let round = 0; round < MAX_ROUNDS && done < needed; round += 1) {
    const wanted = largest / part > 100n ? largest / part : 100n;
    const held = purse.real + purse.bonus;
    const stake = take(purse, wanted < held ? wanted : held);
    const total = totalOf(stake);
    if (total === 0n || purse.bonus === 0n || purse.bonus < terms.burningAmount) break;
    const win = shareWin((total * BigInt(Math.round(luck() * 1_000_000))) / 1_000_000n, stake);
    purse.real += win.electronic - stake.game;
    purse.bonus += win.bonus - stake.bonus;
    done += countedStake(total, way.contribution);
    cost += (Number(stake.bonus) * way.edge + Number(stake.game) * (way.edge - back)) / 1_000_000;
  }
  const wagered = done >= needed;
  const out = wagered
    ? splitAtCap(purse.bonus, { cap: capOf(terms, given), released: 0n })
    : { released: 0n, forfeited: purse.bonus };
  return { given, value: Number(given - out.forfeited) - cost, wagered };
}
