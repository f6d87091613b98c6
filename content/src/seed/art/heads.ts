import { ace, back, chips, GOLD, INK, IVORY, type Suit, suit } from './shapes';
import { at, pool, type Stage } from './stage';

/** The five tiers as metals, light to dark; brilliant is ice. */
const METALS = {
  bronze: ['#f0c39c', '#C98A5A', '#6e4322'],
  silver: ['#f4f8fb', '#B9C4CE', '#66717c'],
  gold: ['#ffe6a3', '#EDB84A', '#9c6a15'],
  platinum: ['#effbff', '#9FD8E6', '#477785'],
  brilliant: ['#ffffff', '#dff4ff', '#86bfe0'],
} as const;
type Metal = keyof typeof METALS;

function medal(metal: Metal, x: number, y: number, radius: number, mark: Suit | 'star'): string {
  const [light, middle, dark] = METALS[metal];
  const teeth = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return `<circle cx="${Math.cos(angle) * radius}" cy="${Math.sin(angle) * radius}" r="${radius * 0.14}" fill="url(#metal-${metal})"/>`;
  }).join('');
  const star = `M0 -${radius * 0.5}L${radius * 0.15} -${radius * 0.17} ${radius * 0.5} -${radius * 0.14} ${radius * 0.22} ${radius * 0.09} ${radius * 0.31} ${radius * 0.44} 0 ${radius * 0.24} -${radius * 0.31} ${radius * 0.44} -${radius * 0.22} ${radius * 0.09} -${radius * 0.5} -${radius * 0.14} -${radius * 0.15} -${radius * 0.17}Z`;
  const face =
    mark === 'star' ? `<path d="${star}" fill="${dark}"/>` : suit(mark, 0, 0, radius * 0.86, dark, 'opacity=".92"');
  return `<g transform="translate(${x} ${y})">
    <linearGradient id="metal-${metal}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <circle cx="6" cy="14" r="${radius * 1.12}" fill="#000" opacity=".55" filter="url(#blur)"/>${teeth}
    <circle r="${radius}" fill="url(#metal-${metal})"/><circle r="${radius * 0.84}" fill="none" stroke="${dark}" stroke-width="${radius * 0.045}" opacity=".7"/>
    <circle r="${radius * 0.76}" fill="${light}" opacity=".35"/>${face}
    <path d="M-${radius * 0.62} -${radius * 0.46}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${radius * 0.1} -${radius * 0.77}" fill="none" stroke="#fff" stroke-width="${radius * 0.07}" stroke-linecap="round" opacity=".6"/></g>`;
}

/** Two aces crossed like blades; before them the five tiers, the brilliant one in the middle. */
export function battlesScene(stage: Stage): string {
  return at(
    stage,
    `${pool(320, 210)}
    ${ace('hearts', { x: 128, y: -58, width: 232, turn: 38 })}${ace('spades', { x: -128, y: -58, width: 232, turn: -38 })}
    ${chips(-356, 236, 50, 3, 'green')}${chips(366, 240, 50, 4, 'gold')}
    ${medal('bronze', -286, 128, 62, 'clubs')}${medal('silver', 286, 128, 62, 'diamonds')}
    ${medal('gold', -152, 152, 74, 'hearts')}${medal('platinum', 152, 152, 74, 'spades')}${medal('brilliant', 0, 138, 98, 'star')}`,
  );
}

/** Twelve cards on the felt, three of one suit turned over, one of each other suit beside them. */
export function jackpotsScene(stage: Stage): string {
  const faces = new Map<number, Suit>([
    [1, 'spades'],
    [6, 'spades'],
    [8, 'spades'],
    [3, 'diamonds'],
    [4, 'clubs'],
    [11, 'hearts'],
  ]);
  const cards = Array.from({ length: 12 }, (_, index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    const turn = Math.sin(index * 2.1) * 4;
    const place = { x: -234 + column * 156, y: -186 + row * 186, width: 122, turn };
    const face = faces.get(index);
    const glow =
      face === 'spades'
        ? `<rect x="${place.x - 74}" y="${place.y - 98}" width="148" height="196" rx="26" fill="${GOLD}" opacity=".75" filter="url(#blur)"/>`
        : '';
    return glow + (face ? ace(face, place) : back(place, 'clubs'));
  }).join('');
  return at(stage, `${pool(360, 260)}${cards}${chips(352, 226, 50, 6, 'gold')}${chips(-356, 232, 44, 2, 'gold')}`);
}

/** A wheel in the four colours of the deck, its brass rim set with lamps, the pointer above it. */
export function wheelScene(stage: Stage): string {
  const names: Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];
  const radius = 226;
  const sectors = Array.from({ length: 12 }, (_, index) => {
    const from = ((index * 30 - 105) * Math.PI) / 180;
    const to = from + Math.PI / 6;
    const middle = (from + to) / 2;
    const name = names[index % 4] ?? 'spades';
    const edge = (angle: number) => `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
    const gold = index === 0;
    const turn = (middle * 180) / Math.PI + 90;
    return `<path d="M0 0L${edge(from)}A${radius} ${radius} 0 0 1 ${edge(to)}Z" fill="${gold ? 'url(#gold)' : INK[name]}" stroke="#f3d48a" stroke-width="2.5" stroke-opacity=".8"/>
      <g transform="translate(${Math.cos(middle) * 164} ${Math.sin(middle) * 164}) rotate(${turn})">${suit(name, 0, 0, 52, gold ? '#3b2606' : IVORY, 'opacity=".94"')}</g>`;
  }).join('');
  const lamps = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const lit = index % 2 === 0;
    return `<circle cx="${Math.cos(angle) * 246}" cy="${Math.sin(angle) * 246}" r="8" fill="${lit ? '#fff3cf' : '#8a5a12'}"/>${
      lit
        ? `<circle cx="${Math.cos(angle) * 246}" cy="${Math.sin(angle) * 246}" r="15" fill="#ffdf94" opacity=".22"/>`
        : ''
    }`;
  }).join('');
  return at(
    stage,
    `${pool(330, 250)}<g transform="translate(0 -6)">
    <circle cx="14" cy="26" r="272" fill="#000" opacity=".6" filter="url(#blur)"/>
    <circle r="266" fill="url(#brass)"/><circle r="232" fill="#4d330b"/>${sectors}${lamps}
    <circle r="${radius}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="12"/>
    <circle r="66" fill="url(#brass)"/><circle r="54" fill="#0e2a21" stroke="${GOLD}" stroke-width="3"/>${suit('spades', 0, -2, 56, 'url(#gold)')}
    <path d="M-150 -160A220 220 0 0 1 90 -200 A320 320 0 0 0 -150 -160Z" fill="#fff" opacity=".14"/>
    <path d="M0 -206L-26 -268A27 27 0 1 1 26 -268Z" fill="url(#gold)" stroke="#7c5312" stroke-width="3"/><circle cy="-276" r="9" fill="#7c5312"/></g>
    ${chips(-344, 236, 58, 4, 'gold')}${chips(-258, 268, 46, 1, 'ivory')}${chips(348, 246, 54, 5, 'green')}`,
  );
}
