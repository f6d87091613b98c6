import type { StakeCurrency } from '@kozyr/contracts/money';
import { COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { coinsToMinor } from '../../maths/round';
import { fromMinor, moneyText, short, toMinor } from '../../page/amounts';
import { config, gameModel, say } from '../config';
import { h } from '../dom';
import type { SymbolPays } from '../room/pays-tip';
import { symbolPicture } from '../room/symbol-picture';
import { pieceOf } from './pieces';
import { sayCascade } from './say-cascade';

const model = gameModel('cascade');

const { published, freeSpins, paid, free } = model;
const values = [...new Set([...paid.multipliers, ...free.multipliers].map(([value]) => value))];
const largest = Math.max(...values);

/** What so many of a symbol pay at a stake, the most first, in minor units. */
const payLines = (symbol: (typeof PAYING)[number], stake: bigint): Element[] => {
  const [few = 0, more = 0, many = 0] = model.pays[symbol];
  const line = (count: string, coins: number) =>
    h('span', {}, h('b', {}, count), ` ${short(fromMinor(coinsToMinor(coins, stake)))}`);
  return [line('12+', many), line('10–11', more), line('8–9', few)];
};

/** Every symbol with what it pays at a bet, to be looked up on the field. */
export function symbolPays(bet: string): SymbolPays[] {
  const stake = toMinor(bet);
  const scatter = model.scatterPays.map((coins, index) =>
    h('span', {}, h('b', {}, String(index + 4)), ` ${short(fromMinor(coinsToMinor(coins, stake)))}`),
  );
  return [
    ...PAYING.map((symbol) => ({ symbol, name: config.names[symbol], lines: payLines(symbol, stake), note: '' })),
    { symbol: 'S', name: config.names.S, lines: scatter.reverse(), note: '' },
  ];
}

/** Pays of every symbol at the bet that stands now. */
export function paysPanel(bet: string, currency: StakeCurrency): Node[] {
  const stake = toMinor(bet);
  const amount = (coins: number) => short(fromMinor(coinsToMinor(coins, stake)));
  const cards = PAYING.map((symbol) =>
    h(
      'li',
      {},
      symbolPicture(symbol),
      h('div', { class: 'pays', 'aria-label': config.names[symbol] }, ...payLines(symbol, stake)),
    ),
  );
  const special = (drawing: Element, title: string, text: string) =>
    h('li', { class: 'special' }, drawing, h('div', {}, h('h3', {}, title), h('p', {}, text)));
  const scatter = {
    pays: model.scatterPays.map(amount).join(' / '),
    n: freeSpins.count,
    more: freeSpins.retrigger,
    max: freeSpins.max,
  };
  return [
    h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
    h(
      'ul',
      { class: 'specials' },
      special(
        h('div', { class: 'sample' }, pieceOf(`x${largest}`)),
        say('multiplier'),
        sayCascade('multiplierRule', { least: Math.min(...values), most: largest }),
      ),
      special(symbolPicture('S'), say('scatter'), sayCascade('cascadeScatterRule', scatter)),
    ),
    h('ul', { class: 'cards' }, ...cards),
  ];
}

/** Rules and odds. */
export function rulesPanel(): Node[] {
  const row = (name: string, value: string) => h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, value));
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
    h('p', { class: 'muted' }, sayCascade('measuredNote', { n: published.millions, margin: published.margin })),
    h('p', {}, sayCascade('rulesCascade', { columns: COLUMNS, rows: ROWS })),
    h('p', {}, sayCascade('rulesGather')),
    h('p', {}, say('rulesServer')),
    h('p', {}, say('rulesBreak')),
  ];
}
