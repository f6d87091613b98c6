import { CAP, drawPoint } from '../../maths/crash/curve';
import type { Draw } from '../../maths/random';
import { drawPocket, paysTimes, spotOf, WHEEL } from '../../maths/roulette/bets';
import { TABLE_MODELS } from '../../maths/table-models';
import { factor } from '../../page/amounts';
import { h } from '../dom';
import { recompute } from '../recompute';
import { type Part, say } from './part';

const modelsOf = (engine: 'roulette' | 'crash') =>
  TABLE_MODELS.filter((model) => model.engine === engine).map(({ id }) => ({ id, label: `${id} · ${engine}` }));

const card = (title: string, value: string) =>
  h('article', {}, h('h2', {}, `${title}: ${value}`), h('p', {}, say('seeds')));

/** The ball of a round, and what a place brought. */
export const roulettePart: Part = {
  models: modelsOf('roulette'),
  fields: [{ name: 'spot', label: say('spot'), value: 'red' }],
  compute(_, seeds, { spot = '' }) {
    const pocket = recompute((_none: null, draw: Draw) => drawPocket(draw), null, seeds);
    const place = spotOf(spot);
    const wheel = h('code', {}, WHEEL.map((number) => (number === pocket ? `[${number}]` : `${number}`)).join(' '));
    return {
      times: place?.numbers.includes(pocket) ? paysTimes(place) : 0,
      cards: [card(say('pocket'), String(pocket)), wheel],
    };
  },
};

/** Where the curve of a round broke, and what leaving at a multiplier brought. */
export const crashPart: Part = {
  models: modelsOf('crash'),
  fields: [{ name: 'target', label: say('target'), value: '2.00' }],
  compute(_, seeds, { target = '' }) {
    const point = recompute((_none: null, draw: Draw) => drawPoint(draw), null, seeds);
    const wanted = Math.min(CAP, Math.round(Number(target.replace(',', '.')) * 100) || 0);
    return {
      times: wanted >= 100 && wanted <= point ? wanted / 100 : 0,
      cards: [card(say('point'), factor((Math.max(100, point) / 100).toFixed(2)))],
    };
  },
};
