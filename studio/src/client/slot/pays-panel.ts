import type { StakeCurrency } from '@kozyr/contracts/money';
import type { SlotSymbol } from '../../maths/model';
import { coinsToMinor } from '../../maths/round';
import { fromMinor, moneyText, short, toMinor } from '../../page/amounts';
import { config, gameModel, say } from '../config';
import { h, s, symbolDrawing } from '../dom';

const model = gameModel('slot');

const { names } = config;
const published = model.published;

const ORDER: readonly SlotSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/** Pays of every symbol at the bet that stands now. */
export function paysPanel(bet: string, currency: StakeCurrency): Node[] {
  const stake = toMinor(bet);
  const amount = (coins: number) => short(fromMinor(coinsToMinor(coins, stake)));
  const cards = ORDER.flatMap((symbol) => {
    const pays = model.pays[symbol];
    if (!pays) return [];
    const lines = [2, 1, 0].flatMap((index) => {
      const coins = pays[index] ?? 0;
      return coins === 0 ? [] : [h('span', {}, h('b', {}, String(index + 3)), amount(coins))];
    });
    return [h('li', {}, symbolDrawing(symbol), h('div', { class: 'pays', 'aria-label': names[symbol] }, ...lines))];
  });
  const times = model.wildMultiplier > 1 ? ` ${say('wildTimes', { n: model.wildMultiplier })}` : '';
  const free = model.freeSpins;
  const scatterPays = model.scatterPays.map(amount).join(' / ');
  const special = (symbol: SlotSymbol, title: string, text: string) =>
    h('li', { class: 'special' }, symbolDrawing(symbol), h('div', {}, h('h3', {}, title), h('p', {}, text)));
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
      row(say('rtp'), `${published.rtp} %`),
      row(say('hitRate'), `${published.hitRate} %`),
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
