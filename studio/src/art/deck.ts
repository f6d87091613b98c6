import type { CatalogueGame } from '../catalogue/game';
import { canvasOf, repeat } from './canvas';
import { workedAt } from './finishes';
import { handOf } from './hands';
import { partsOf } from './icon-parts';
import { ICON_BOX } from './icons';
import { luminance, mix, type Palette } from './palettes';
import { plaqueOf, roomOn } from './plaques';
import { corners, painted } from './room';

/** A card is drawn in a box of so much. */
const CARD = { width: 100, height: 140 } as const;

/** The picture of a court card, which stands between its corners. */
const COURT = { width: 62, height: 104 } as const;

const svg = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 3}" height="${height * 3}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

/** The thing on the back: one of the theme's that is no card itself. */
const emblemOf = (game: CatalogueGame): string =>
  game.theme.motifs.map(({ icon }) => icon).find((icon) => !icon.startsWith('card-')) ?? game.motif.icon;

/** The back of the studio's cards: its frame and corners round a lattice, with a thing of the theme in the middle. The same either way up. */
export function cardBackOf(game: CatalogueGame): string {
  const { palette } = canvasOf(game);
  const { frame, corner, plaque, finish } = handOf(game.provider.slug);
  const { main, mid, second, deep, pale } = palette;
  const { width, height } = CARD;
  const lines = frame
    .map(([inset, thick, paint, dashes]) => {
      const at = 2 + inset * 0.24;
      const dashed = dashes
        ? ` stroke-dasharray="${dashes
            .split(' ')
            .map((part) => Number(part) * 0.3)
            .join(' ')}"`
        : '';
      return `<rect x="${at}" y="${at}" width="${width - at * 2}" height="${height - at * 2}" rx="5" fill="none" stroke="${painted(paint, palette)}" stroke-width="${thick * 0.26}"${dashed}/>`;
    })
    .join('');
  const lattice = repeat(16, (line) => `M${line * 12 - 100} 10l120 120M${line * 12 - 100} 130l120-120`);
  const ground = mix(second, deep, 0.55);
  const ornament = corners[corner](mix(main, '#ffffff', 0.3), mix(deep, '#000000', 0.2));
  const placed = [
    [17, 17, 0],
    [83, 17, 90],
    [83, 123, 180],
    [17, 123, 270],
  ]
    .map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.36)">${ornament}</g>`)
    .join('');
  const body = luminance(main) < 0.2 ? pale : main;
  const tones = {
    light: mix(body, '#ffffff', 0.42),
    body,
    ink: mix(deep, '#000000', 0.3),
    hole: mix(deep, mid, 0.3),
    accent: pale,
  };
  const emblem =
    plaqueOf(plaque, 'ke', mix(mid, deep, 0.2), mix(main, '#ffffff', 0.2), deep) +
    workedAt(finish, 'kw', { ...partsOf(emblemOf(game)), box: ICON_BOX }, tones, roomOn(plaque));
  return svg(
    width,
    height,
    `<clipPath id="kc"><rect x="11" y="11" width="78" height="118" rx="4"/></clipPath><rect width="${width}" height="${height}" rx="8" fill="${mix(pale, '#fdf8ec', 0.6)}"/><rect x="3" y="3" width="94" height="134" rx="6" fill="${ground}"/><path d="${lattice}" clip-path="url(#kc)" stroke="${mix(main, ground, 0.55)}" stroke-width="1.4" fill="none"/>${lines}${placed}<g transform="translate(22 42) scale(.56)">${emblem}</g>`,
  );
}

const ROYALS = ['jack', 'queen', 'king'] as const;
type Royal = (typeof ROYALS)[number];

/** What is worn on the head, over a face round 31, 25. */
const worn: Readonly<Record<Royal, (gold: string, gem: string, ink: string) => string>> = {
  jack: (gold, gem, ink) =>
    `<path d="M17 18Q20 6 34 7 46 8 46 17L44 20Q31 13 18 21Z" fill="${gem}" stroke="${ink}"/><path d="M42 14Q54 6 55-1 45-1 38 9" fill="${gold}" stroke="${ink}"/><path d="M17 18Q31 10 46 17" fill="none" stroke="${gold}" stroke-width="2.500"/>`,
  queen: (gold, gem, ink) =>
    `<path d="M19 17 15 5 23 11 25 2 31 10 37 2 39 11 47 5 43 17Q31 12 19 17Z" fill="${gold}" stroke="${ink}"/><circle cx="31" cy="12" r="2" fill="${gem}"/><circle cx="24" cy="13.500" r="1.400" fill="${gem}"/><circle cx="38" cy="13.500" r="1.400" fill="${gem}"/>`,
  king: (gold, gem, ink) =>
    `<path d="M18 17V5L25 10 31 3 37 10 44 5V17Q31 13 18 17Z" fill="${gold}" stroke="${ink}"/><path d="M31-2V5M28.500 1H33.500" stroke="${gold}" stroke-width="2"/><path d="M19 16Q31 11.500 43 16" fill="none" stroke="${gem}" stroke-width="2.600"/>`,
};

const face = (royal: Royal, hair: string, ink: string): string => {
  const locks = {
    jack: 'M20 19Q15 34 19 38L25 36V20ZM42 19Q47 34 43 38L37 36V20Z',
    queen: 'M19 17Q11 34 18 46L27 42V20ZM43 17Q51 34 44 46L35 42V20Z',
    king: 'M20 17Q16 29 20 33L24 30V19ZM42 17Q46 29 42 33L38 30V19Z',
  }[royal];
  const beard =
    royal === 'king'
      ? `<path d="M22.500 27Q22 42 31 44 40 42 39.500 27 36 33 31 32.500 26 33 22.500 27Z" fill="${hair}" stroke="${ink}"/><path d="M28 35Q31 37 34 35" fill="none" stroke="#a2453c" stroke-width="1.400"/>`
      : `<path d="M28.500 33Q31 ${royal === 'queen' ? 35.5 : 34.5} 33.500 33" fill="none" stroke="#a2453c" stroke-width="1.500" stroke-linecap="round"/>`;
  return `<path d="${locks}" fill="${hair}" stroke="${ink}"/><path d="M22.500 18Q21 36 31 38.500 41 36 39.500 18 31 13 22.500 18Z" fill="#f4d9bd" stroke="${ink}"/><path d="M25.500 24h3.500M33 24h3.500M31 25v4.500h-1.600" fill="none" stroke="${ink}" stroke-width="1.200" stroke-linecap="round"/>${beard}`;
};

/** Head and shoulders in the colours of the game, cut at the middle of the card. */
function half(royal: Royal, { main, second, mid, deep, pale }: Palette): string {
  const ink = mix(deep, '#000000', 0.35);
  const gold = luminance(main) < 0.2 ? '#e3b65a' : mix(main, '#ffe6a0', 0.25);
  const robe = { jack: mid, queen: second, king: mix(second, deep, 0.35) }[royal];
  const hair = { jack: '#8a5a2c', queen: '#b5702f', king: '#d9cdb8' }[royal];
  const collar =
    royal === 'king'
      ? `<path d="M12 44Q31 58 50 44L52 50Q31 64 10 50Z" fill="#fbf6ea" stroke="${ink}"/><path d="M16 49l1 2M24 53l1 2M37 54l1-2M45 51l1-2" stroke="${ink}" stroke-width="1.500"/>`
      : `<path d="M20 41 31 52 42 41 46 46 31 58 16 46Z" fill="${pale}" stroke="${ink}"/>`;
  return `<g stroke-width="1" stroke-linejoin="round"><path d="M-8 66V50Q10 39 31 39 52 39 70 50V66Z" fill="${robe}" stroke="${ink}"/><path d="M0 66V49M9 66V45M53 66V45M62 66V49" stroke="${gold}" stroke-width="1.600" stroke-dasharray="2.500 1.800"/>${face(royal, hair, ink)}${collar}<path d="M31 54V66" stroke="${gold}" stroke-width="3"/>${worn[royal](gold, royal === 'jack' ? robe : second, ink)}</g>`;
}

/** The pictures of jack, queen and king in the game's colours: one and the same upright and turned over. */
export function courtsOf(game: CatalogueGame): Readonly<Record<Royal, string>> {
  const { palette } = canvasOf(game);
  const { width, height } = COURT;
  const picture = (royal: Royal) => {
    const drawn = `<g clip-path="url(#q)"><g transform="translate(3.7 3) scale(.88)">${half(royal, palette)}</g></g>`;
    return svg(
      width,
      height,
      `<clipPath id="q"><path d="M0-4H${width}V${height / 2 - 6}L0 ${height / 2 + 6}Z"/></clipPath><rect width="${width}" height="${height}" fill="${mix(palette.pale, '#fdf8ec', 0.72)}"/>${drawn}<g transform="rotate(180 ${width / 2} ${height / 2})">${drawn}</g><path d="M0 ${height / 2 + 6}L${width} ${height / 2 - 6}" stroke="${mix(palette.deep, '#000000', 0.3)}" stroke-width="1.500"/><rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" fill="none" stroke="${mix(palette.main, palette.deep, 0.25)}" stroke-width="1.500"/>`,
    );
  };
  return { jack: picture('jack'), queen: picture('queen'), king: picture('king') };
}
