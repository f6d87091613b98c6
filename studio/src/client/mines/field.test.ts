// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { MinesView } from '../../rounds/round-view';
import type { DecidedRound } from '../decisions/field';

const PAGE = '<script id="config" type="application/json">{"title":"Pearls","locale":"en"}</script><main></main>';

const laid: MinesView = {
  engine: 'mines',
  step: 0,
  ended: null,
  timed_out: false,
  closes_at: '',
  now: null,
  mines: 3,
  opened: [],
  hit: null,
  next: null,
  layout: null,
};
const round = (outcome: Partial<MinesView> = {}, status: DecidedRound['status'] = 'open'): DecidedRound => ({
  id: 'r',
  spin_id: 's',
  status,
  stake: '10.00',
  win: '0.00',
  balance: '990.00',
  failure: null,
  nonce: 0,
  created_at: '',
  outcome: { ...laid, ...outcome },
});

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  document.body.dataset.state = 'idle';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => undefined;
});

async function atField() {
  const decide = vi.fn();
  const { createMinesField } = await import('./field');
  const field = createMinesField(decide);
  document.querySelector('main')?.append(field.element);
  field.priced('10.00', 'uah');
  const cells = [...field.element.querySelectorAll<HTMLButtonElement>('.tile')];
  const label = (cell: number) => cells[cell]?.getAttribute('aria-label');
  const press = (code: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  return { field, cells, label, press, decide };
}

test('the number of mines is chosen before the round, and the next step is priced by it', async () => {
  const { field } = await atField();
  expect(field.choice()).toEqual({ engine: 'mines', mines: 3 });
  expect(field.element.querySelector('.line')?.textContent).toBe('Next: ×1.10 · 11.02\u00a0₴ · chance 88.0\u00a0%');
  for (let press = 0; press < 30; press += 1) field.key('Equal');
  expect(field.choice()).toEqual({ engine: 'mines', mines: 20 });
  expect(field.element.querySelector('.line')?.textContent).toBe('Next: ×4.85 · 48.50\u00a0₴ · chance 20.0\u00a0%');
  document.body.dataset.state = 'deciding';
  await field.show(round(), false);
  field.enable(true);
  field.key('Minus');
  expect(field.choice()).toEqual({ engine: 'mines', mines: 3 });
});

test('arrows walk the field and go round its edges; one cell is in the order of tabs', async () => {
  const { field, cells, press } = await atField();
  expect(field.key('ArrowDown')).toBe(true);
  expect(document.activeElement).toBe(cells[0]);
  const walk = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
  const places = walk.map((code) => {
    press(code);
    return cells.findIndex((cell) => cell.matches(':focus'));
  });
  expect(places).toEqual([1, 2, 7, 2, 22, 21, 20, 24]);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells[24]]);
});

test('a closed cell is decided when it is the player’s turn, and only then', async () => {
  const { field, cells, decide } = await atField();
  cells[4]?.click();
  expect(decide).not.toHaveBeenCalled();
  document.body.dataset.state = 'deciding';
  await field.show(round({ opened: [6], step: 1 }), false);
  field.enable(true);
  cells[6]?.click();
  expect(decide).not.toHaveBeenCalled();
  cells[4]?.click();
  expect(decide.mock.calls).toEqual([[{ kind: 'open', cell: 4 }]]);
});

test('what lies open is put into words, and all of it at the end', async () => {
  const { field, label } = await atField();
  await field.show(round({ opened: [6], step: 1 }), false);
  expect([label(6), label(7)]).toEqual(['Row 2, cell 2: safe', 'Row 2, cell 3: closed']);
  const end = round({ opened: [6], hit: 7, ended: 'lost', layout: [7, 8, 24], step: 2 }, 'settled');
  expect(await field.show(end, false)).toBe('A mine. The round is lost');
  expect([7, 8, 9].map(label)).toEqual([
    'Row 2, cell 3: the mine that ended the round',
    'Row 2, cell 4: mine',
    'Row 2, cell 5: safe',
  ]);
  field.rest();
  expect([6, 7, 8].map(label).every((text) => text?.endsWith('closed'))).toBe(true);
});
