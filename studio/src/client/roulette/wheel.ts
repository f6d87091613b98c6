import { colourOf, WHEEL } from '../../maths/roulette/bets';
import { calm } from '../config';
import { s } from '../dom';
import { sayAtTable } from '../tables/say-at-table';

const STEP = 360 / WHEEL.length;
/** Of the spin: until when the ball stays on its rim, and when it lies. */
const FALLS = 0.58;
const LIES = 0.86;
const RIM = 182;
const POCKET = 121;
const TURNS = 9;

const order: readonly number[] = WHEEL;
const indexOf = (number: number): number => order.indexOf(number);

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function pocket(number: number, index: number): Element {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return s(
    'g',
    { class: `pocket ${colourOf(number)}`, 'data-number': number },
    s('path', {
      d: `M${at(104, from)}L${at(162, from)}A162 162 0 0 1 ${at(162, to)}L${at(104, to)}A104 104 0 0 0 ${at(104, from)}Z`,
    }),
    s(
      'text',
      { transform: `rotate(${index * STEP}) translate(0 -144)`, 'text-anchor': 'middle', dy: '6' },
      `${number}`,
    ),
  );
}

const easeOut = (share: number, power: number): number => 1 - (1 - share) ** power;

/** How far out the ball is: on the rim, falling with two small jumps, in its pocket. */
function radiusAt(share: number): number {
  if (share <= FALLS) return RIM;
  if (share >= LIES) return POCKET;
  const fall = (share - FALLS) / (LIES - FALLS);
  const jump = Math.abs(Math.sin(fall * Math.PI * 3)) * (1 - fall) * 26;
  return RIM + (POCKET - RIM) * easeOut(fall, 2.2) + (fall > 0.34 ? jump : 0);
}

/**
 * The wheel, drawn. It shows where the ball fell, and nothing else: the pocket is known when the ball starts, and every
 * screen shows the same moment of the same spin.
 */
export function createWheel() {
  const rotor = s('g', { class: 'rotor' }, ...WHEEL.map(pocket), ...hub());
  const ball = s('circle', { class: 'ball', r: 8.5, cx: 0, cy: -POCKET, visibility: 'hidden' });
  const element = s(
    'svg',
    { viewBox: '-210 -210 420 420', class: 'wheel', role: 'img', 'aria-label': sayAtTable('wheel') },
    s('circle', { class: 'bowl', r: 206 }),
    s('circle', { class: 'track', r: 182 }),
    ...diamonds(),
    rotor,
    ball,
  );
  let frame = 0;
  let rest = 0;
  let spinning: string | null = null;

  function draw(turned: number, ballAt: number, radius: number): void {
    rotor.setAttribute('transform', `rotate(${turned.toFixed(2)})`);
    ball.setAttribute('transform', `rotate(${ballAt.toFixed(2)})`);
    ball.setAttribute('cy', (-radius).toFixed(1));
  }

  function lie(number: number): void {
    for (const item of rotor.querySelectorAll('.pocket')) {
      item.classList.toggle('hit', item.getAttribute('data-number') === String(number));
    }
    ball.setAttribute('visibility', 'visible');
    draw(rest, rest + indexOf(number) * STEP, POCKET);
  }

  function clear(): void {
    cancelAnimationFrame(frame);
    spinning = null;
    for (const item of rotor.querySelectorAll('.hit')) item.classList.remove('hit');
  }

  return {
    element,
    /** Shows the result without a spin; null: there is none yet. */
    show(number: number | null): void {
      if (spinning !== null && number !== null) return;
      clear();
      if (number === null) ball.setAttribute('visibility', 'hidden');
      else lie(number);
    },
    /**
     * Spins from `startedAt` for `lasting` ms by the clock given; who comes in the middle sees the middle. `landed` is
     * called when the ball lies. With reduced motion the ball just appears in its pocket.
     */
    spin(
      round: string,
      number: number,
      startedAt: number,
      lasting: number,
      now: () => number,
      landed: () => void,
    ): void {
      if (spinning === round) return;
      clear();
      spinning = round;
      const target = indexOf(number) * STEP;
      const begin = rest;
      let done = false;
      const step = () => {
        const share = Math.max(0, Math.min(1, (now() - startedAt) / lasting));
        const lies = share >= LIES;
        if (lies && !done) {
          done = true;
          landed();
        }
        rest = begin + 300 * easeOut(share, 1.7);
        if (calm()) {
          rest = begin;
          if (lies) return lie(number);
          ball.setAttribute('visibility', 'hidden');
        } else {
          ball.setAttribute('visibility', 'visible');
          const loose = 1 - easeOut(Math.min(1, share / LIES), 2.4);
          draw(rest, rest + target - 360 * TURNS * loose, radiusAt(share));
        }
        if (share < 1) frame = requestAnimationFrame(step);
        else lie(number);
      };
      step();
    },
    rested(): void {
      spinning = null;
    },
  };
}

const hub = (): Element[] => [
  s('circle', { class: 'ring', r: 162 }),
  s('circle', { class: 'cone', r: 104 }),
  ...[0, 90, 180, 270].map((turn) =>
    s('path', { class: 'arm', transform: `rotate(${turn})`, d: 'M-5 0L-3 -62A3.4 3.4 0 0 1 3 -62L5 0Z' }),
  ),
  ...[0, 90, 180, 270].map((turn) => s('circle', { class: 'knob', transform: `rotate(${turn})`, cy: -64, r: 8 })),
  s('circle', { class: 'knob', r: 17 }),
];

const diamonds = (): Element[] =>
  Array.from({ length: 8 }, (_, index) =>
    s('path', { class: 'stud', transform: `rotate(${index * 45 + 22.5}) translate(0 -182)`, d: 'M0 -8L4 0L0 8L-4 0Z' }),
  );
