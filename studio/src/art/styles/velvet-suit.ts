import { HEIGHT, placed, polygon, rays, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

const PIPS = [
  'M0-34C11-18 31-9 31 10c0 12-9 19-18 19-4 0-7-1-10-3 1 6 3 9 7 11H-10c4-2 6-5 7-11-3 2-6 3-10 3-9 0-18-7-18-19C-31-9-11-18 0-34Z',
  'M0 36C-18 20-34 7-34-11c0-12 8-20 18-20 7 0 13 4 16 11 3-7 9-11 16-11 10 0 18 8 18 20C34 7 18 20 0 36Z',
  'M0-38 28 0 0 38-28 0Z',
  'M0-34a16 16 0 0 1 13 25 16 16 0 1 1-10 29c1 7 3 11 7 14H-10c4-3 6-7 7-14a16 16 0 1 1-10-29A16 16 0 0 1 0-34Z',
];

/** Velvet Suit: a playing card in art deco; gilt lines on dark cloth, fine wide capitals. */
export const velvetSuit: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const pip = PIPS[draw(4)] ?? PIPS[0] ?? '';
  const ivory = draw(4) === 0;
  const ground = ivory ? mix(pale, '#fff8ea', 0.5) : mix(deep, mid, 0.35);
  const gilt = ivory ? mix(mid, deep, 0.25) : main;
  const figure = ivory ? mix(mid, deep, 0.2) : mix(main, pale, 0.45);
  const court = draw(3) === 0;
  const x = WIDTH / 2;
  const y = court ? 400 : 330;
  const title = setTitle(game.title, court ? 400 : 430, court ? 76 : 110, {
    weight: 500,
    upper: true,
    maxSize: 52,
    align: 'middle',
    spacing: 0.06,
    leading: 1.2,
  });
  const cloth = Array.from(
    { length: 130 },
    (_, index) =>
      `<path d="${polygon((index % 10) * 66 + (Math.floor(index / 10) % 2) * 33, Math.floor(index / 10) * 66, 4.5, 4)}"/>`,
  ).join('');
  const cut = 34;
  const frame = (inset: number, corner: number) =>
    `M${inset + corner} ${inset}H${WIDTH - inset - corner}L${WIDTH - inset} ${inset + corner}V${HEIGHT - inset - corner}L${WIDTH - inset - corner} ${HEIGHT - inset}H${inset + corner}L${inset} ${HEIGHT - inset - corner}V${inset + corner}Z`;
  const corners = [
    [72, 84, 0],
    [WIDTH - 72, HEIGHT - 84, 180],
  ]
    .map(
      ([cx = 0, cy = 0, turn = 0]) =>
        `<path d="${pip}" transform="translate(${cx} ${cy}) rotate(${turn}) scale(.62)" fill="${ivory ? second : main}"/>`,
    )
    .join('');
  const fan = 12 + draw(3) * 6;
  const medal = court
    ? ''
    : `<path d="${rays(x, y, 520, fan, draw(20))}" fill="${gilt}" opacity="${ivory ? 0.1 : 0.13}"/><circle cx="${x}" cy="${y}" r="206" fill="${ivory ? mix(pale, main, 0.35) : mix(second, deep, 0.55)}" stroke="${gilt}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="190" fill="none" stroke="${gilt}" stroke-width="1.6"/>`;
  const single = `${iconAt(icon, '#000', x, y + 8, 272).replace('<g ', '<g opacity=".3" ')}${iconAt(icon, figure, x, y, 272)}`;
  const half = `${iconAt(icon, figure, x - 4, 206, 262)}`;
  const doubled = `<path d="M${x - 186} ${HEIGHT / 2 + 60}L${x + 186} ${HEIGHT / 2 - 60}" stroke="${gilt}" stroke-width="2"/><g>${half}</g><g transform="rotate(180 ${x} 400)">${iconAt(icon, ivory ? second : mix(second, pale, 0.25), x - 4, 206, 262)}</g>`;
  const textTop = court ? 400 - title.height / 2 : 640 - title.height / 2;
  const ribbon = court
    ? `<path d="M40 346H${WIDTH - 40}V454H40Z" fill="${ivory ? mix(mid, deep, 0.2) : deep}" stroke="${gilt}" stroke-width="3"/>`
    : `<path d="M${x - 120} ${textTop - 34}H${x - 22}M${x + 22} ${textTop - 34}H${x + 120}" stroke="${gilt}" stroke-width="2"/><path d="${pip}" transform="translate(${x} ${textTop - 34}) scale(.34)" fill="${gilt}"/>`;
  return `<defs><radialGradient id="lamp" cx=".5" cy=".38" r=".8"><stop stop-color="${ivory ? '#fffaf0' : mix(mid, second, 0.25)}"/><stop offset="1" stop-color="${ground}"/></radialGradient><clipPath id="card"><path d="${frame(40, cut)}"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(deep, '#000000', 0.25)}"/>
<g clip-path="url(#card)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/><g fill="${gilt}" opacity=".12">${cloth}</g>${medal}</g>
<path d="${frame(24, cut + 8)}" fill="none" stroke="${ivory ? main : gilt}" stroke-width="2"/>
<path d="${frame(36, cut)}" fill="none" stroke="${ivory ? main : gilt}" stroke-width="6"/>
${corners}${court ? doubled : single}${ribbon}
${placed(title.path, court ? 100 : 85, textTop, court ? pale : ivory ? mix(deep, mid, 0.2) : pale)}`;
};
