import { paysTimes, type Spot } from '../../maths/roulette/bets';
import { fromMinor, short } from '../../page/amounts';
import { sayAtTable } from '../tables/say-at-table';

const TITLES = {
  straight: 'spotStraight',
  split: 'spotSplit',
  street: 'spotStreet',
  corner: 'spotCorner',
  line: 'spotLine',
  column: 'spotColumn',
  dozen: 'spotDozen',
  red: 'spotRed',
  black: 'spotBlack',
  even: 'spotEven',
  odd: 'spotOdd',
  low: 'spotLow',
  high: 'spotHigh',
} as const;

/** A place's name: "Split 17–20". */
export function titleOf(spot: Spot): string {
  const outside = spot.kind === 'column' || spot.kind === 'dozen';
  const n = outside ? (spot.id.split('-')[1] ?? '') : spot.numbers.join('–');
  return sayAtTable(TITLES[spot.kind], { n });
}

/** What is written on a place; nothing on those that lie between numbers. */
export function faceOf(spot: Spot): string {
  const n = spot.id.split('-')[1] ?? '';
  switch (spot.kind) {
    case 'straight':
      return n;
    case 'column':
      return sayAtTable('shortColumn');
    case 'dozen':
      return sayAtTable('shortDozen', { n });
    case 'low':
      return '1–18';
    case 'high':
      return '19–36';
    case 'even':
    case 'odd':
    case 'red':
    case 'black':
      return titleOf(spot);
    default:
      return '';
  }
}

/** A place in words: its name, what it pays, and the chips on it, of which `fresh` are not placed yet. Minor units. */
export function spotText(spot: Spot, sum: bigint, fresh: bigint, sign: string): string {
  const pays = sayAtTable('paysTo', { n: paysTimes(spot) - 1 });
  const pending = fresh > 0n ? `, ${sayAtTable('pending')}` : '';
  return `${titleOf(spot)}, ${pays}${sum > 0n ? `, ${short(fromMinor(sum))} ${sign}${pending}` : ''}`;
}
