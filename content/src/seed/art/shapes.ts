/** The four suits in a box of 100 by 100. */
const SUIT_PATHS = {
  hearts: 'M50 90C20 64 6 48 6 31 6 17 17 8 28 8c10 0 18 6 22 15C54 14 62 8 72 8c11 0 22 9 22 23 0 17-14 33-44 59Z',
  diamonds: 'M50 4c9 18 20 32 34 46-14 14-25 28-34 46C41 78 30 64 16 50 30 36 41 22 50 4Z',
  clubs:
    'M50 6a21 21 0 0 1 17 33 21 21 0 1 1-14 33c1 10 5 17 13 22H34c8-5 12-12 13-22a21 21 0 1 1-14-33A21 21 0 0 1 50 6Z',
  spades:
    'M50 6c9 19 44 34 44 57 0 13-10 21-21 21-9 0-16-5-20-12 1 10 5 17 13 22H34c8-5 12-12 13-22-4 7-11 12-20 12C16 84 6 76 6 63 6 40 41 25 50 6Z',
} as const;
export type Suit = keyof typeof SUIT_PATHS;

/** On paper the four-colour deck is a shade deeper than on the screen's dark ground. */
export const INK: Record<Suit, string> = {
  clubs: '#1f7d5a',
  diamonds: '#2b6fc4',
  hearts: '#c93a42',
  spades: '#22202c',
};

export const GOLD = '#EDB84A';
export const IVORY = '#F5F0E4';

/** A suit centred on x, y. */
export function suit(name: Suit, x: number, y: number, size: number, fill: string, extra = ''): string {
  const scale = size / 100;
  return `<path d="${SUIT_PATHS[name]}" fill="${fill}" ${extra} transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})"/>`;
}

type CardPlace = { x: number; y: number; width: number; turn: number };

/** A card centred on x, y, turned by degrees, with whatever is drawn on a face of 250 by 350. */
function card(place: CardPlace, face: string): string {
  const scale = place.width / 250;
  return `<g transform="translate(${place.x} ${place.y}) rotate(${place.turn}) scale(${scale}) translate(-125 -175)">
    <rect x="-4" y="6" width="258" height="358" rx="24" fill="#000" opacity=".55" filter="url(#blur)"/>${face}</g>`;
}

/** An ace: one great suit, and the small ones in the corners. */
export function ace(name: Suit, place: CardPlace): string {
  const ink = INK[name];
  const corner = `${suit(name, 36, 44, 44, ink)}<rect x="30" y="76" width="12" height="26" rx="6" fill="${ink}" opacity=".25"/>`;
  return card(
    place,
    `<rect width="250" height="350" rx="20" fill="url(#paper)"/>
    <rect x="12" y="12" width="226" height="326" rx="13" fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="2"/>
    ${corner}<g transform="rotate(180 125 175)">${corner}</g>${suit(name, 125, 175, 128, ink)}`,
  );
}

/** The back of the deck: a lattice in bottle green with a gold suit in the middle. */
export function back(place: CardPlace, middle: Suit = 'spades'): string {
  return card(
    place,
    `<rect width="250" height="350" rx="20" fill="url(#paper)"/>
    <rect x="12" y="12" width="226" height="326" rx="13" fill="#12362a"/>
    <rect x="12" y="12" width="226" height="326" rx="13" fill="url(#lattice)"/>
    <rect x="22" y="22" width="206" height="306" rx="9" fill="none" stroke="${GOLD}" stroke-width="2.5" opacity=".75"/>
    <circle cx="125" cy="175" r="54" fill="#0e2a21" stroke="${GOLD}" stroke-width="2.5"/>${suit(middle, 125, 174, 58, 'url(#gold)')}`,
  );
}

/** A pile of chips seen from above at a low angle; x, y is the middle of its foot. */
export function chips(x: number, y: number, radius: number, count: number, tone: 'gold' | 'green' | 'ivory'): string {
  const fills = {
    gold: { edge: '#a8731b', side: '#7c5312', top: 'url(#gold)', mark: '#fff3cf' },
    green: { edge: '#1c5a43', side: '#113a2b', top: '#24785a', mark: '#d9efe3' },
    ivory: { edge: '#bfb69f', side: '#8f8770', top: '#efe7d3', mark: '#2c4239' },
  }[tone];
  const flat = radius * 0.42;
  const height = radius * 0.26;
  const foot = `<ellipse cx="${x + radius * 0.12}" cy="${y + flat * 0.3}" rx="${radius * 1.18}" ry="${flat * 1.1}" fill="#000" opacity=".5" filter="url(#blur)"/>`;
  const pile = Array.from({ length: count }, (_, index) => {
    const shift = Math.sin(index * 2.4) * radius * 0.05;
    const top = y - index * height;
    const notches = Array.from({ length: 5 }, (_, notch) => {
      const left = x + shift - radius * 0.86 + notch * radius * 0.38;
      const sag = Math.sqrt(Math.max(0, 1 - ((left + radius * 0.1 - x - shift) / radius) ** 2)) * flat;
      return `<rect x="${left}" y="${top + sag - height * 0.92}" width="${radius * 0.2}" height="${height * 0.84}" fill="${fills.mark}" opacity=".72"/>`;
    }).join('');
    return `<ellipse cx="${x + shift}" cy="${top}" rx="${radius}" ry="${flat}" fill="${fills.side}"/>
      <rect x="${x + shift - radius}" y="${top - height}" width="${radius * 2}" height="${height}" fill="${fills.edge}"/>
      ${notches}<ellipse cx="${x + shift}" cy="${top - height}" rx="${radius}" ry="${flat}" fill="${fills.edge}"/>`;
  }).join('');
  const shift = Math.sin((count - 1) * 2.4) * radius * 0.05;
  const top = y - count * height;
  return `${foot}${pile}
    <ellipse cx="${x + shift}" cy="${top}" rx="${radius}" ry="${flat}" fill="${fills.top}"/>
    <ellipse cx="${x + shift}" cy="${top}" rx="${radius * 0.82}" ry="${flat * 0.82}" fill="none" stroke="${fills.mark}" stroke-width="${radius * 0.09}" stroke-dasharray="${radius * 0.34} ${radius * 0.3}" opacity=".8"/>
    <ellipse cx="${x + shift}" cy="${top}" rx="${radius * 0.6}" ry="${flat * 0.6}" fill="#000" opacity=".14"/>
    <g transform="translate(${x + shift} ${top}) scale(1 .42)">${suit('spades', 0, 0, radius * 0.66, fills.mark, 'opacity=".9"')}</g>`;
}
