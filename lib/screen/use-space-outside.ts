import { useEffect, useEffectEvent } from 'react';

/** Whether the middle of an element is on the screen: what is scrolled away is not what a key is meant for. */
function inView(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > 0 && middle < window.innerHeight;
}

/**
 * Space where no control of the page has the keyboard, while the element can be seen and no dialog is open. The page does not
 * scroll by it then. Space on a button, a link or in a field is theirs.
 */
export function useSpaceOutside(find: () => Element | null, press: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const element = find();
    if (event.target !== document.body || !element || !inView(element)) return;
    if (document.querySelector('dialog[open], [role=dialog]')) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  useEffect(() => {
    const receive = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', receive);
    return () => document.removeEventListener('keydown', receive);
  }, []);
}
