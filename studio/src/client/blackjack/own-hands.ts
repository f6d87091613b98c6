import type { StakeCurrency } from '@kozyr/contracts/money';
import { fromMinor, moneyText, toMinor } from '../../page/amounts';
import type { BlackjackView } from '../../rounds/round-view';
import { h } from '../dom';
import { createSide, type Side } from './side';
import { handName } from './table-text';

/** The player's hand, or the two of a split. */
export function createOwnHands() {
  let sides: Side[] = [];
  const element = h('div', { class: 'hands' });

  function seat(count: number): void {
    if (sides.length === count) return;
    sides = Array.from({ length: count }, (_, place) => createSide(handName(place, count), 'own'));
    element.replaceChildren(...sides.map((side) => side.element));
    element.dataset.hands = String(count);
    for (const side of sides) side.clear();
  }

  return {
    element,
    /** One hand, with nothing in it. */
    clear(): void {
      sides = [];
      seat(1);
    },
    async lay({ hands }: BlackjackView, moving: boolean): Promise<void> {
      seat(hands.length);
      for (const [place, side] of sides.entries()) await side.lay(hands[place]?.cards ?? [], moving);
    },
    /** What is staked on each, which of two is decided in, and how they ended. */
    mark({ hands, turn, bet }: BlackjackView, currency: StakeCurrency): void {
      for (const [place, side] of sides.entries()) {
        const hand = hands[place];
        if (!hand) continue;
        const staked = moneyText(fromMinor(toMinor(bet) * BigInt(hand.staked)), currency);
        side.mark({ staked, turn: place === turn && hands.length > 1, result: hand.result });
      }
    },
  };
}
