import { Icon } from '@/components/display/icon';
import { RichText } from '@/components/display/rich-text';
import { configText, linkedComponents, selectVisible } from '@/lib/content/component-rules';
import { plainText, sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';

/** Questions that open on their answers. */
export function FaqBlock({ component, audience }: BlockProps) {
  const items = selectVisible(linkedComponents(component, 'item'), { audience, now: new Date() });
  if (items.length === 0) return null;
  return (
    <section className="max-w-3xl">
      <h2 className="mb-4 font-display font-semibold text-lg tablet:text-xl">
        {configText(component, 'title') ?? plainText(component.text)}
      </h2>
      <div className="flex flex-col gap-2">
        {items.map((item) => (
          <details key={item.key} className="group rounded-card bg-surface-1">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-medium hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
              {configText(item, 'question') ?? item.key}
              <Icon name="chevron-down" size={20} className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <RichText html={sanitizeRichText(item.text)} className="px-5 pt-1 pb-5 text-muted" />
          </details>
        ))}
      </div>
    </section>
  );
}
