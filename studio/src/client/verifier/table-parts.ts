import type { Locale } from '@kozyr/contracts/locales';
import { CAP, drawPoint } from '../../maths/crash/curve';
import type { Draw } from '../../maths/random';
import { drawPocket, paysTimes, spotOf, WHEEL } from '../../maths/roulette/bets';
import { TABLE_MODELS } from '../../maths/table-models';
import { factor } from '../../page/amounts';
import { h } from '../dom';
import { recompute } from '../recompute';
import type { Part } from './part';

type TableTexts = Record<'spot' | 'target' | 'pocket' | 'point' | 'seeds', string>;

const TEXTS: Record<Locale, TableTexts> = {
  uk: {
    spot: 'Місце ставки: straight-17, red, dozen-1…',
    target: 'Множник виходу',
    pocket: 'Комірка',
    point: 'Крива обірвалася на',
    seeds: 'Як сид гравця впишіть публічний сид раунду: SHA-256 сидів усіх, чиї ставки стоять.',
  },
  ru: {
    spot: 'Место ставки: straight-17, red, dozen-1…',
    target: 'Множитель выхода',
    pocket: 'Ячейка',
    point: 'Кривая оборвалась на',
    seeds: 'Как сид игрока впишите публичный сид раунда: SHA-256 сидов всех, чьи ставки стоят.',
  },
  en: {
    spot: 'Place of the bet: straight-17, red, dozen-1…',
    target: 'Multiplier of leaving',
    pocket: 'Pocket',
    point: 'The curve broke at',
    seeds: 'As client seed enter the round’s public seed: SHA-256 of the seeds of everybody whose bets stand.',
  },
  kk: {
    spot: 'Бәс орны: straight-17, red, dozen-1…',
    target: 'Шығу көбейткіші',
    pocket: 'Ұя',
    point: 'Қисық үзілген жер',
    seeds: 'Ойыншы сиді ретінде раундтың ашық сидін жазыңыз: бәсі тұрғандардың сидтерінің SHA-256 мәні.',
  },
};

const language = document.documentElement.lang;
const own = Object.entries(TEXTS).find(([locale]) => locale === language)?.[1] ?? TEXTS.ru;

const modelsOf = (engine: 'roulette' | 'crash') =>
  TABLE_MODELS.filter((model) => model.engine === engine).map(({ id }) => ({ id, label: `${id} · ${engine}` }));

const card = (title: string, value: string) =>
  h('article', {}, h('h2', {}, `${title}: ${value}`), h('p', {}, own.seeds));

/** The ball of a round, and what a place brought. */
export const roulettePart: Part = {
  models: modelsOf('roulette'),
  fields: [{ name: 'spot', label: own.spot, value: 'red' }],
  compute(_, seeds, { spot = '' }) {
    const pocket = recompute((_none: null, draw: Draw) => drawPocket(draw), null, seeds);
    const place = spotOf(spot);
    const wheel = h('code', {}, WHEEL.map((number) => (number === pocket ? `[${number}]` : `${number}`)).join(' '));
    return {
      times: place?.numbers.includes(pocket) ? paysTimes(place) : 0,
      cards: [card(own.pocket, String(pocket)), wheel],
    };
  },
};

/** Where the curve of a round broke, and what leaving at a multiplier brought. */
export const crashPart: Part = {
  models: modelsOf('crash'),
  fields: [{ name: 'target', label: own.target, value: '2.00' }],
  compute(_, seeds, { target = '' }) {
    const point = recompute((_none: null, draw: Draw) => drawPoint(draw), null, seeds);
    const wanted = Math.min(CAP, Math.round(Number(target.replace(',', '.')) * 100) || 0);
    return {
      times: wanted >= 100 && wanted <= point ? wanted / 100 : 0,
      cards: [card(own.point, factor((Math.max(100, point) / 100).toFixed(2)))],
    };
  },
};
