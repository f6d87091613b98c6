import type { SceneFacts } from '../../art/scenes/scenes';
import { GROWTH } from '../../maths/crash/curve';
import { h, s } from '../dom';

/** A drawing of the page's sprite in a box of its own. */
const picture = (id: string, attributes: Record<string, string> = {}): SVGElement =>
  s('svg', { 'aria-hidden': 'true', ...attributes }, s('use', { href: `#${id}` }));

/** A layer twice beside itself: it goes by without an end. */
function layerOf({ height, size }: SceneFacts['layers'][number], index: number): SVGElement {
  const layer = s(
    'svg',
    { class: 'layer', viewBox: `0 0 3200 ${height}`, preserveAspectRatio: 'xMinYMax meet', 'aria-hidden': 'true' },
    ...[0, 1_600].map((x) => s('use', { href: `#scene-${index}`, x, width: 1_601, height })),
  );
  // Never narrower than the stage, or the second one would end on it.
  layer.style.height = `max(${size * 100}cqh, ${(height / 1_600) * 100}cqw)`;
  layer.style.aspectRatio = `3200 / ${height}`;
  return layer;
}

/** How a layer lies after so much time on the curve, in percent of its own box: it goes by, and sinks as the number grows. */
export function layerAt(layer: Pick<SceneFacts['layers'][number], 'runs' | 'sinks'>, ms: number) {
  const gone = (layer.runs * ms) / 1_000;
  // Softly to an end: what is seen at the beginning of a long curve still says where it began.
  const sunk = 1 - Math.exp(-layer.sinks * GROWTH * ms);
  return { left: -(gone % 100) / 2, down: sunk * 100 };
}

/** The world behind the curve, and what travels on it. Everything moves by transforms alone. */
export function createScene({ layers, vehicle }: SceneFacts) {
  const drawn = layers.map(layerOf);
  const behind = h('div', { class: 'scene', 'aria-hidden': 'true' }, picture('scene-sky', { class: 'sky' }), ...drawn);
  const [left, top, width, height] = vehicle.box;
  const part = (name: string) => picture(`vehicle-${name}`, { class: `part ${name}` });
  const body = h('div', { class: `hull ${vehicle.leaves}` }, part('moving'), part('body'), part('loose'));
  const traveller = h(
    'div',
    { class: `vehicle ${vehicle.moves}`, 'aria-hidden': 'true' },
    h('div', { class: 'smoke' }, h('i'), h('i'), h('i')),
    body,
  );
  const held = [(vehicle.holds[0] - left) / width, (vehicle.holds[1] - top) / height].map((share) => share * 100);
  traveller.style.setProperty('--ratio', `${width} / ${height}`);
  traveller.style.setProperty('--scale', String(vehicle.size));
  traveller.style.setProperty('--held', held.map((share) => `${-share}%`).join(' '));
  traveller.style.setProperty('--pivot', held.map((share) => `${share}%`).join(' '));

  return {
    behind,
    traveller,
    /** Puts the vehicle on the head of the curve. */
    put({ x, y, slope }: { x: number; y: number; slope: number }): void {
      const turn = -Math.min(72, slope) * vehicle.leans;
      traveller.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      body.style.rotate = `${turn.toFixed(1)}deg`;
    },
    /** Lets the world go by to a moment of the curve. */
    pass(ms: number): void {
      for (const [index, layer] of layers.entries()) {
        const { left: x, down } = layerAt(layer, ms);
        const element = drawn[index];
        if (element) element.style.transform = `translate(${x.toFixed(3)}%, ${down.toFixed(2)}%)`;
      }
    },
  };
}
