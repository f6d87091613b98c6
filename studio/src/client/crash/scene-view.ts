import { GROWTH } from '../../maths/crash/curve';
import { h, s } from '../dom';
import type { SceneFacts } from './scene-facts';

/** A drawing of the page's sprite in a box of its own. */
const picture = (id: string, attributes: Record<string, string> = {}): SVGElement =>
  s('svg', { 'aria-hidden': 'true', ...attributes }, s('use', { href: `#${id}` }));

/** A curve seldom lasts longer: at 1,000x it ends after 115 s. */
const MAX_MS = 120_000;
const SINK_STEPS = 16;

/** How far a layer has sunk at a moment of the curve, in percent of its height: softly, and never out of sight. */
export const sunkAt = (sinks: number, ms: number): number => (1 - Math.exp(-sinks * GROWTH * ms)) * 100;

/** A layer twice beside itself, so that it goes by without an end; both ways of going are the compositor's work. */
function layerOf({ height, size, runs, sinks }: SceneFacts['layers'][number], index: number) {
  const drawing = s(
    'svg',
    { viewBox: `0 0 3200 ${height}`, preserveAspectRatio: 'xMinYMax meet', 'aria-hidden': 'true' },
    ...[0, 1_600].map((x) => s('use', { href: `#scene-${index}`, x, width: 1_601, height })),
  );
  const element = h('div', { class: 'layer' }, drawing);
  // Never narrower than the stage, or the second one would end on it.
  element.style.height = `max(${size * 100}cqh, ${(height / 1_600) * 100}cqw)`;
  element.style.aspectRatio = `3200 / ${height}`;
  const going: Animation[] = [];
  if (runs > 0)
    going.push(
      drawing.animate(
        { transform: ['translateX(0)', 'translateX(-50%)'] },
        { duration: 100_000 / runs, iterations: Number.POSITIVE_INFINITY },
      ),
    );
  if (sinks > 0) {
    const steps = Array.from({ length: SINK_STEPS + 1 }, (_, step) => sunkAt(sinks, (MAX_MS * step) / SINK_STEPS));
    going.push(
      element.animate(
        { transform: steps.map((sunk) => `translateY(${sunk.toFixed(2)}%)`) },
        { duration: MAX_MS, fill: 'both' },
      ),
    );
  }
  return { element, going };
}

/** The world behind the curve, and what travels on it. Everything moves by transforms alone. */
export function createScene({ layers, vehicle }: SceneFacts) {
  const drawn = layers.map(layerOf);
  const behind = h(
    'div',
    { class: 'scene', 'aria-hidden': 'true' },
    picture('scene-sky', { class: 'sky' }),
    ...drawn.map(({ element }) => element),
  );
  const [left, top, width, height] = vehicle.box;
  const part = (name: string) => picture(`vehicle-${name}`, { class: `part ${name}` });
  const hull = h('div', { class: 'hull' }, part('moving'), part('body'), part('loose'));
  const traveller = h(
    'div',
    { class: `vehicle ${vehicle.moves}`, 'aria-hidden': 'true' },
    h('div', { class: 'smoke' }, h('i'), h('i'), h('i')),
    // Apart from the hull, which is turned: the way it goes in the end is told in the stage's own directions.
    h('div', { class: `way ${vehicle.leaves}` }, hull),
  );
  const held = [(vehicle.holds[0] - left) / width, (vehicle.holds[1] - top) / height].map((share) => share * 100);
  traveller.style.setProperty('--ratio', `${width} / ${height}`);
  traveller.style.setProperty('--scale', String(vehicle.size));
  traveller.style.setProperty('--held', held.map((share) => `${-share}%`).join(' '));
  traveller.style.setProperty('--pivot', held.map((share) => `${share}%`).join(' '));

  let turned = '';

  return {
    behind,
    traveller,
    /** Puts the vehicle on the head of the curve. */
    put({ x, y, slope }: { x: number; y: number; slope: number }): void {
      const turn = `${(-Math.min(72, slope) * vehicle.leans).toFixed(1)}deg`;
      traveller.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      if (turn !== turned) hull.style.rotate = turn;
      turned = turn;
    },
    /** Sets the world to a moment of the curve, to go on from there or to stay. */
    pass(ms: number, goesOn: boolean): void {
      for (const animation of drawn.flatMap(({ going }) => going)) {
        animation.currentTime = ms;
        if (goesOn) animation.play();
        else animation.pause();
      }
    },
  };
}
