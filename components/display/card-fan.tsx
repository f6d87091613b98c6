import type { ReactNode } from 'react';

/** Degrees between neighbours, and how far each card stands from the last, as a share of its own width. */
const TURN = 11;
const STEP = 0.46;

/** Cards held in a hand: one to five, the last one on top. `cards` all have the same width class. Decorative. */
export function CardFan({ cards }: { cards: readonly { key: string; content: ReactNode }[] }) {
  const middle = (cards.length - 1) / 2;
  return (
    <span aria-hidden className="flex justify-center">
      {cards.map(({ key, content }, position) => {
        const off = position - middle;
        return (
          <span
            key={key}
            className="block"
            style={{
              marginLeft: position === 0 ? 0 : `calc(var(--fan-card, 5rem) * ${STEP - 1})`,
              transform: `translateY(${(off * off * 5).toFixed(1)}px) rotate(${(off * TURN).toFixed(1)}deg)`,
            }}
          >
            {content}
          </span>
        );
      })}
    </span>
  );
}
