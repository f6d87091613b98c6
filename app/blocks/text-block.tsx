import { RichText } from '@/components/display/rich-text';
import { configText, SCREENS } from '@/lib/content/component-rules';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { BlockTitle } from './block-title';

/** Editors' text, as wide as is good to read. */
export function TextBlock({ component }: BlockProps) {
  const html = sanitizeRichText(component.text);
  if (!html && !SCREENS.some((screen) => configText(component, 'title', screen))) return null;
  return (
    <section className="max-w-3xl">
      <BlockTitle component={component} className="mb-3 font-display font-semibold text-lg tablet:text-xl" />
      <RichText html={html} className="text-muted [&_:is(h2,h3,h4)]:text-ivory" />
    </section>
  );
}
