import type { HandResult } from '../../maths/blackjack/blackjack';
import { cardText, layBack, turnOver } from '../decisions/cards';
import { h, pause } from '../dom';
import { sayBlackjack } from './say-blackjack';
import { cardsText, totalText } from './table-text';

/** From one card to the next. */
const STEP_MS = 90;

/** One side of the table: the dealer's cards, or a hand of the player. */
export function createSide(name: string, kind: 'dealer' | 'own') {
  let lying: readonly number[] = [];
  const title = h('span', { class: 'whose' }, name);
  const total = h('span', { class: 'total', 'data-testid': kind === 'dealer' ? 'dealer-total' : 'hand-total' });
  const stake = h('span', { class: 'staked' });
  const result = h('span', { class: 'how' });
  const cards = h('ul', { class: 'lying' });
  const element = h(
    'div',
    { class: `side ${kind}`, role: 'group', 'aria-label': name },
    h('p', { class: 'about' }, title, total, stake, result),
    cards,
  );

  function place(): HTMLElement {
    const card = h('span', { class: 'card' });
    layBack(card);
    cards.append(h('li', {}, card));
    return card;
  }

  /** So many cards lie there, and where one is hidden, one more face down. */
  function makeRoom(count: number, hidden: boolean): void {
    const wanted = count + (hidden ? 1 : 0);
    while (cards.children.length < wanted) place();
    while (cards.children.length > wanted) cards.lastElementChild?.remove();
    if (hidden) cards.lastElementChild?.setAttribute('aria-label', sayBlackjack('covered'));
  }

  function tell(): void {
    const text = lying.length > 0 ? `${name}: ${cardsText(lying)}` : name;
    element.setAttribute('aria-label', text);
    total.textContent = lying.length > 0 ? totalText(lying) : '';
  }

  return {
    element,
    /** Lays what is not lying there yet; hidden: one more lies face down. */
    async lay(next: readonly number[], moving: boolean, hidden = false): Promise<void> {
      const known = lying.length;
      lying = next;
      for (const [index, card] of next.entries()) {
        if (index < known) continue;
        const at = cards.children[index]?.querySelector('.card') ?? place();
        at.parentElement?.setAttribute('aria-label', cardText(card));
        if (moving) await pause(STEP_MS);
        await turnOver(at, card, moving);
      }
      makeRoom(next.length, hidden);
      tell();
    },
    /** What is staked on it, whether it is decided in, and how it ended. */
    mark(about: { staked: string; turn: boolean; result: HandResult | null }): void {
      stake.textContent = about.staked;
      element.classList.toggle('turn-now', about.turn);
      if (about.turn) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
      result.textContent = about.result === null ? '' : sayBlackjack(about.result);
      element.dataset.result = about.result ?? '';
    },
    clear(): void {
      lying = [];
      cards.replaceChildren();
      place();
      place();
      stake.textContent = '';
      result.textContent = '';
      element.dataset.result = '';
      element.classList.remove('turn-now');
      element.removeAttribute('aria-current');
      tell();
    },
  };
}

export type Side = ReturnType<typeof createSide>;
