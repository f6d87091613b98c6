import type { StakeCurrency } from '@kozyr/contracts/money';
import { DECK } from '../../maths/decisions/cards';
import type { Action } from '../../maths/decisions/laid-round';
import { moneyText, timesText } from '../../page/amounts';
import type { HighLowView } from '../../rounds/round-view';
import { calm } from '../config';
import { cardBack, cardText } from '../decisions/cards';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { sounds } from '../sounds';
import { createDealtCards } from './dealt-cards';
import { type Choice, createGuesses } from './guesses';
import { createShownCard } from './shown-card';

const KEYS: Readonly<Record<string, Choice>> = { KeyH: 'higher', KeyL: 'lower', KeyS: 'same', KeyN: 'skip' };

/** What there is to say of a round as it stands. */
function roundText({ dealt, ended, now }: HighLowView, currency: StakeCurrency): string {
  const card = cardText(dealt.at(-1) ?? 0);
  if (ended === 'lost') return sayDecision('wrong', { card });
  if (!now) return sayDecision(dealt.length > 1 ? 'changed' : 'firstCard', { card });
  return sayDecision('rightNow', { card, times: timesText(now.multiplier), amount: moneyText(now.amount, currency) });
}

/** The deck, the shown card, the cards dealt before it, and the three guesses with what they pay. */
export function createHighLowField(decide: (action: Action) => void): DecisionField {
  let currency: StakeCurrency = 'uah';
  let seen = 0;
  const history = createDealtCards();
  const shown = createShownCard();
  const left = h('span', { class: 'left' });
  const deck = h('div', { class: 'deck', 'aria-hidden': 'true' }, cardBack(), cardBack(), cardBack());
  const guesses = createGuesses((which) =>
    decide(which === 'skip' ? { kind: which } : { kind: 'guess', guess: which }),
  );
  const pile = h('div', { class: 'pile' }, deck, left);
  const laid = h('div', { class: 'laid' }, pile, shown.element, h('div', { class: 'side' }, guesses.skip));
  const felt = h('div', { class: 'felt framed' }, history.element, laid);
  const element = h('div', { class: 'high-low' }, felt, guesses.element);

  function rest(): void {
    seen = 0;
    element.classList.remove('lost', 'won');
    history.clear();
    shown.back();
    left.textContent = '';
    guesses.price(null, currency);
  }

  async function show({ outcome, status }: DecidedRound, moving: boolean): Promise<string> {
    if (outcome.engine !== 'high-low') return '';
    const { dealt, right } = outcome;
    const isOpen = status === 'open';
    const lost = outcome.ended === 'lost';
    const card = dealt.at(-1) ?? 0;
    element.classList.remove('lost', 'won');
    if (dealt.length !== seen) await shown.turn(card, moving && !calm());
    seen = dealt.length;
    shown.name(card);
    history.show(outcome);
    left.textContent = sayDecision('deckLeft', { n: DECK - dealt.length });
    element.classList.toggle('lost', lost);
    element.classList.toggle('won', !lost && right > 0);
    if (moving && lost) sounds.bust();
    else if (moving && isOpen && right > 0) sounds.line(right);
    guesses.price(isOpen ? outcome : null, currency);
    return roundText(outcome, currency);
  }

  rest();
  return {
    element,
    choice: () => ({ engine: 'high-low' }),
    show,
    rest,
    enable: guesses.enable,
    key(code) {
      const which = KEYS[code];
      return which ? guesses.press(which) : false;
    },
    priced(_bet, sign) {
      currency = sign;
    },
  };
}
