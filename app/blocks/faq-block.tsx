import { Icon } from '@/components/display/icon';
import { RichText } from '@/components/display/rich-text';
import { configText, linkedComponents } from '@/lib/content/component-rules';
import { plainText, sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { BlockTitle } from './block-title';
import { ByScreen } from './by-screen';

/** Questions that open on their answers. */
export function FaqBlock({ component }: BlockProps) {
  return (
    <ByScreen read={(screen) => linkedComponents(component, 'item', screen)}>
      {(items) =>
        items.length > 0 && (
          <section className="max-w-3xl">
            <BlockTitle component={component} fallback={plainText(component.text)} />
            <div className="flex flex-col gap-2">
              {items.map((item) => (
                <details key={item.key} className="group rounded-card bg-surface-1">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-medium hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
                    <span>
                      <ByScreen inline read={(screen) => configText(item, 'question', screen) ?? item.key}>
                        {(question) => question}
                      </ByScreen>
                    </span>
                    <Icon
                      name="chevron-down"
                      size={20}
                      className="text-muted transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <RichText html={sanitizeRichText(item.text)} className="px-5 pt-1 pb-5 text-muted" />
                </details>
              ))}
            </div>
          </section>
        )
      }
    </ByScreen>
  );
}
