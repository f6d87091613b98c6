import sharp from 'sharp';
import type { Suit } from '@/components/display/icon';
import { SOLID_ICONS } from '@/components/display/icon-paths';
import { OG_HEIGHT, OG_WIDTH } from '@/lib/seo/og-address';
import { facesOf, fitTitle, LEADING, lineOf, widthOf } from './lettering';

const MARGIN = 80;
const GROUND = '#0a1210';
const IVORY = '#f5f0e4';
const MUTED = '#a9b5ac';
const GOLD = '#edb84a';
const SIZES = [96, 88, 80, 72, 64, 56, 48, 42];
/** Game art is 3:4. */
const CARD = { width: 330, height: 440, radius: 22 };
/** Where the cards of a hand lie, back to front: degrees, and pixels from the picture's left and top. */
const HANDS: Record<number, readonly { turn: number; left: number; top: number }[]> = {
  1: [{ turn: 4, left: 760, top: 80 }],
  2: [
    { turn: -8, left: 680, top: 110 },
    { turn: 6, left: 800, top: 90 },
  ],
  3: [
    { turn: -12, left: 610, top: 130 },
    { turn: 10, left: 800, top: 120 },
    { turn: -1, left: 735, top: 90 },
  ],
};

export type Picture = {
  locale: string;
  title: string;
  /** A line over the title: whose page it is. */
  over?: string;
  suit: Suit;
  /** Art of up to three games, each a picture of any size. */
  cards?: readonly Buffer[];
};

async function cardOf(art: Buffer, turn: number): Promise<Buffer> {
  const { width, height, radius } = CARD;
  const round = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const edge = Buffer.from(
    `<svg width="${width}" height="${height}"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${radius - 2}" fill="none" stroke="${IVORY}" stroke-opacity=".22" stroke-width="4"/></svg>`,
  );
  const cut = await sharp(art)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: round, blend: 'dest-in' }, { input: edge }])
    .png()
    .toBuffer();
  return sharp(cut).rotate(turn, { background: '#0000' }).png().toBuffer();
}

async function drawGround({ locale, title, over, suit }: Picture, narrow: boolean): Promise<Buffer> {
  const faces = await facesOf(locale);
  const brand = await facesOf('en');
  const width = narrow ? 520 : OG_WIDTH - 2 * MARGIN;
  const { lines, size } = fitTitle(title, faces, { width, height: 310, sizes: narrow ? SIZES.slice(2) : SIZES });
  const leading = size * LEADING;
  const top = OG_HEIGHT / 2 + 20 - (leading * (lines.length - 1)) / 2 + size * 0.35;
  const drawn = lines.map((line, index) => lineOf(line, faces, { x: MARGIN, y: top + index * leading, size })).join('');
  const overline = over ? lineOf(over, faces, { x: MARGIN, y: top - size - 28, size: 28 }) : '';
  const age = { size: 24, text: '21+' };
  const motif = narrow
    ? ''
    : `<path transform="translate(800 250) rotate(12 230 230) scale(22)" d="${SOLID_ICONS[suit]}" fill="#182721"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${OG_WIDTH}" height="${OG_HEIGHT}" viewBox="0 0 ${OG_WIDTH} ${OG_HEIGHT}">
<defs><radialGradient id="lamp" cx=".32" cy=".1" r=".95"><stop offset="0" stop-color="#1d3a2f"/><stop offset=".55" stop-color="#10201a"/><stop offset="1" stop-color="${GROUND}"/></radialGradient></defs>
<rect width="${OG_WIDTH}" height="${OG_HEIGHT}" fill="url(#lamp)"/>${motif}
<g transform="translate(${MARGIN} 62) scale(1.6)"><path d="M5 0h14.5L28 8.5V27a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" fill="${GOLD}"/><path d="M19.5 0 28 8.5h-6a2.5 2.5 0 0 1-2.5-2.5V0Z" fill="#a97a1f"/><path transform="translate(4.6 7) scale(.78)" d="${SOLID_ICONS.spades}" fill="#1a1304"/></g>
<path d="${lineOf('Kozyr', brand, { x: MARGIN + 64, y: 100, size: 36 })}" fill="${IVORY}"/>
<path d="${overline}" fill="${GOLD}"/><path d="${drawn}" fill="${IVORY}"/>
<rect x="${MARGIN}" y="${OG_HEIGHT - 104}" width="${widthOf(age.text, brand, age.size) + 40}" height="48" rx="24" fill="none" stroke="${MUTED}" stroke-opacity=".6" stroke-width="2"/>
<path d="${lineOf(age.text, brand, { x: MARGIN + 20, y: OG_HEIGHT - 71, size: age.size })}" fill="${MUTED}"/></svg>`);
}

/** The picture that social networks show of a page: its title in our display face on the table, as JPEG. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const cards = (picture.cards ?? []).slice(0, 3);
  const places = HANDS[cards.length] ?? [];
  const hand = await Promise.all(
    places.map(async ({ turn, left, top }, index) => {
      const art = cards[index];
      return art ? [{ input: await cardOf(art, turn), left, top }] : [];
    }),
  );
  return sharp(await drawGround(picture, cards.length > 0))
    .composite(hand.flat())
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
