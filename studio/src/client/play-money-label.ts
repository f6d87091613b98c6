import { say } from './config';
import { h } from './dom';

const TEXTS = {
  demo: { label: 'demo', note: 'demoNote' },
  credits: { label: 'credits', note: 'creditsNote' },
} as const;

/** The label beside a title that says that no money is played for. It is hidden until it is known which: a demo, or credits. */
export function createPlayMoneyLabel() {
  const element = h('span', { class: 'demo', role: 'note', hidden: true });
  return {
    element,
    show(kind: keyof typeof TEXTS): void {
      const { label, note } = TEXTS[kind];
      element.className = `demo ${kind}`;
      element.title = say(note);
      element.setAttribute('aria-label', say(note));
      element.textContent = say(label);
      element.removeAttribute('hidden');
    },
  };
}
