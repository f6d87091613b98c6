import type { StakeCurrency } from '@kozyr/contracts/money';
import type { SlotSymbol } from '../../maths/model';
import { fromMinor, moneyText, short, toMinor } from '../../page/amounts';
import { config, gameModel, say } from '../config';
import { h, s } from '../dom';
import type { SymbolPays } from '../room/pays-tip';
import { symbolPicture } from '../room/symbol-picture';
import { paysOf } from './pays';

const model = gameModel('slot');

const { names } = config;
const published = model.published;

const ORDER: readonly SlotSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

const payLines = (symbol: SlotSymbol, stake: bigint): Element[] =>
  paysOf(model, symbol, stake).map(({ count, amount }) =>
    h('span', {}, h('b', {}, String(count)), ` ${short(fromMinor(amount))}`),
  );

/** Every symbol with what it pays at a bet, to be looked up on the reels. */
export function symbolPays(bet: string): SymbolPays[] {
  const stake = toMinor(bet);
  return [...ORDER, 'S' as const, 'W' as const].map((symbol) => {
    const lines = payLines(symbol, stake);
    const note = symbol === 'W' ? say('wildRule') : '';
    return { symbol, name: names[symbol], lines, note };
  });
}

/** Pays of every symbol at the bet that stands now. */
export function paysPanel(bet: string, currency: StakeCurrency): Node[] {
  const stake = toMinor(bet);
  const cards = ORDER.flatMap((symbol) => {
    const lines = payLines(symbol, stake);
    if (lines.length === 0) return [];
    return [h('li', {}, symbolPicture(symbol), h('div', { class: 'pays', 'aria-label': names[symbol] }, ...lines))];
  });
  const times = model.wildMultiplier > 1 ? ` ${say('wildTimes', { n: model.wildMultiplier })}` : '';
  const free = model.freeSpins;
  const scatterPays = paysOf(model, 'S', stake)
    .map(({ amount }) => short(fromMinor(amount)))
    .reverse()
    .join(' / ');
  const special = (symbol: SlotSymbol, title: string, text: string) =>
    h('li', { class: 'special' }, symbolPicture(symbol), h('div', {}, h('h3', {}, title), h('p', {}, text)));
  return [
    h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
    h(
      'ul',
      { class: 'specials' },
      special('W', say('wild'), say('wildRule') + times),
      special(
        'S',
        say('scatter'),
        say('scatterRule', {
          pays: scatterPays,
          n: free.count,
          times: free.multiplier,
          more: free.retrigger,
          max: free.max,
        }),
      ),
    ),
    h('ul', { class: 'cards' }, ...cards),
  ];
}

/** Rules, odds and the lines. */
export function rulesPanel(): Node[] {
  const row = (name: string, value: string) => h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, value));
  const lines = model.lines.map((line, index) =>
    h(
      'li',
      {},
      s(
        'svg',
        { viewBox: `0 0 50 ${model.rows * 10}`, 'aria-hidden': 'true' },
        ...Array.from({ length: 5 * model.rows }, (_, cell) => {
          const [reel, place] = [cell % 5, Math.floor(cell / 5)];
          return s('rect', {
            x: reel * 10 + 1,
            y: place * 10 + 1,
            width: 8,
            height: 8,
            rx: 2,
            class: line[reel] === place ? 'on' : 'off',
          });
        }),
      ),
      String(index + 1),
    ),
  );
  return [
    h(
      'dl',
      {},
      row(say('rtp'), `${published.rtp}\u00a0%`),
      row(say('hitRate'), `${published.hitRate}\u00a0%`),
      row(say('freeOdds'), say('oneIn', { n: published.freeSpinsOneIn })),
      row(say('volatility'), say(model.volatility)),
      row(say('maxWin'), say('times', { n: short(`${model.maxWin}.00`) })),
    ),
    h('p', { class: 'muted' }, say('exactNote')),
    h('p', {}, say('rulesLines', { rows: model.rows, lines: model.lines.length })),
    h('p', {}, say('rulesServer')),
    h('p', {}, say('rulesBreak')),
    h('h3', {}, say('linesTitle')),
    h('ol', { class: 'line-list' }, ...lines),
  ];
}
