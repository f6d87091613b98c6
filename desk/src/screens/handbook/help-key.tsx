'use client';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useEffect } from 'react';
import { bookAddress, bookOf } from './books';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** "?" opens the handbook of the operator's role, from anywhere but a field and a dialog. */
export function HelpKey() {
  const router = useRouter();
  const own = bookOf(useOperator().role);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the place of the key too: on a Cyrillic layout it writes another letter.
      const asked = event.key === '?' || (event.code === 'Slash' && event.shiftKey);
      if (!asked || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      router.push(bookAddress(own ?? undefined));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router, own]);
  return null;
}
