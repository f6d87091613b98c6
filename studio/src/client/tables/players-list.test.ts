// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryView } from '../../tables/own-entries';
import type { SeenBet, TableState } from '../../tables/table-state';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML =
    '<script id="config" type="application/json">{"locale":"en","siteOrigin":"http://site"}</script>';
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

const AVATAR = { suit: 'hearts', colour: 'gold', pattern: 'rays' } as const;

const seen = (ref: string, more: Partial<SeenBet> = {}): SeenBet => ({
  ...{ ref, name: '•••• 42', avatar: null, currency: 'uah', amount: '10.00' },
  ...{ spots: [], more_spots: 0, left: null, win: null, ...more },
});

function stateOf(bets: SeenBet[], money = bets.length): TableState {
  return {
    ...{ table: 't', engine: 'roulette', now: 0, open: true, closed: null, changes_at: null, history: [] },
    ...{ seats: { taken: 0, limit: 9 }, round: null, players: { money, credits: 0 }, bets },
  };
}

async function look({ reports = false } = {}) {
  const { subscribeToSite } = await import('../site-messages');
  const nothing = () => undefined;
  subscribeToSite({ onPause: nothing, onPress: nothing, onHeard: nothing });
  const framed = { source: 'kozyr-site', type: 'framed', shows: [], reports };
  window.dispatchEvent(new MessageEvent('message', { data: framed, source: window, origin: 'http://site' }));
  const { playersList } = await import('./players-list');
  const list = playersList({ spotName: (spot) => spot.toUpperCase() });
  document.body.append(list.element);
  return {
    list,
    show: (state: TableState, own: EntryView | null = null) => list.show(state, own, 'uah'),
    rows: () => [...list.element.querySelectorAll('li')].map((row) => row.textContent),
    note: () => list.element.querySelector('.players-note')?.textContent,
  };
}

test('a player is read by name, places, stake and what it brought', async () => {
  const { show, rows } = await look();
  show(
    stateOf([
      seen('a', { name: 'Tom', avatar: AVATAR, spots: ['red', 'odd'], more_spots: 2, win: '20.00' }),
      seen('b', { left: 137, win: '13.70' }),
      seen('c', { win: '0.00' }),
    ]),
  );
  expect(rows()).toEqual(['TomRED, ODD +210\u00a0₴20\u00a0₴', '•••• 4210\u00a0₴×1.37', '•••• 4210\u00a0₴']);
});

test('a table where nobody plays says so, and one with hidden players how many there are', async () => {
  const { show, rows, note } = await look();
  expect(show(stateOf([]))).toBe(0);
  expect([rows(), note()]).toEqual([[], 'Nobody has bet yet']);
  expect(show(stateOf([], 3))).toBe(3);
  expect(note()).toBe('Players not listed: 3');
  show(stateOf([seen('a')], 3));
  expect(note()).toBe('And 2 more');
});

test('rows stay the same elements while their players stay, and no list is a live region', async () => {
  const { list, show } = await look();
  show(stateOf([seen('a'), seen('b')]));
  const [first, second] = list.element.querySelectorAll('li');
  show(stateOf([seen('a', { amount: '20.00' }), seen('b'), seen('c')]));
  const after = list.element.querySelectorAll('li');
  expect([after[0], after[1], after.length]).toEqual([first, second, 3]);
  expect(after[0]?.textContent).toContain('20\u00a0₴');
  expect(list.element.closest('[aria-live]') ?? list.element.querySelector('[aria-live], [role=status]')).toBeNull();
});

test('the sheet offers to report nicknames alone, where the page around the game takes reports', async () => {
  for (const reports of [false, true]) {
    document.querySelector('dialog')?.remove();
    vi.resetModules();
    const { list, show } = await look({ reports });
    show(stateOf([seen('a', { name: 'Tom', avatar: AVATAR }), seen('b')]));
    expect(list.element.querySelectorAll('button')).toHaveLength(0);
    list.open();
    const flags = [...document.querySelectorAll('dialog li button')].map((one) => one.getAttribute('aria-label'));
    expect(flags).toEqual(reports ? ['Report the nickname Tom'] : []);
  }
});

const tom = seen('a', { name: 'Tom', avatar: AVATAR });

test.each([
  ['whose row goes', []],
  ['that goes from its row', [seen('a')]],
  ['whose row gives way to those of a new round', [seen('b', { name: 'Ann', avatar: AVATAR }), seen('c')]],
])('whoever stands at a button %s stays in the list', async (_, next) => {
  const { list, show } = await look({ reports: true });
  show(stateOf([tom]));
  list.open();
  document.querySelector<HTMLElement>('dialog li button')?.focus();
  show(stateOf(next));
  expect(document.activeElement).toBe(document.querySelector('dialog ul'));
});

test('whoever stands at a button whose row moves stays at it', async () => {
  const { list, show } = await look({ reports: true });
  const ann = seen('b', { name: 'Ann', avatar: AVATAR });
  show(stateOf([tom, ann]));
  list.open();
  for (const [first, second] of [[ann, tom] as const, [tom, ann] as const]) {
    const button = [...document.querySelectorAll<HTMLElement>('dialog li button')].at(-1);
    button?.focus();
    show(stateOf([first, second]));
    expect(document.activeElement).toBe(button);
  }
});

test('the list beside the play, which scrolls, is reached by the keyboard, and the one in the sheet is not', async () => {
  const { list, show } = await look();
  show(stateOf([tom]));
  list.open();
  const lists = [...document.querySelectorAll<HTMLElement>('.players ul')];
  expect(lists.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});
