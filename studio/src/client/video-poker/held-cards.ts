import { DEALT } from '../../maths/video-poker/video-poker';
import { cardText, layBack, turnOver } from '../decisions/cards';
import { h, pause } from '../dom';
import { sayPoker } from './say-poker';

/** From one card to the next when several are turned. */
const STEP_MS = 70;

function createPlace(place: number, toggle: () => void) {
  const card = h('span', { class: 'card' });
  const mark = h('span', { class: 'mark', 'aria-hidden': 'true' });
  const key = h('span', { class: 'key', 'aria-hidden': 'true' }, String(place + 1));
  const button = h(
    'button',
    { type: 'button', class: 'place', 'data-place': place + 1, 'aria-pressed': 'false', click: toggle },
    card,
    h('span', { class: 'under' }, key, mark),
  );
  return { card, mark, button };
}

/** The five cards, each a button that holds it. `tell` is for who does not see what a key did. */
export function createHeldCards(tell: (text: string) => void) {
  let ready = false;
  let lying: readonly number[] = [];
  const held = new Set<number>();
  const places = Array.from({ length: DEALT }, (_, place) => createPlace(place, () => toggle(place)));

  function paint(): void {
    for (const [place, { button, mark }] of places.entries()) {
      const isHeld = held.has(place);
      const card = lying[place];
      const n = place + 1;
      button.setAttribute('aria-pressed', String(isHeld));
      // A card keeps the keyboard while there is nothing to hold.
      button.setAttribute('aria-disabled', String(!ready));
      button.setAttribute(
        'aria-label',
        card === undefined ? sayPoker('place', { n }) : sayPoker('cardAt', { n, card: cardText(card) }),
      );
      mark.textContent = isHeld ? sayPoker('held') : '';
    }
  }

  function toggle(place: number): void {
    const card = lying[place];
    if (!ready || card === undefined) return;
    if (!held.delete(place)) held.add(place);
    paint();
    tell(sayPoker(held.has(place) ? 'heldNow' : 'changedNow', { n: place + 1, card: cardText(card) }));
  }

  return {
    element: h(
      'div',
      { class: 'hand', role: 'group', 'aria-label': sayPoker('hand') },
      ...places.map((one) => one.button),
    ),
    held: (): number[] => [...held].sort((one, other) => one - other),
    hold(which: readonly number[]): void {
      held.clear();
      for (const place of which) held.add(place);
      paint();
    },
    toggle,
    enable(on: boolean): void {
      ready = on;
      paint();
    },
    /** Turns the cards over that are not lying there yet. */
    async lay(cards: readonly number[], moving: boolean): Promise<void> {
      const known = lying;
      lying = cards;
      const turned = places.flatMap(({ card: element }, place) => {
        const card = cards[place];
        return card === undefined || card === known[place] ? [] : [{ element, card }];
      });
      if (moving) for (const { element } of turned) layBack(element);
      await Promise.all(
        turned.map(async ({ element, card }, index) => {
          if (moving) await pause(index * STEP_MS);
          await turnOver(element, card, moving);
        }),
      );
      paint();
    },
    clear(): void {
      lying = [];
      held.clear();
      for (const { card } of places) layBack(card);
      paint();
    },
  };
}
