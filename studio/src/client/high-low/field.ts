import type { Action } from '../../maths/decisions/laid-round';
import { DECK } from '../../maths/high-low/cards';
import { type Guess, MAX_SKIPS } from '../../maths/high-low/high-low';
import { moneyText } from '../../page/amounts';
import type { HighLowView } from '../../rounds/round-view';
import { calm } from '../config';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { percentText, timesText } from '../decisions/numbers';
import { sayDecision } from '../decisions/texts/texts';
import { controlIcon, h, pause } from '../dom';
import { sounds } from '../sounds';
import { cardBack, cardFace, cardText } from './cards';

const ARROWS: Record<Guess | 'skip', string> = {
  higher: 'M12 19V5M5.500 11.500 12 5l6.500 6.500',
  same: 'M5 9h14M5 15h14',
  lower: 'M12 5v14M5.500 12.500 12 19l6.500-6.500',
  skip: 'M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5',
};
const KEYS: Readonly<Record<string, Guess | 'skip'>> = { KeyH: 'higher', KeyL: 'lower', KeyS: 'same', KeyN: 'skip' };
const ORDER = ['higher', 'same', 'lower'] as const;

/** The deck, the shown card, the cards dealt before it, and the three guesses with what they pay. */
export function createHighLowField(decide: (action: Action) => void): DecisionField {
  let currency = 'uah';
  let ready = false;
  let seen = 0;
  const history = h('ol', { class: 'dealt', 'aria-label': sayDecision('dealtCards') });
  const shown = h('div', {
    class: 'card',
    'data-testid': 'card',
    role: 'img',
    'aria-label': sayDecision('waitingCards'),
  });
  const left = h('span', { class: 'left' });
  const deck = h('div', { class: 'deck', 'aria-hidden': 'true' }, cardBack(), cardBack(), cardBack());
  const skips = h('span', { class: 'small-text' });
  const skip = h(
    'button',
    { type: 'button', class: 'skip', disabled: true, click: () => ready && decide({ kind: 'skip' }) },
    controlIcon(ARROWS.skip),
    h('span', {}, h('b', {}, sayDecision('skip')), skips),
  );
  const guesses = ORDER.map((guess) => {
    const times = h('b', {}, '—');
    const amount = h('span', { class: 'small-text' });
    const share = h('span', { class: 'share' });
    const button = h(
      'button',
      {
        type: 'button',
        class: `guess ${guess}`,
        'data-guess': guess,
        disabled: true,
        click: () => ready && decide({ kind: 'guess', guess }),
      },
      h('span', { class: 'name' }, controlIcon(ARROWS[guess]), sayDecision(guess)),
      h('span', { class: 'pays' }, times, amount),
      share,
    );
    return { guess, button, times, amount, share, offered: false };
  });
  const element = h(
    'div',
    { class: 'high-low' },
    history,
    h('div', { class: 'felt' }, h('div', { class: 'pile' }, deck, left), shown, h('div', { class: 'side' }, skip)),
    h('div', { class: 'guesses', role: 'group' }, ...guesses.map(({ button }) => button)),
  );

  function back(): void {
    shown.replaceChildren(h('span', { class: 'turn' }, cardBack()));
    shown.setAttribute('aria-label', sayDecision('waitingCards'));
  }

  function rest(): void {
    seen = 0;
    element.classList.remove('lost', 'won');
    history.replaceChildren();
    back();
    left.textContent = '';
    price(null);
  }

  function price(outcome: HighLowView | null): void {
    for (const item of guesses) {
      const offer = outcome?.offers.find(({ guess }) => guess === item.guess);
      const pays = offer?.pays ?? null;
      item.offered = pays !== null;
      item.button.dataset.wins = String(offer?.wins ?? 0);
      item.times.textContent = pays ? timesText(pays.multiplier) : '—';
      item.amount.textContent = pays ? moneyText(pays.amount, currency) : '';
      item.share.textContent = offer && pays ? `${percentText(offer.wins, offer.left)} %` : '';
      const words =
        offer && pays
          ? sayDecision('guessFor', {
              guess: sayDecision(item.guess),
              amount: moneyText(pays.amount, currency),
              wins: offer.wins,
              left: offer.left,
            })
          : `${sayDecision(item.guess)}: ${sayDecision('notOffered')}`;
      item.button.setAttribute('aria-label', words);
    }
    const changes = outcome?.skips_left ?? 0;
    skips.textContent = sayDecision('skipsLeft', { n: outcome ? changes : MAX_SKIPS });
    skip.dataset.left = String(changes);
    arm();
  }

  function arm(): void {
    for (const { button, offered } of guesses) button.disabled = !ready || !offered;
    skip.disabled = !ready || skip.dataset.left === '0';
  }

  const step = (outcome: HighLowView, index: number) => {
    const how = index === 0 ? null : (outcome.steps[index - 1] ?? null);
    const card = outcome.dealt[index] ?? 0;
    const missed = outcome.ended === 'lost' && index === outcome.dealt.length - 1;
    return h(
      'li',
      {
        class: missed ? 'missed' : (how ?? 'first'),
        'aria-label': how ? `${sayDecision(how)}: ${cardText(card)}` : cardText(card),
      },
      ...(how ? [controlIcon(ARROWS[how])] : []),
      cardFace(card, true),
    );
  };

  /** Turns the next card over onto the shown one. */
  async function turn(card: number, moving: boolean): Promise<void> {
    const flip = h('span', { class: moving ? 'turn moving' : 'turn up' }, cardBack(), cardFace(card));
    shown.replaceChildren(flip);
    if (!moving) return;
    sounds.card();
    await pause(20);
    flip.classList.add('up');
    await pause(300);
  }

  async function show(round: DecidedRound, moving: boolean): Promise<string> {
    const { outcome } = round;
    if (outcome.engine !== 'high-low') return '';
    const isOpen = round.status === 'open';
    const card = outcome.dealt.at(-1) ?? 0;
    element.classList.remove('lost', 'won');
    if (outcome.dealt.length !== seen) await turn(card, moving && !calm());
    seen = outcome.dealt.length;
    shown.setAttribute('aria-label', cardText(card));
    history.replaceChildren(...outcome.dealt.map((_, index) => step(outcome, index)));
    history.scrollTo({ left: history.scrollWidth, behavior: calm() ? 'auto' : 'smooth' });
    left.textContent = sayDecision('deckLeft', { n: DECK - outcome.dealt.length });
    const lost = outcome.ended === 'lost';
    element.classList.toggle('lost', lost);
    element.classList.toggle('won', !lost && outcome.right > 0);
    if (moving && lost) sounds.bust();
    else if (moving && isOpen && outcome.right > 0) sounds.line(outcome.right);
    price(isOpen ? outcome : null);
    const name = cardText(card);
    if (lost) return sayDecision('wrong', { card: name });
    if (outcome.now) {
      return sayDecision('rightNow', {
        card: name,
        times: timesText(outcome.now.multiplier),
        amount: moneyText(outcome.now.amount, currency),
      });
    }
    return sayDecision(outcome.dealt.length > 1 ? 'changed' : 'firstCard', { card: name });
  }

  function press(which: Guess | 'skip'): boolean {
    const button = which === 'skip' ? skip : guesses.find(({ guess }) => guess === which)?.button;
    if (!ready || !button || button.disabled) return false;
    decide(which === 'skip' ? { kind: 'skip' } : { kind: 'guess', guess: which });
    return true;
  }

  rest();
  return {
    element,
    choice: () => ({ engine: 'high-low' }),
    show,
    rest,
    enable(on) {
      ready = on;
      arm();
    },
    key(code) {
      const which = KEYS[code];
      return which ? press(which) : false;
    },
    priced(_bet, sign) {
      currency = sign;
    },
  };
}
