import { ground, HEIGHT, moved, placed, repeat, rimmed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

const SHIELDS = [
  'M-190-220H190V-20C190 110 90 190 0 236-90 190-190 110-190-20Z',
  'M-180-214C-120-196-60-200 0-232 60-200 120-196 180-214 214-90 190 130 0 240-190 130-214-90-180-214Z',
  'M0-226C120-226 184-190 184-60 184 120 84 200 0 240-84 200-184 120-184-60-184-190-120-226 0-226Z',
  'M-194-214H194L176 40C160 140 90 200 0 238-90 200-160 140-176 40Z',
] as const;

/** Divisions of the field: everything that takes the second tincture. */
const DIVISIONS = [
  'M0-260H220V260H0Z',
  'M-220-260H0V0H-220ZM0 0H220V260H0Z',
  'M-220 40L0-130 220 40V150L0-20-220 150Z',
  'M-220-260-40-260 220 120V260H180L-220-180Z',
  'M-220-260H220V-110H-220Z',
  'M-74-260H74V260H-74Z',
  'M-220-260H-132V260H-220ZM-44-260H44V260H-44ZM132-260H220V260H132Z',
] as const;

/** An oak leaf lying to the right of its stalk. */
const LEAF =
  'M0 0C10-16 22-14 26-8 32-24 48-24 52-10 60-26 78-22 78-8 94-18 108-8 112 0 108 8 94 18 78 8 78 22 60 26 52 10 48 24 32 24 26 8 22 14 10 16 0 0Z';

/** Oak & Iron: a woodcut in black and one colour, a shield of arms, black letter on a ribbon. */
export const oakAndIron: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const night = draw(4) === 0;
  const black = mix(deep, '#0c0b0a', 0.6);
  const bone = mix(pale, '#e6d8b8', 0.35);
  const [paper, ink] = night ? [black, bone] : [bone, black];
  const tinctures = [
    mix(second, '#8a1f1a', 0.25),
    mix(mid, deep, 0.1),
    mix(main, '#8a6a20', 0.35),
    mix(second, mid, 0.5),
  ];
  const tincture = tinctures[draw(tinctures.length)] ?? second;
  const shield = SHIELDS[draw(SHIELDS.length)] ?? SHIELDS[0];
  const division = DIVISIONS[draw(DIVISIONS.length)] ?? '';
  const title = setTitle(game.title, 452, 118, {
    weight: 'pirata',
    maxSize: 96,
    align: 'middle',
    leading: 0.86,
    lines: 2,
  });
  const cuts = repeat(54, (line) => {
    const y = 30 + line * 14;
    const bend = draw(16) - 8;
    return `M24 ${y}Q300 ${y + bend} 576 ${y + draw(8) - 4}`;
  });
  const sprig = (side: number) =>
    moved(
      `<path d="M0 300C-60 180-70 60-30-90" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>${repeat(
        6,
        (leaf) => {
          const y = 250 - leaf * 62;
          const x = -58 + Math.abs(leaf - 2) * 7;
          return `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${leaf % 2 === 0 ? -150 : -52}) scale(${0.86 - leaf * 0.03})" fill="${leaf % 3 === 1 ? tincture : ink}" stroke="${paper}" stroke-width="4"/>`;
        },
      )}${repeat(2, (nut) => `<g transform="translate(${-84 + nut * 34} ${110 - nut * 120})"><ellipse rx="13" ry="18" cy="12" fill="${tincture}" stroke="${ink}" stroke-width="4"/><path d="M-16 2a16 12 0 0 1 32 0Z" fill="${ink}"/></g>`)}`,
      300 + side * 214,
      380,
      0,
      [-side, 1],
    );
  const hatch = repeat(34, (line) => `M-220 ${-250 + line * 15}L220 ${-250 + line * 15 - 40}`);
  const band =
    'M300 590C420 590 480 566 566 574V716C480 708 420 734 300 734S120 708 34 716V574C120 566 180 590 300 590Z';
  return `<defs><clipPath id="field"><path d="${shield}"/></clipPath><clipPath id="dark"><path d="${division}"/></clipPath></defs>
${ground(ink)}<rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" fill="${paper}"/><rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" fill="none" stroke="${ink}" stroke-width="4"/>
<path d="${cuts}" fill="none" stroke="${ink}" stroke-width="3.400" opacity="${night ? 0.16 : 0.2}"/>
${sprig(-1)}${sprig(1)}
${moved(`<path d="${shield}" fill="${paper}" stroke="${paper}" stroke-width="44"/><path d="${shield}" fill="${mix(paper, '#ffffff', night ? 0 : 0.3)}" stroke="${ink}" stroke-width="20"/><g clip-path="url(#field)"><path d="${division}" fill="${tincture}"/><g clip-path="url(#dark)"><path d="${hatch}" stroke="${ink}" stroke-width="4" opacity=".35"/></g></g>${rimmed(iconAt(icon, paper, 0, -10, 330), paper, 34)}${iconAt(icon, ink, 0, -10, 316)}`, 300, 308, 0, 1.08)}
<path d="M34 600L4 640 34 690 34 760 120 742V640ZM566 600L596 640 566 690V760L480 742V640Z" fill="${tincture}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>
<path d="${band}" fill="${paper}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>
${placed(title.path, 74, 656 - title.height / 2, ink)}`;
};
