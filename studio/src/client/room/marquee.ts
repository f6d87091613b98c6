import '../base.css';
import '../controls.css';
import '../frame.css';
// After what it changes.
import './scene.css';
import { h } from '../dom';

/** The title in the studio's lettering, as the page brings it; the head has it as text. */
export function createMarquee(): Element | null {
  const drawn = document.querySelector<HTMLTemplateElement>('template#title');
  return drawn && h('div', { class: 'marquee', 'aria-hidden': 'true' }, drawn.content);
}
