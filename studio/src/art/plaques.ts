import { blob, polygon, rays, repeat, starShape } from './canvas';
import type { Plaque } from './hands';
import { mix } from './palettes';

/** Colours of what lies behind a picture: its field, its edge, a lighter and a darker side of the field. */
type Colours = { field: string; edge: string; light: string; dark: string; id: string };

const plain = (d: string, { field, edge, light, dark, id }: Colours, width = 4) =>
  `<linearGradient id="${id}-f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${field}"/><stop offset="1" stop-color="${dark}"/></linearGradient><path d="${d}" transform="translate(0 2)" fill="#000" opacity=".4" stroke="#000" stroke-width="${width}" stroke-linejoin="round"/><path d="${d}" fill="url(#${id}-f)" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

const circle = (radius: number) => polygon(50, 50, radius, 48);
const ring = (radius: number, colour: string, width: number, dashes = '') =>
  `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}" stroke-linecap="round"`}/>`;
const box = (inset: number, corner: number) => {
  const [near, far] = [inset, 100 - inset];
  return `M${near + corner} ${near}H${far - corner}Q${far} ${near} ${far} ${near + corner}V${far - corner}Q${far} ${far} ${far - corner} ${far}H${near + corner}Q${near} ${far} ${near} ${far - corner}V${near + corner}Q${near} ${near} ${near + corner} ${near}Z`;
};
const wheel = (teeth: number) => starShape(50, 50, 47, 41, teeth);
/** A perforated edge: half circles out of every side. */
const perforated = () => {
  const bites = (x: number, y: number) => `a4 4 0 0 1 ${x} ${y}`;
  return `M10 6${repeat(10, () => bites(8, 0))}L94 10${repeat(10, () => bites(0, 8))}L90 94${repeat(10, () => bites(-8, 0))}L6 90${repeat(10, () => bites(0, -8))}Z`;
};

/** What each studio lays behind its pictures. */
const PLAQUES: Readonly<Record<Plaque, (colours: Colours) => string>> = {
  coin: (c) => plain(circle(44), c, 0) + ring(36, c.edge, 1.5),
  hexagon: (c) =>
    plain(polygon(50, 50, 45, 6), c, 5) +
    `<path d="${polygon(50, 50, 37, 6)}" fill="none" stroke="${c.light}" stroke-width="1.5"/>`,
  card: (c) =>
    plain('M18 6H82Q88 6 88 12V88Q88 94 82 94H18Q12 94 12 88V12Q12 6 18 6Z', c, 2.5) +
    `<path d="M22 11H78L83 16V84L78 89H22L17 84V16Z" fill="none" stroke="${c.edge}" stroke-width="1.2"/><path d="${rays(50, 50, 40, 12)}" fill="${c.light}" opacity=".22"/>`,
  disc: (c) => plain(circle(44), c, 5) + ring(38, c.light, 3, '.1 9'),
  petals: (c) =>
    plain(
      blob(50, 50, (angle) => 43 + 5 * Math.cos((angle * Math.PI * 8) / 180), 48),
      c,
      4,
    ) + ring(34, c.light, 3, '.1 8'),
  rope: (c) => plain(circle(42), c, 7) + ring(42, c.light, 4, '3 6'),
  gear: (c) => plain(wheel(20), c, 4) + ring(36, c.edge, 3) + ring(31, c.dark, 1.2, '1 4'),
  flame: (c) =>
    plain(
      'M50 2C58 16 74 18 82 32 94 52 92 78 72 90 60 98 40 98 28 90 8 78 6 52 18 32 22 38 26 38 30 36 32 22 44 16 50 2Z',
      c,
      4,
    ),
  wash: (c) =>
    `<path d="${blob(50, 50, (angle) => 41 + 5 * Math.sin((angle * Math.PI) / 60) + 3 * Math.sin((angle * Math.PI) / 26), 36)}" fill="${c.field}" opacity=".5"/><path d="${blob(54, 47, (angle) => 33 + 4 * Math.cos((angle * Math.PI) / 45), 30)}" fill="${c.light}" opacity=".55"/>`,
  lantern: (c) =>
    plain('M36 8H64V14C88 20 96 36 94 52 92 70 80 82 64 86V92H36V86C20 82 8 70 6 52 4 36 12 20 36 14Z', c, 3.5) +
    `<path d="M50 14V86M34 15C22 36 22 64 34 85M66 15C78 36 78 64 66 85" fill="none" stroke="${c.edge}" stroke-width="1.5" opacity=".55"/><path d="M36 8H64V14H36ZM36 86H64V92H36Z" fill="${c.edge}"/>`,
  shield: (c) =>
    plain('M10 8H90V48C90 74 72 88 50 96 28 88 10 74 10 48Z', c, 5) +
    `<path d="M50 10V94C72 86 88 73 88 48V10Z" fill="${c.dark}" opacity=".45"/>`,
  layers: (c) =>
    repeat(4, (layer) => {
      const d = blob(50, 50, (angle) => 47 - layer * 6 + 2.5 * Math.sin((angle * Math.PI) / 40 + layer * 1.4), 30);
      return `<path d="${d}" transform="translate(0 1.5)" fill="#000" opacity=".3"/><path d="${d}" fill="${mix(c.light, c.dark, layer / 3)}"/>`;
    }),
  slash: (c) =>
    `<path d="M22 8H98L78 92H2Z" fill="${c.dark}"/><path d="M22 8H98L94 24H18Z" fill="${c.edge}"/><path d="M26 8H98L90 42 30 60Z" fill="${c.field}"/><path d="M6 76 82 76 78 92H2Z" fill="${c.light}" opacity=".85"/>`,
  label: (c) =>
    `<g transform="rotate(-3 50 50)"><path d="M12 12H88V90H12Z" transform="translate(2 3)" fill="#000" opacity=".4"/><path d="M12 12H88V90H12Z" fill="${c.light}"/><path d="M16 16H84V86H16Z" fill="none" stroke="${c.field}" stroke-width="1.5"/><path d="M36 5H64V17H36Z" fill="${c.edge}" opacity=".75"/></g>`,
  cloth: (c) =>
    plain(box(7, 4), c, 0) +
    `<path d="${box(11, 2)}" fill="none" stroke="${c.edge}" stroke-width="3.5" stroke-dasharray="3.500 3.500"/>`,
  contours: (c) =>
    repeat(4, (layer) => {
      const d = blob(50, 50, (angle) => 46 - layer * 7 + 4 * Math.sin((angle * Math.PI) / 52 + 1), 30);
      return `<path d="${d}" fill="${mix(c.dark, c.light, layer / 3)}" stroke="${c.edge}" stroke-width="1" stroke-opacity=".6"/>`;
    }),
  orbit: (c) =>
    plain(circle(38), c, 0) +
    `<path d="M12 50A38 38 0 0 0 88 50Z" fill="${c.dark}" opacity=".5"/><ellipse cx="50" cy="50" rx="48" ry="17" transform="rotate(-24 50 50)" fill="none" stroke="${c.edge}" stroke-width="3"/>`,
  arch: (c) =>
    plain('M10 94V46C10 22 34 18 50 4 66 18 90 22 90 46V94Z', c, 4) +
    `<path d="M17 94V48C17 28 36 26 50 14 64 26 83 28 83 48V94" fill="none" stroke="${c.light}" stroke-width="2" stroke-dasharray="5 3"/>`,
  burst: (c) =>
    `<path d="${starShape(50, 50, 49, 36, 14, 6)}" fill="${c.field}"/><path d="${circle(33)}" fill="${c.light}"/>`,
  sign: (c) =>
    plain('M8 16Q50 2 92 16L96 50 92 84Q50 98 8 84L4 50Z', c, 4) +
    `<path d="M14 21Q50 9 86 21L89 50 86 79Q50 91 14 79L11 50Z" fill="none" stroke="${c.light}" stroke-width="1.5"/>`,
  bubble: (c) =>
    `<radialGradient id="${c.id}-b" cx=".38" cy=".3" r=".75"><stop stop-color="${c.light}"/><stop offset=".6" stop-color="${c.field}"/><stop offset="1" stop-color="${c.dark}"/></radialGradient><circle cx="50" cy="50" r="44" fill="url(#${c.id}-b)" stroke="${c.edge}" stroke-width="2.500"/><path d="M20 38A34 34 0 0 1 44 16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
  amulet: (c) =>
    plain('M50 3C62 20 92 22 91 46 90 72 66 80 50 97 34 80 10 72 9 46 8 22 38 20 50 3Z', c, 5) +
    `<path d="M50 14C60 27 82 30 81 47 80 66 62 74 50 86 38 74 20 66 19 47 18 30 40 27 50 14Z" fill="none" stroke="${c.edge}" stroke-width="3" stroke-dasharray=".1 6" stroke-linecap="round"/>`,
  stamp: (c) =>
    `<path d="${perforated()}" transform="translate(0 2)" fill="#000" opacity=".4"/><path d="${perforated()}" fill="${mix(c.light, '#ffffff', 0.75)}"/><path d="M17 17H83V83H17Z" fill="${c.light}" stroke="${c.field}" stroke-width="2.500"/>`,
};

/** How much of the symbol's 100 a picture takes on each. */
const ROOM: Readonly<Partial<Record<Plaque, number>>> = {
  ...{
    card: 60,
    lantern: 56,
    shield: 62,
    flame: 60,
    amulet: 54,
    stamp: 58,
    orbit: 64,
    layers: 58,
    arch: 58,
    burst: 62,
  },
  ...{ slash: 76, wash: 74, coin: 68 },
};

/** How large a picture stands on a plaque. */
export const roomOn = (plaque: Plaque): number => ROOM[plaque] ?? 60;

/** A plaque in a colour, edged in another. */
export const plaqueOf = (plaque: Plaque, id: string, field: string, edge: string, ground: string): string =>
  PLAQUES[plaque]({ id, field, edge, light: mix(field, '#ffffff', 0.32), dark: mix(field, ground, 0.55) });
