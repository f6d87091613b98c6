import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Action } from '../../maths/decisions/laid-round';
import { DEALT } from '../../maths/video-poker/video-poker';
import { moneyText, toMinor } from '../../page/amounts';
import type { VideoPokerView } from '../../rounds/round-view';
import { calm } from '../config';
import { cardText } from '../decisions/cards';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { h } from '../dom';
import { createHeldCards } from './held-cards';
import { amountOf, createPaytable } from './paytable';
import { sayPoker } from './say-poker';

const KEYS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: DEALT }, (_, place) => place).flatMap((place) => [
    [`Digit${place + 1}`, place],
    [`Numpad${place + 1}`, place],
  ]),
);

const cardsText = (cards: readonly number[]): string => cards.map(cardText).join(', ');

/** What a round that is over came to. A stake that comes back is told as such: it is no win. */
function resultText({ hand, now }: VideoPokerView, stake: string, currency: StakeCurrency): string {
  if (!hand || !now) return sayPoker('lost');
  const word = toMinor(now.amount) > toMinor(stake) ? 'won' : 'back';
  return sayPoker(word, { hand: sayPoker(hand), amount: moneyText(now.amount, currency) });
}

/** All that there is to say of a round that is over, for who does not see the cards. */
function said({ outcome, stake }: DecidedRound, currency: StakeCurrency): string {
  if (outcome.engine !== 'video-poker') return '';
  return sayPoker('result', { cards: cardsText(outcome.cards), result: resultText(outcome, stake, currency) });
}

/** The paytable, the five cards to hold, and a line that says what there is to do or what it came to. */
export function createVideoPokerField(): DecisionField {
  let currency: StakeCurrency = 'uah';
  let known = '';
  const told = h('p', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
  const paytable = createPaytable();
  const cards = createHeldCards((text) => {
    told.textContent = text;
  });
  const line = h('p', { class: 'line', 'data-testid': 'hand' });
  const element = h(
    'div',
    { class: 'video-poker' },
    paytable.element,
    h('div', { class: 'felt' }, cards.element, line),
    told,
  );

  function rest(): void {
    known = '';
    told.textContent = '';
    cards.clear();
    paytable.mark(null, false);
    line.textContent = sayPoker('waiting');
    line.dataset.result = '';
  }

  function showEnd(round: DecidedRound, outcome: VideoPokerView): string {
    cards.hold(outcome.held ?? []);
    paytable.mark(outcome.hand, true);
    line.textContent = resultText(outcome, round.stake, currency);
    line.dataset.result = outcome.hand ?? 'nothing';
    return said(round, currency);
  }

  async function show(round: DecidedRound, moving: boolean): Promise<string> {
    const { outcome, status, stake } = round;
    if (outcome.engine !== 'video-poker') return '';
    told.textContent = '';
    if (known !== round.id) cards.hold([]);
    known = round.id;
    paytable.mark(null, false);
    await cards.lay(outcome.cards, moving && !calm());
    if (status !== 'open' && outcome.held) return showEnd(round, outcome);
    const { hand } = outcome;
    paytable.mark(hand, false);
    line.textContent = hand
      ? sayPoker('asDealt', { hand: sayPoker(hand), amount: amountOf(hand, stake, currency) })
      : sayPoker('choose');
    line.dataset.result = '';
    return sayPoker('dealt', { cards: cardsText(outcome.cards), hand: sayPoker(hand ?? 'nothing') });
  }

  rest();
  return {
    element,
    choice: () => ({ engine: 'video-poker' }),
    show,
    rest,
    enable: cards.enable,
    key(code) {
      const place = KEYS.get(code);
      if (place === undefined) return false;
      cards.toggle(place);
      return true;
    },
    priced(bet, sign) {
      currency = sign;
      paytable.price(bet, sign);
    },
    one: {
      start: sayPoker('deal'),
      end: sayPoker('draw'),
      action: (): Action => ({ kind: 'hold', held: cards.held() }),
      timedOut: sayPoker('timedOut'),
      said,
    },
  };
}
