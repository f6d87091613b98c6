import type { Finish } from './hands';
import { mix } from './palettes';

/** What is worked: path data in a box of its own, with what lies within and beside it (icon-parts.ts). */
export type Shape = { whole: string; silhouette: string; beside: string; within: string; box: number };

/** Colours of one symbol: of its lit side, itself, its edge, what shows through it, and its smaller pieces. */
export type Tones = { light: string; body: string; ink: string; hole: string; accent: string };

const vertical = (id: string, box: number, ...stops: (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="${box}" gradientUnits="userSpaceOnUse">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

type Paints = { id: string; tones: Tones; unit: number };

/** A shape by reference: what is drawn several times is written once (definedOnce). */
const path = (name: string, attributes: string) => (name === '' ? '' : `<use href="#${name}" ${attributes}/>`);
const shifted = (name: string, x: number, y: number, attributes: string) =>
  path(name, `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" ${attributes}`);
const rim = (colour: string, width: number) =>
  `fill="${colour}" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"`;

/** The smaller pieces in a colour of their own, over everything else. */
const pieces = ({ beside, within }: Shape, paint: string) =>
  path(beside, `fill="${paint}"`) + path(within, `fill="${paint}"`);

/** The shape's data in definitions, and the same shape with their names in place of the data. */
function definedOnce(id: string, { box, ...data }: Shape): { defined: string; named: Shape } {
  const names = new Map<string, string>([['', '']]);
  const named = (part: string) => {
    if (!names.has(part)) names.set(part, `${id}-${names.size}`);
    return names.get(part) ?? '';
  };
  const { whole, silhouette, beside, within } = data;
  const all = { whole: named(whole), silhouette: named(silhouette), beside: named(beside), within: named(within), box };
  const defined = [...names].map(([part, name]) => (part === '' ? '' : `<path id="${name}" d="${part}"/>`)).join('');
  return { defined: `<defs>${defined}</defs>`, named: all };
}

type Work = (shape: Shape, paints: Paints) => string;

const cast: Work = (shape, { id, tones: { light, body, ink, hole, accent }, unit }) =>
  vertical(
    `${id}-m`,
    shape.box,
    [0.04, mix(light, '#ffffff', 0.55)],
    [0.4, light],
    [0.52, body],
    [0.56, mix(body, ink, 0.5)],
    [0.72, body],
    [1, mix(light, body, 0.4)],
  ) +
  shifted(shape.silhouette, 0, unit * 3, `${rim(mix(ink, '#000000', 0.4), unit * 5)} opacity=".8"`) +
  path(shape.silhouette, rim(ink, unit * 3.4)) +
  path(shape.silhouette, `fill="${hole}"`) +
  path(
    shape.whole,
    `fill="url(#${id}-m)" stroke="${mix(light, '#ffffff', 0.6)}" stroke-width="${(unit * 0.6).toFixed(1)}"`,
  ) +
  pieces(shape, accent);

const cut: Work = (shape, { tones: { light, body, ink, hole, accent }, unit }) =>
  shifted(shape.silhouette, unit * 1.5, unit * 3.2, `${rim('#000', unit * 5)} opacity=".38"`) +
  path(shape.silhouette, rim(mix(light, '#ffffff', 0.72), unit * 5.4)) +
  path(shape.silhouette, rim(hole, unit * 0.5)) +
  shifted(shape.whole, unit * 0.6, unit * 1.2, `fill="${ink}" opacity=".4"`) +
  path(shape.whole, `fill="${body}"`) +
  pieces(shape, accent);

const print: Work = (shape, { tones: { light, body, ink, accent }, unit }) =>
  shape.whole === shape.silhouette
    ? shifted(shape.whole, unit * 2.6, unit * 2.6, rim(ink, unit * 1.4)) +
      path(shape.whole, `fill="${mix(body, ink, 0.12)}" stroke="${ink}" stroke-width="${(unit * 1.4).toFixed(1)}"`)
    : path(shape.silhouette, rim(mix(light, '#ffffff', 0.5), unit * 4)) +
      shifted(shape.silhouette, unit * 2, unit * 2, `fill="${body}"`) +
      path(shape.whole, `fill="${ink}"`) +
      pieces(shape, accent);

const stitch: Work = (shape, { id, tones: { light, body, ink, hole, accent }, unit }) => {
  const cloth = (name: string, colour: string) => {
    const step = unit * 4;
    return `<pattern id="${id}-${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><rect width="${step}" height="${step}" fill="${mix(colour, ink, 0.42)}"/><path d="M0 0 ${step} ${step}M${step} 0 0 ${step}" stroke="${colour}" stroke-width="${(unit * 1.5).toFixed(1)}"/></pattern>`;
  };
  return `${cloth('c', body)}${cloth('d', accent)}${path(shape.silhouette, rim(mix(light, '#ffffff', 0.6), unit * 4))}${path(shape.silhouette, `fill="${hole}"`)}${path(shape.whole, `fill="url(#${id}-c)" stroke="${ink}" stroke-width="${(unit * 0.8).toFixed(1)}"`)}${pieces(shape, `url(#${id}-d)`)}`;
};

const glass: Work = (shape, { id, tones: { light, body, ink, hole, accent }, unit }) =>
  vertical(`${id}-g`, shape.box, [0, light], [0.5, body], [1, mix(body, ink, 0.45)]) +
  vertical(`${id}-h`, shape.box, [0, '#ffffff'], [0.48, mix(body, '#ffffff', 0.4)], [0.5, body]) +
  shifted(shape.silhouette, 0, unit * 2, `${rim('#000', unit * 6)} opacity=".4"`) +
  path(shape.silhouette, rim(ink, unit * 5)) +
  path(shape.silhouette, `fill="${hole}"`) +
  path(shape.whole, `fill="url(#${id}-g)"`) +
  path(shape.whole, `fill="url(#${id}-h)" opacity=".34"`) +
  pieces(shape, accent);

const stone: Work = (shape, { tones: { light, body, ink, hole, accent }, unit }) =>
  path(shape.silhouette, rim(ink, unit * 3.4)) +
  path(shape.silhouette, `fill="${hole}"`) +
  shifted(shape.whole, -unit * 0.9, -unit * 0.9, `fill="${mix(light, '#ffffff', 0.6)}"`) +
  shifted(shape.whole, unit * 1.1, unit * 1.1, `fill="${mix(body, ink, 0.62)}"`) +
  path(shape.whole, `fill="${body}"`) +
  pieces(shape, accent);

const painted: Work = (shape, { id, tones: { light, body, ink, hole, accent }, unit }) =>
  vertical(
    `${id}-p`,
    shape.box,
    [0.1, mix(light, '#ffffff', 0.25)],
    [0.5, light],
    [0.62, body],
    [1, mix(body, ink, 0.25)],
  ) +
  shifted(shape.silhouette, 0, unit * 2.4, `${rim('#000', unit * 4)} opacity=".35"`) +
  path(shape.silhouette, rim(ink, unit * 4.4)) +
  path(shape.silhouette, `fill="${hole}"`) +
  path(shape.whole, `fill="url(#${id}-p)"`) +
  pieces(shape, accent);

const glow: Work = (shape, { id, tones: { light, body, ink, hole, accent }, unit }) =>
  vertical(`${id}-l`, shape.box, [0, '#ffffff'], [0.35, mix(light, '#ffffff', 0.4)], [1, body]) +
  path(shape.silhouette, `${rim(body, unit * 13)} opacity=".16"`) +
  path(shape.silhouette, `${rim(body, unit * 7)} opacity=".3"`) +
  path(shape.silhouette, rim(ink, unit * 2.6)) +
  path(shape.silhouette, `fill="${hole}"`) +
  path(shape.whole, `fill="url(#${id}-l)"`) +
  pieces(shape, accent);

const WORKS: Readonly<Record<Finish, Work>> = { cast, cut, print, stitch, glass, stone, painted, glow };

/** A shape worked by a studio's hand, where it stands. `unit`: how many of its own units a hair line takes. */
export function worked(finish: Finish, id: string, shape: Shape, tones: Tones, unit: number): string {
  const { defined, named } = definedOnce(id, shape);
  return defined + WORKS[finish](named, { id, tones, unit });
}

/**
 * A shape worked by a studio's hand, `size` large round a point of the symbol's 100 x 100.
 * @param id begins the names of its gradients, so that no two symbols of a page share one
 */
export function workedAt(finish: Finish, id: string, shape: Shape, tones: Tones, size: number, x = 50, y = 50): string {
  const scale = size / shape.box;
  const half = shape.box / 2;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)}) translate(${-half} ${-half})">${worked(finish, id, shape, tones, 1 / scale)}</g>`;
}
