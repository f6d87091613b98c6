import { say } from './config';
import { controlIcon, h, ICONS } from './dom';

export type Choice = { label: string; gold?: boolean; act: () => void; stays?: boolean };

/** A sheet over the table. Escape and the cross close it, unless it must be answered. */
export function openDialog(
  title: string,
  content: readonly Node[],
  { choices = [], must = false }: { choices?: readonly Choice[]; must?: boolean } = {},
): HTMLDialogElement {
  const close = () => dialog.close();
  const dialog = h(
    'dialog',
    { 'aria-label': title },
    h(
      'div',
      { class: 'sheet' },
      h(
        'div',
        { class: 'sheet-head' },
        h('h2', {}, title),
        must
          ? null
          : h(
              'button',
              { type: 'button', class: 'control', 'aria-label': say('close'), click: close },
              controlIcon(ICONS.close),
            ),
      ),
      h('div', { class: 'sheet-body' }, ...content),
      choices.length === 0
        ? null
        : h(
            'div',
            { class: 'choices' },
            ...choices.map((choice) =>
              h(
                'button',
                {
                  type: 'button',
                  class: choice.gold ? 'gold' : 'plain',
                  click: () => {
                    if (!choice.stays) close();
                    choice.act();
                  },
                },
                choice.label,
              ),
            ),
          ),
    ),
  );
  dialog.addEventListener('cancel', (event) => must && event.preventDefault());
  dialog.addEventListener('click', (event) => event.target === dialog && !must && close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export const paragraph = (text: string): HTMLElement => h('p', {}, text);
