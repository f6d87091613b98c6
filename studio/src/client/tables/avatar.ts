import type { Avatar } from '@kozyr/contracts/nicknames';
import { s } from '../dom';
import { SUIT_SHAPES } from '../suit-shapes';

/** Lines of a card's back in a square of 40, under the suit: as the site draws them. */
const PATTERNS: Record<Avatar['pattern'], string> = {
  plain: '',
  lattice:
    'M-8 12 12-8M-8 28 28-8M-4 40 40-4M12 48 48 12M28 48 48 28M28-8 48 12M12-8 48 28M0-4 44 40M-8 12 28 48M-8 28 12 48',
  rays: [0, 30, 60, 90, 120, 150]
    .map((angle) => {
      const [x, y] = [Math.cos((angle * Math.PI) / 180) * 30, Math.sin((angle * Math.PI) / 180) * 30];
      return `M${(20 - x).toFixed(1)} ${(20 - y).toFixed(1)}L${(20 + x).toFixed(1)} ${(20 + y).toFixed(1)}`;
    })
    .join(''),
  dots: [4, 12, 20, 28, 36].flatMap((y) => [4, 12, 20, 28, 36].map((x) => `M${x} ${y}h.01`)).join(''),
};

/** The avatar of a player who is read by nickname; of others the bare back of a card. Decorative. */
export function avatarDrawing(avatar: Avatar | null): Element {
  const { suit, colour, pattern } = avatar ?? { suit: null, colour: 'none', pattern: 'lattice' as const };
  return s(
    'svg',
    { viewBox: '0 0 40 40', class: 'avatar', 'data-colour': colour, 'aria-hidden': 'true' },
    s('path', { d: PATTERNS[pattern], class: pattern === 'dots' ? 'back dots' : 'back' }),
    suit && s('circle', { cx: 20, cy: 20, r: 12.5 }),
    suit && s('path', { d: SUIT_SHAPES[suit], transform: 'translate(11 11) scale(0.75)', class: 'suit' }),
  );
}
