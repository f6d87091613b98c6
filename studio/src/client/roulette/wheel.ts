import { calm } from '../config';
import { h, s } from '../dom';
import { sayAtTable } from '../tables/say-at-table';
import { LIES, motionAt, pocketAngle, RADIUS, STEP } from './wheel-motion';
import { paintBowl, paintLight, paintRotor } from './wheel-paint';

/** The wheel's own box is 420 wide. */
const BOX = 420;

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The light round the pocket that won, drawn over 0's and turned to it. */
function createMark(): SVGElement {
  const half = STEP / 2;
  const wedge = `M${at(107, -half)}L${at(163, -half)}A163 163 0 0 1 ${at(163, half)}L${at(107, half)}A107 107 0 0 0 ${at(107, -half)}Z`;
  return s('svg', { viewBox: '-210 -210 420 420', class: 'hit' }, s('path', { d: wedge }));
}

/** A canvas that is painted once for each size it has. */
function painted(name: string, paint: (brush: CanvasRenderingContext2D) => void) {
  const canvas = h('canvas', { class: name });
  const repaint = () => {
    const ratio = Math.min(2.5, devicePixelRatio || 1);
    const size = Math.round(canvas.clientWidth * ratio);
    if (size === 0) return;
    canvas.width = size;
    canvas.height = size;
    const brush = canvas.getContext('2d');
    if (!brush) return;
    brush.setTransform(size / BOX, 0, 0, size / BOX, size / 2, size / 2);
    paint(brush);
  };
  new ResizeObserver(repaint).observe(canvas);
  return { canvas, repaint };
}

/**
 * The wheel. It shows where the ball fell, and nothing else: the pocket is known when the ball starts, and every screen
 * shows the same moment of the same spin. Painted once; what moves is turned by transforms alone.
 */
export function createWheel() {
  const tint = getComputedStyle(document.documentElement).getPropertyValue('--mid').trim() || '#7a4a24';
  const bowl = painted('bowl', (brush) => paintBowl(brush, tint));
  const numbers = painted('numbers', (brush) => paintRotor(brush, tint));
  const light = painted('light', paintLight);
  const mark = createMark();
  const cap = s('svg', { class: 'cap' }, s('use', { href: '#cap' }));
  const rotor = h('div', { class: 'rotor' }, numbers.canvas, mark, cap);
  const ball = h('i', { class: 'ball' });
  const element = h(
    'div',
    { class: 'wheel', role: 'img', 'aria-label': sayAtTable('wheel') },
    ...[bowl.canvas, rotor, light.canvas, ball],
  );
  // The numbers are written in a face that may come later than the wheel.
  void document.fonts?.ready.then(numbers.repaint);
  let frame = 0;
  let rest = 0;
  let spinning: string | null = null;

  function draw(wheel: number, ballAt: number, radius: number): void {
    rotor.style.transform = `rotate(${wheel.toFixed(2)}deg)`;
    const [x, y] = at(radius, ballAt).split(' ');
    ball.style.transform = `translate(${percent(x)}, ${percent(y)})`;
  }

  function lie(number: number): void {
    mark.style.rotate = `${pocketAngle(number)}deg`;
    element.classList.add('told', 'rolls');
    draw(rest, rest + pocketAngle(number), RADIUS.pocket);
  }

  function clear(): void {
    cancelAnimationFrame(frame);
    spinning = null;
    element.classList.remove('told');
  }

  return {
    element,
    /** Shows the result without a spin; null: there is none yet. */
    show(number: number | null): void {
      if (spinning !== null && number !== null) return;
      clear();
      if (number === null) element.classList.remove('rolls');
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
      const begin = rest;
      let done = false;
      const step = () => {
        const share = Math.max(0, Math.min(1, (now() - startedAt) / lasting));
        const lies = share >= LIES;
        if (lies && !done) {
          done = true;
          landed();
        }
        if (calm()) {
          if (lies) return lie(number);
          element.classList.remove('rolls');
        } else {
          const { wheel, ball: ballAt, radius } = motionAt(share, number, begin);
          rest = wheel;
          if (lies) lie(number);
          else {
            element.classList.add('rolls');
            draw(wheel, ballAt, radius);
          }
        }
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step();
    },
    rested(): void {
      spinning = null;
    },
  };
}

/** A length of the wheel's box in percent of the ball's, which is 18 wide. */
const percent = (length = '0'): string => `${((Number(length) / 18) * 100).toFixed(1)}%`;
