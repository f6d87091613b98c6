import { s } from '../dom';

/** A cut stone in the colours of the game. */
export const gem = (): Element =>
  s(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', class: 'gem' },
    s('path', { class: 'g1', d: 'M13 8h22l9 11-20 23L4 19Z' }),
    s('path', { class: 'g2', d: 'M13 8 4 19h12l8-11Z M35 8l9 11H32L24 8Z' }),
    s('path', { class: 'g3', d: 'M16 19h16L24 42Z' }),
    s('path', { class: 'g4', d: 'M24 8l8 11H16Z' }),
    s('path', { class: 'g5', d: 'M14.500 10.500h7.200L16.600 17.400H8.900Z' }),
  );

/** A mine: a dark ball with horns and a spark of light. */
export const mine = (): Element =>
  s(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', class: 'mine' },
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      s('path', {
        class: 'm1',
        d: 'M20.500 12 22.800 3.500a1.300 1.300 0 0 1 2.400 0L27.500 12Z',
        transform: `rotate(${turn} 24 24)`,
      }),
    ),
    s('circle', { class: 'm2', cx: 24, cy: 24, r: 14.5 }),
    s('circle', { class: 'm3', cx: 28.5, cy: 28.5, r: 2.5 }),
    s('path', { class: 'm4', d: 'M14.500 22a9.500 9.500 0 0 1 7.500-7.500' }),
  );
