import { blob, repeat } from '../canvas';
import type { Finish } from '../hands';
import { mix } from '../palettes';

/** Colours of a tile's back, and what begins the names of its gradients. */
export type CoverPaints = { field: string; light: string; dark: string; edge: string; id: string };

const square = (inset: number, corner: number) =>
  `x="${inset}" y="${inset}" width="${100 - inset * 2}" height="${100 - inset * 2}" rx="${corner}"`;

/** The light from above on a square of a colour. */
const lit = ({ id, light, field, dark }: CoverPaints) =>
  `<linearGradient id="${id}-c" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${field}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const slab = (paints: CoverPaints, inset: number, corner: number) =>
  `${lit(paints)}<rect ${square(inset, corner)} fill="${mix(paints.dark, '#000000', 0.45)}"/><rect x="${inset}" y="${inset}" width="${100 - inset * 2}" height="${96 - inset * 2}" rx="${corner}" fill="url(#${paints.id}-c)"/>`;

/** What the tiles of a field are made of in each way of working: a plate, paper, card, cloth, glass, rock, wood, a lit pane. */
const COVERS: Readonly<Record<Finish, (paints: CoverPaints, turn: number) => string>> = {
  cast: (paints) =>
    `${slab(paints, 2, 9)}<rect ${square(9, 5)} fill="none" stroke="${paints.dark}" stroke-width="3"/><rect ${square(10.5, 4)} fill="none" stroke="${paints.edge}" stroke-width="1.2"/>${repeat(
      4,
      (corner) => {
        const [x, y] = [corner % 2 === 0 ? 14.5 : 85.5, corner < 2 ? 14.5 : 83.5];
        return `<circle cx="${x}" cy="${y}" r="4.6" fill="${paints.dark}"/><circle cx="${x}" cy="${y}" r="3.6" fill="${paints.edge}"/><circle cx="${x - 1}" cy="${y - 1.2}" r="1.3" fill="#fff" opacity=".75"/>`;
      },
    )}`,
  cut: ({ light, field, dark, edge }, turn) =>
    repeat(3, (layer) => {
      const inset = 3 + layer * 7;
      const tilt = (((turn + layer) % 3) - 1) * 1.6;
      return `<g transform="rotate(${tilt} 50 50)"><rect x="${inset}" y="${inset + 2}" width="${100 - inset * 2}" height="${98 - inset * 2}" rx="12" fill="#000" opacity=".35"/><rect x="${inset}" y="${inset}" width="${100 - inset * 2}" height="${97 - inset * 2}" rx="12" fill="${[edge, light, field][layer] ?? dark}"/></g>`;
    }),
  print: ({ light, field, dark }) =>
    `<rect ${square(3, 4)} fill="${dark}"/><rect x="3" y="3" width="92" height="91" rx="4" fill="${field}"/><path d="${repeat(12, (line) => `M${6 + line * 8} 4 4 ${6 + line * 8}`)}" stroke="${light}" stroke-width="1.2" opacity=".5"/><rect ${square(10, 2)} fill="none" stroke="${dark}" stroke-width="1.6"/>`,
  stitch: (paints) =>
    `${slab(paints, 3, 8)}<path d="${repeat(22, (line) => `M4 ${6 + line * 4}H96`)}" stroke="${paints.dark}" stroke-width="1" opacity=".3"/><path d="${repeat(22, (line) => `M${6 + line * 4} 4V94`)}" stroke="${paints.light}" stroke-width="1" opacity=".22"/><rect ${square(10, 4)} fill="none" stroke="${paints.edge}" stroke-width="2.6" stroke-dasharray="5 4"/>`,
  glass: (paints) =>
    `${slab(paints, 3, 16)}<rect ${square(4.5, 15)} fill="none" stroke="${paints.edge}" stroke-width="2.4"/><path d="M12 40V22Q12 12 24 12H76Q88 12 88 22V30Q50 26 12 40Z" fill="#fff" opacity=".26"/><path d="M16 86Q50 92 86 84" fill="none" stroke="#fff" stroke-width="2" opacity=".25"/>`,
  stone: ({ light, field, dark }, turn) => {
    const rough = (radius: number) =>
      blob(
        50,
        49,
        (angle) => {
          const bend = ((angle + 45) % 90) - 45;
          return (
            Math.min(radius / Math.cos((bend * Math.PI) / 180), radius * 1.2) + 0.9 * Math.sin((angle + turn * 70) / 9)
          );
        },
        48,
      );
    return `<path d="${rough(44)}" transform="translate(0 4)" fill="${mix(dark, '#000000', 0.5)}"/><path d="${rough(44)}" fill="${dark}"/><path d="${rough(43)}" transform="translate(-1.500 -2)" fill="${light}"/><path d="${rough(41)}" fill="${field}"/><path d="M${18 + turn * 6} 74L${30 + turn * 5} 66 34 80M${72 - turn * 7} 18L${66 - turn * 4} 30 78 32" fill="none" stroke="${dark}" stroke-width="2" stroke-linejoin="round" opacity=".8"/>`;
  },
  painted: (paints, turn) =>
    `${slab(paints, 2.5, 10)}${repeat(3, (plank) => `<path d="M5 ${24 + plank * 24}H95" stroke="${paints.dark}" stroke-width="2.200" opacity=".6"/><path d="M${12 + ((plank + turn) % 3) * 20} ${14 + plank * 24}q14 4 30 0" fill="none" stroke="${paints.light}" stroke-width="1.500" opacity=".5"/>`)}<rect ${square(6, 8)} fill="none" stroke="${paints.edge}" stroke-width="2"/>`,
  glow: (paints) =>
    `${slab(paints, 3, 12)}<radialGradient id="${paints.id}-w"><stop stop-color="${paints.edge}" stop-opacity=".5"/><stop offset="1" stop-color="${paints.edge}" stop-opacity="0"/></radialGradient><rect ${square(6, 10)} fill="url(#${paints.id}-w)"/><rect ${square(6, 10)} fill="none" stroke="${paints.edge}" stroke-width="2.4"/>`,
};

/** The back of a tile of a field; `turn`, 0 to 3, lets tiles of rock, paper and wood differ a little. */
export const coverOf = (finish: Finish, paints: CoverPaints, turn: number): string => COVERS[finish](paints, turn);
