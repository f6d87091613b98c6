import type { ReactNode } from 'react';

/** A chapter of the gallery; `id` is its anchor. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-4">
      <h2 id={`${id}-title`} className="font-display font-semibold text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
