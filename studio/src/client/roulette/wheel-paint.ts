import { colourOf, WHEEL } from '../../maths/roulette/bets';
import { STEP } from './wheel-motion';

type Brush = CanvasRenderingContext2D;

const ROUND = Math.PI * 2;
const POCKET_PAINT = { red: '#a5182a', black: '#15171a', zero: '#0f7a48' } as const;
const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;

/** Between two circles. */
function ring(brush: Brush, outer: number, inner: number, paint: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, outer, 0, ROUND);
  brush.arc(0, 0, inner, 0, ROUND, true);
  brush.fillStyle = paint;
  brush.fill();
}

function across(brush: Brush, stops: readonly (readonly [number, string])[], from: number, to: number): CanvasGradient {
  const gradient = brush.createRadialGradient(0, 0, from, 0, 0, to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Metal that was turned: light and dark by the angle, the light from the upper left. */
function brass(brush: Brush): CanvasGradient {
  const gradient = brush.createConicGradient(radians(-45), 0, 0);
  const tones = ['#fff0c2', '#c79a4b', '#7c5520', '#b98a3e', '#f3d795', '#a87a35', '#6f4b1c', '#cda254', '#fff0c2'];
  for (const [index, tone] of tones.entries()) gradient.addColorStop(index / (tones.length - 1), tone);
  return gradient;
}

/** Turned wood between two circles: fine rings, a few darker, over a tone that is lighter in the middle of its width. */
function wood(brush: Brush, outer: number, inner: number, tones: readonly [string, string, string]): void {
  const [edge, middle, deep] = tones;
  ring(
    brush,
    outer,
    inner,
    across(
      brush,
      [
        [0, deep],
        [0.3, middle],
        [0.7, edge],
        [1, deep],
      ],
      inner,
      outer,
    ),
  );
  for (let radius = inner + 1.5; radius < outer; radius += 1.7) {
    brush.beginPath();
    brush.arc(0, 0, radius, 0, ROUND);
    brush.lineWidth = 0.5 + ((radius * 7) % 3) * 0.25;
    brush.strokeStyle = (radius * 13) % 5 < 2.5 ? 'rgb(30 12 2 / 0.22)' : 'rgb(255 200 130 / 0.07)';
    brush.stroke();
  }
}

/** A diamond of brass on the track that parts the ball's way; every second one lies across. */
function deflector(brush: Brush, index: number): void {
  brush.save();
  brush.rotate((index * Math.PI) / 4 + Math.PI / 8);
  brush.translate(0, -176);
  if (index % 2 === 1) brush.rotate(Math.PI / 2);
  for (const [side, tone] of [
    [-1, '#fbe6b0'],
    [1, '#9a6d2b'],
  ] as const) {
    brush.beginPath();
    brush.moveTo(0, -10);
    brush.lineTo(side * 4.2, 0);
    brush.lineTo(0, 10);
    brush.fillStyle = tone;
    brush.fill();
  }
  brush.restore();
}

/** The bowl, which stands still: its rim of wood, bands of brass, the track of the ball. `tint` is the game's. */
export function paintBowl(brush: Brush, tint: string): void {
  ring(brush, 208, 0, '#120803');
  wood(brush, 206, 190, ['#7a4a24', '#955f32', '#3a1d0b']);
  brush.globalCompositeOperation = 'soft-light';
  brush.globalAlpha = 0.7;
  ring(brush, 206, 190, tint);
  brush.globalCompositeOperation = 'source-over';
  brush.globalAlpha = 1;
  ring(brush, 207.5, 205, brass(brush));
  ring(brush, 191.5, 189, brass(brush));
  wood(brush, 189, 164, ['#5d3417', '#6f4220', '#241106']);
  for (let index = 0; index < 8; index += 1) deflector(brush, index);
}

function paintPocket(brush: Brush, number: number, index: number): void {
  const [from, to] = [radians((index - 0.5) * STEP), radians((index + 0.5) * STEP)];
  brush.beginPath();
  brush.arc(0, 0, 163, from, to);
  brush.arc(0, 0, 106, to, from, true);
  brush.closePath();
  brush.fillStyle = POCKET_PAINT[colourOf(number)];
  brush.fill();
  brush.save();
  brush.rotate((index * STEP * Math.PI) / 180);
  brush.fillStyle = '#fffaf0';
  brush.font = '700 16px Onest, sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(String(number), 0, -149);
  brush.restore();
}

/** The bars between the pockets, each lit on one side. */
function paintFrets(brush: Brush): void {
  for (let index = 0; index < WHEEL.length; index += 1) {
    brush.save();
    brush.rotate(((index + 0.5) * STEP * Math.PI) / 180);
    brush.fillStyle = '#6f4b1c';
    brush.fillRect(-1.5, -164, 3, 58);
    brush.fillStyle = '#f3d795';
    brush.fillRect(-1.1, -164, 1.1, 58);
    brush.restore();
  }
}

/** Arms of the turret, from the middle to the knobs that the wheel is turned by. */
function paintArm(brush: Brush, index: number): void {
  brush.save();
  brush.rotate((index * Math.PI) / 2);
  const gradient = brush.createLinearGradient(-6, 0, 6, 0);
  for (const [at, tone] of [
    [0, '#fff0c2'],
    [0.45, '#cda254'],
    [1, '#6f4b1c'],
  ] as const)
    gradient.addColorStop(at, tone);
  brush.fillStyle = gradient;
  brush.strokeStyle = 'rgb(40 18 4 / 0.7)';
  brush.lineWidth = 1;
  brush.beginPath();
  brush.moveTo(-5.5, 0);
  brush.lineTo(-3, -62);
  brush.lineTo(3, -62);
  brush.lineTo(5.5, 0);
  brush.fill();
  brush.stroke();
  const knob = brush.createRadialGradient(-3, -71, 1, 0, -68, 10);
  knob.addColorStop(0, '#fff6d8');
  knob.addColorStop(0.5, '#cda254');
  knob.addColorStop(1, '#5e3d14');
  brush.beginPath();
  brush.arc(0, -68, 9.5, 0, ROUND);
  brush.fillStyle = knob;
  brush.fill();
  brush.stroke();
  brush.restore();
}

/** What turns: the ring of numbers, the pockets with their frets, the cone of turned wood and the turret. */
export function paintRotor(brush: Brush, tint: string): void {
  ring(brush, 166, 0, '#1a0c04');
  for (const [index, number] of WHEEL.entries()) paintPocket(brush, number, index);
  // The pockets are sunk: darker towards the step below the numbers, and at the cone.
  ring(
    brush,
    137,
    106,
    across(
      brush,
      [
        [0, 'rgb(0 0 0 / 0.62)'],
        [0.35, 'rgb(0 0 0 / 0.12)'],
        [0.8, 'rgb(0 0 0 / 0.3)'],
        [1, 'rgb(0 0 0 / 0.7)'],
      ],
      106,
      137,
    ),
  );
  paintFrets(brush);
  ring(brush, 166, 162.5, brass(brush));
  ring(brush, 138, 136.4, brass(brush));
  wood(brush, 105, 0, ['#74451f', '#8d5a2e', '#47260f']);
  brush.globalCompositeOperation = 'soft-light';
  brush.globalAlpha = 0.6;
  ring(brush, 105, 0, tint);
  brush.globalCompositeOperation = 'source-over';
  brush.globalAlpha = 1;
  ring(brush, 108, 104, brass(brush));
  ring(brush, 88, 86.8, brass(brush));
  for (let index = 0; index < 4; index += 1) paintArm(brush, index);
  ring(
    brush,
    32,
    0,
    across(
      brush,
      [
        [0, '#fff0c2'],
        [0.7, '#d3a95c'],
        [1, '#6f4b1c'],
      ],
      0,
      32,
    ),
  );
  ring(brush, 27, 25.6, 'rgb(80 46 12 / 0.7)');
}

/** The light on all of it, which does not turn with the wheel. */
export function paintLight(brush: Brush): void {
  ring(
    brush,
    166,
    152,
    across(
      brush,
      [
        [0, 'rgb(0 0 0 / 0)'],
        [1, 'rgb(0 0 0 / 0.55)'],
      ],
      152,
      166,
    ),
  );
  const gradient = brush.createLinearGradient(-150, -150, 150, 150);
  gradient.addColorStop(0, 'rgb(255 244 220 / 0.3)');
  gradient.addColorStop(0.42, 'rgb(255 244 220 / 0)');
  gradient.addColorStop(0.6, 'rgb(0 0 0 / 0)');
  gradient.addColorStop(1, 'rgb(0 0 0 / 0.38)');
  ring(brush, 207, 0, gradient);
}
