import type { StakeCurrency } from '@kozyr/contracts/money';
import { type Guess, MAX_SKIPS } from '../../maths/high-low/high-low';
import { moneyText, percentText, timesText } from '../../page/amounts';
import type { HighLowView } from '../../rounds/round-view';
import { sayDecision } from '../decisions/say-decision';
import { controlIcon, h } from '../dom';

export type Choice = Guess | 'skip';

export const ARROWS: Record<Choice, string> = {
  higher: 'M12 19V5M5.500 11.500 12 5l6.500 6.500',
  same: 'M5 9h14M5 15h14',
  lower: 'M12 5v14M5.500 12.500 12 19l6.500-6.500',
  skip: 'M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5',
};
const ORDER = ['higher', 'same', 'lower'] as const;

/** A guess in words: what it pays and how many cards it is right for. */
function guessText(guess: Guess, offer: HighLowView['offers'][number] | undefined, currency: StakeCurrency): string {
  if (!offer?.pays) return `${sayDecision(guess)}: ${sayDecision('notOffered')}`;
  const amount = moneyText(offer.pays.amount, currency);
  return sayDecision('guessFor', { guess: sayDecision(guess), amount, wins: offer.wins, left: offer.left });
}

function guessButton(guess: Guess, press: () => void) {
  const times = h('b', {}, '—');
  const amount = h('span', { class: 'small-text' });
  const share = h('span', { class: 'share' });
  const button = h(
    'button',
    { type: 'button', class: `guess ${guess}`, 'data-guess': guess, disabled: true, click: press },
    h('span', { class: 'name' }, controlIcon(ARROWS[guess]), sayDecision(guess)),
    h('span', { class: 'pays' }, times, amount),
    share,
  );
  return { guess, button, times, amount, share, offered: false };
}

/** The three guesses with what they pay, and the button that changes the first card. */
export function createGuesses(press: (which: Choice) => void) {
  let ready = false;
  let changes = 0;
  const guesses = ORDER.map((guess) => guessButton(guess, () => ready && press(guess)));
  const skips = h('span', { class: 'small-text' });
  const skip = h(
    'button',
    { type: 'button', class: 'skip', disabled: true, click: () => ready && press('skip') },
    controlIcon(ARROWS.skip),
    h('span', {}, h('b', {}, sayDecision('skip')), skips),
  );

  function arm(): void {
    for (const { button, offered } of guesses) button.disabled = !ready || !offered;
    skip.disabled = !ready || changes === 0;
  }

  return {
    element: h('div', { class: 'guesses', role: 'group' }, ...guesses.map(({ button }) => button)),
    skip,
    /** What is offered on the shown card; null: nothing, for no round is open. */
    price(outcome: HighLowView | null, currency: StakeCurrency): void {
      for (const item of guesses) {
        const offer = outcome?.offers.find(({ guess }) => guess === item.guess);
        const pays = offer?.pays ?? null;
        item.offered = pays !== null;
        item.button.dataset.wins = String(offer?.wins ?? 0);
        item.times.textContent = pays ? timesText(pays.multiplier) : '—';
        item.amount.textContent = pays ? moneyText(pays.amount, currency) : '';
        item.share.textContent = offer && pays ? `${percentText(offer.wins, offer.left)}\u00a0%` : '';
        item.button.setAttribute('aria-label', guessText(item.guess, offer, currency));
      }
      changes = outcome?.skips_left ?? 0;
      skips.textContent = sayDecision('skipsLeft', { n: outcome ? changes : MAX_SKIPS });
      skip.dataset.left = String(changes);
      arm();
    },
    enable(on: boolean): void {
      ready = on;
      arm();
    },
    /** Presses a button by its key. @returns whether it could be pressed */
    press(which: Choice): boolean {
      const button = which === 'skip' ? skip : guesses.find(({ guess }) => guess === which)?.button;
      if (!ready || !button || button.disabled) return false;
      press(which);
      return true;
    },
  };
}
