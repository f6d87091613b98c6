import { RichText } from '@/components/display/rich-text';
import { configText } from '@/lib/content/component-rules';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';

/** Editors' text, as wide as is good to read. */
export function TextBlock({ component }: BlockProps) {
  const title = configText(component, 'title');
  const html = sanitizeRichText(component.text);
  if (!html && !title) return null;
  return (
    <section className="max-w-3xl">
      {title && <h2 className="mb-3 font-display font-semibold text-lg tablet:text-xl">{title}</h2>}
      <RichText html={html} className="text-muted" />
    </section>
  );
}
