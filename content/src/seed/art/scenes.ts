import { ace, back, chips, GOLD, IVORY, type Suit, suit } from './shapes';
import { at, type Stage } from './stage';

const SUITS: Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];

/** Four aces fanned out, gold at both sides. */
export function welcomeScene(stage: Stage): string {
  const fan = SUITS.map((name, index) => {
    const turn = -27 + index * 18;
    const angle = ((turn - 90) * Math.PI) / 180;
    return ace(name, { x: Math.cos(angle) * 420, y: 400 + Math.sin(angle) * 420, width: 218, turn });
  }).join('');
  const sparks = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.399;
    const far = 150 + ((index * 53) % 210);
    const size = 3 + ((index * 7) % 6);
    return `<circle cx="${Math.cos(angle) * far * 1.25}" cy="${Math.sin(angle) * far * 0.8 - 30}" r="${size / 2}" fill="#ffe6a3" opacity="${0.25 + ((index * 3) % 6) / 10}"/>`;
  }).join('');
  return at(
    stage,
    `<ellipse cx="0" cy="-20" rx="300" ry="210" fill="#ffcf70" opacity=".13" filter="url(#glow)"/>${sparks}${fan}
    ${chips(-268, 214, 74, 5, 'gold')}${chips(-150, 250, 66, 2, 'green')}${chips(262, 222, 74, 7, 'gold')}${chips(348, 258, 54, 3, 'ivory')}${chips(120, 262, 62, 1, 'gold')}`,
  );
}

/** A card lifted from its back to its face, a gold seal, and the chain of marks that binds them. */
export function fairScene(stage: Stage): string {
  const chain = Array.from({ length: 9 }, (_, index) => {
    const x = -330 + index * 82;
    const name = SUITS[index % 4] ?? 'spades';
    const known = index < 5;
    return `<g transform="translate(${x} ${226 + Math.sin(index * 0.8) * 9})">
      ${index < 8 ? `<path d="M30 0h22" stroke="${GOLD}" stroke-width="5" opacity="${known ? 0.9 : 0.4}"/>` : ''}
      <rect x="-27" y="-27" width="54" height="54" rx="14" fill="#0e2a21" stroke="${GOLD}" stroke-width="3" opacity="${known ? 1 : 0.55}"/>
      ${known ? suit(name, 0, 0, 28, 'url(#gold)') : `<circle r="6" fill="${GOLD}" opacity=".55"/>`}</g>`;
  }).join('');
  const teeth = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    return `<circle cx="${Math.cos(angle) * 92}" cy="${Math.sin(angle) * 92}" r="13" fill="url(#gold)"/>`;
  }).join('');
  const seal = `<g transform="translate(252 52) rotate(-8)">
    <circle cx="8" cy="14" r="104" fill="#000" opacity=".5" filter="url(#blur)"/>${teeth}
    <circle r="92" fill="url(#gold)"/><circle r="74" fill="none" stroke="#7c5312" stroke-width="4" opacity=".7"/>
    <circle r="64" fill="#b07a1f" opacity=".35"/>
    <path d="M-34 2l24 26 46-56" fill="none" stroke="#3b2606" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M-34 -2l24 26 46-56" fill="none" stroke="${IVORY}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return at(
    stage,
    `<ellipse cx="0" cy="-10" rx="280" ry="200" fill="#ffcf70" opacity=".12" filter="url(#glow)"/>
    ${back({ x: -205, y: -28, width: 232, turn: -14 })}
    <g transform="skewY(-5)">${ace('spades', { x: 26, y: -30, width: 240, turn: 5 })}</g>${seal}${chain}`,
  );
}

/** A pocket watch that counts in suits, a deck laid aside, one chip left in the pocket of light. */
export function calmScene(stage: Stage): string {
  const minutes = Array.from({ length: 60 }, (_, index) => {
    const long = index % 5 === 0;
    return `<path d="M0 -${long ? 146 : 150}V-158" stroke="#3a2a10" stroke-width="${long ? 5 : 2}" opacity="${long ? 0.85 : 0.5}" transform="rotate(${index * 6})"/>`;
  }).join('');
  const numerals: Array<[Suit, number, number]> = [
    ['spades', 0, -112],
    ['hearts', 112, 0],
    ['clubs', 0, 112],
    ['diamonds', -112, 0],
  ];
  const links = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    const x = 10 - t * 330;
    const y = -236 + Math.sin(t * 3.1) * -26 + t * 120;
    return `<ellipse cx="${x}" cy="${y}" rx="17" ry="9" transform="rotate(${index % 2 ? 14 : -38} ${x} ${y})" fill="none" stroke="url(#brass)" stroke-width="6"/>`;
  }).join('');
  const watch = `<circle cx="14" cy="26" r="204" fill="#000" opacity=".6" filter="url(#blur)"/>${links}
    <rect x="-17" y="-236" width="34" height="42" rx="8" fill="url(#brass)"/><circle cy="-240" r="25" fill="none" stroke="url(#brass)" stroke-width="11"/>
    <circle r="200" fill="url(#brass)"/><circle r="184" fill="#5d3e0d"/><circle r="178" fill="url(#gold)"/><circle r="167" fill="url(#paper)"/>
    ${minutes}${numerals.map(([name, x, y]) => suit(name, x, y, 42, name === 'hearts' || name === 'diamonds' ? '#c93a42' : '#22202c')).join('')}
    <g transform="rotate(-54)"><path d="M-6 22L-3 -86 0 -98 3 -86 6 22Z" fill="#22202c"/></g>
    <g transform="rotate(36)"><path d="M-5 28L-2.5 -124 0 -138 2.5 -124 5 28Z" fill="#22202c"/></g>
    <g transform="rotate(152)"><path d="M0 36V-132" stroke="#c93a42" stroke-width="3"/></g><circle r="12" fill="url(#gold)"/><circle r="4" fill="#3a2a10"/>
    <path d="M-120 -118A168 168 0 0 1 96 -137 A240 240 0 0 0 -120 -118Z" fill="#fff" opacity=".28"/>`;
  const deck = Array.from({ length: 7 }, (_, index) =>
    back({ x: 306 - index * 1.5, y: 96 - index * 5, width: 208, turn: 13 }, 'hearts'),
  );
  return at(
    stage,
    `<ellipse cx="-60" cy="-20" rx="280" ry="220" fill="#ffcf70" opacity=".12" filter="url(#glow)"/>
    ${deck.join('')}<g transform="translate(-70 4) rotate(-9)">${watch}</g>${chips(170, 262, 58, 1, 'gold')}`,
  );
}
