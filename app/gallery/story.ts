import type { ReactNode } from 'react';
import type { ModalTexts } from '@/components/overlay/modal-texts';

/**
 * A modal in one state. `id` opens it by ?open=<id>. It is rendered while it is open, or run when a store of its own shows
 * it.
 */
export type Story = { id: string; name: string } & (
  | { render: (close: () => void) => ReactNode; run?: undefined }
  | { run: () => void; render?: undefined }
);

export type SampleTexts = Record<'default' | 'loading' | 'content' | 'image', ModalTexts>;

/** One modal with our own texts, with a skeleton, and with an editor's; `id` gets the state's name behind it. */
export function inEveryState(
  id: string,
  name: string,
  texts: SampleTexts,
  render: (texts: ModalTexts, close: () => void) => ReactNode,
): Story[] {
  return (['default', 'loading', 'content'] as const).map((state) => ({
    id: `${id}-${state}`,
    name,
    render: (close) => render(texts[state], close),
  }));
}
