import { timeOf } from '../../maths/crash/curve';
import { factor } from '../../page/amounts';
import { h } from '../dom';
import { times } from '../tables/say-at-table';
import { type CurveScale, curveScale, marksUpTo } from './curve-shape';
import type { SceneFacts } from './scene-facts';

const STEPS = 64;

type Look = Pick<SceneFacts, 'trail' | 'ink' | 'halo'>;
type Size = { width: number; height: number };

function writeLabel(context: CanvasRenderingContext2D, { ink, halo }: Look, text: string, x: number, y: number): void {
  context.font = '700 12px Onest, sans-serif';
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

/** Thin lines at round multipliers, named at the right edge. */
function drawMarks(context: CanvasRenderingContext2D, look: Look, scale: CurveScale, { width }: Size): void {
  context.textAlign = 'right';
  for (const mark of marksUpTo(scale.top)) {
    const y = Math.round(scale.heightOf(mark)) + 0.5;
    context.globalAlpha = 0.3;
    context.lineWidth = 1;
    context.strokeStyle = look.ink;
    context.setLineDash([2, 6]);
    context.beginPath();
    context.moveTo(12, y);
    context.lineTo(width - 50, y);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 0.85;
    writeLabel(context, look, factor(times(mark * 100)), width - 10, y + 4);
  }
  context.globalAlpha = 1;
}

/** The stripes of the curve up to a moment, one path painted several times. */
function drawTrail(context: CanvasRenderingContext2D, look: Look, scale: CurveScale, ms: number, thin: number): void {
  const path = new Path2D();
  path.moveTo(...scale.at(0));
  for (let step = 1; step <= STEPS; step += 1) path.lineTo(...scale.at((ms * step) / STEPS));
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const { colour, width, below, dash } of look.trail) {
    context.save();
    context.translate(below * thin * 0.5, below * thin);
    context.lineWidth = width * thin;
    context.setLineDash(dash ? [...dash] : []);
    context.strokeStyle = colour;
    context.stroke(path);
    context.restore();
  }
}

/** Where the player left: a ring on the curve with its multiplier beside it. */
function drawOwnMark(context: CanvasRenderingContext2D, look: Look, [x, y]: [number, number], text: string): void {
  context.beginPath();
  context.arc(x, y, 8, 0, Math.PI * 2);
  context.fillStyle = look.halo;
  context.fill();
  context.beginPath();
  context.arc(x, y, 5.5, 0, Math.PI * 2);
  context.fillStyle = '#43c384';
  context.fill();
  context.textAlign = x > 70 ? 'right' : 'left';
  writeLabel(context, look, text, x > 70 ? x - 13 : x + 13, y - 8);
}

/** The canvas that the curve is drawn on, in the colours of the game's hand. */
export function createCurveCanvas(look: Look) {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  let size: Size = { width: 0, height: 0 };

  // Asked of the page when it changes and not with every frame: reading a size makes the browser lay the page out.
  new ResizeObserver(() => {
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    const ratio = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.round(size.width * ratio);
    canvas.height = Math.round(size.height * ratio);
    canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0);
  }).observe(canvas);

  return {
    element: canvas,
    /**
     * Draws the curve up to `ms`, none at 0, with the player's own end on it, in hundredths.
     * @returns where its head lies and how steeply it rises there, degrees; null while the page has no place for it
     */
    draw(ms: number, own: number | null): { x: number; y: number; slope: number } | null {
      const context = canvas.getContext('2d');
      if (!context || size.width === 0) return null;
      const scale = curveScale(ms, size.width, size.height);
      context.clearRect(0, 0, size.width, size.height);
      if (ms > 0) {
        drawMarks(context, look, scale, size);
        drawTrail(context, look, scale, ms, Math.min(1, Math.max(0.55, size.width / 760)));
        if (own !== null && timeOf(own) <= ms) drawOwnMark(context, look, scale.at(timeOf(own)), factor(times(own)));
      }
      const [x, y] = scale.at(ms);
      return { x, y, slope: scale.slope(ms) };
    },
  };
}
