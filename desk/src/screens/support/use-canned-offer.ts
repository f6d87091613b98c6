'use client';
import type { CannedAnswer } from '@kozyr/contracts/operator/canned-answers';
import { type KeyboardEvent, useState } from 'react';
import { cannedSearch, offeredAnswers } from './rules';

type Offer = { draft: string; answers: readonly CannedAnswer[]; onInsert: (answer: CannedAnswer) => void };

/** Canned answers that a draft such as "/lim" asks for: arrows go through them, Enter or Tab takes one, Escape leaves the text alone. */
export function useCannedOffer({ draft, answers, onInsert }: Offer) {
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const search = draft === dismissed ? null : cannedSearch(draft);
  const offered = search === null ? [] : offeredAnswers(answers, search);
  const chosen = offered[Math.min(at, offered.length - 1)];

  function takesKey(event: KeyboardEvent): boolean {
    if (!chosen || event.altKey || event.shiftKey) return false;
    switch (event.key) {
      case 'ArrowDown':
        setAt((at + 1) % offered.length);
        return true;
      case 'ArrowUp':
        setAt((at - 1 + offered.length) % offered.length);
        return true;
      case 'Enter':
      case 'Tab':
        onInsert(chosen);
        return true;
      case 'Escape':
        setDismissed(draft);
        return true;
      default:
        return false;
    }
  }

  return {
    isOpen: search !== null,
    offered,
    chosen,
    takesKey,
    /** The text has changed: what is offered begins anew. */
    restart: () => {
      setAt(0);
      setDismissed(null);
    },
  };
}
