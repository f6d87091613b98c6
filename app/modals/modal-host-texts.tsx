'use client';

import type { ReactNode } from 'react';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { useModalTexts } from '@/features/status-modal/queries';

/**
 * Fetches what editors wrote for a modal, by its key and the language, and gives it to `children`; a skeleton while it
 * loads, nothing when it can't be had, so that the modal shows its defaults (spec §8).
 */
export function EditorTexts({
  textKey,
  variables = {},
  children,
}: {
  textKey: string;
  variables?: Readonly<Record<string, string>>;
  children: (texts: ModalTexts) => ReactNode;
}) {
  const { data, isPending } = useModalTexts(textKey, { variables });
  if (isPending) return children({ loading: true });
  if (!data) return children({});
  const { header, description, body, image, actions } = data;
  return children({
    header,
    description,
    body,
    action: actions[0]?.label ?? null,
    image: image && { src: image.imageUrl, alt: image.alt, width: image.width, height: image.height },
  });
}
