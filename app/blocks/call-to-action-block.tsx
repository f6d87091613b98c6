import { RichText } from '@/components/display/rich-text';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { BlockAction } from './block-action';
import { BlockTitle } from './block-title';

/** A sentence and the way on. */
export function CallToActionBlock({ component, first }: BlockProps) {
  return (
    <section className="flex flex-col items-start gap-5 rounded-card bg-surface-2 p-6 tablet:flex-row tablet:items-center tablet:justify-between tablet:p-8">
      <div className="min-w-0 max-w-2xl">
        <BlockTitle component={component} className="mb-2 font-display font-semibold text-xl" />
        <RichText
          html={sanitizeRichText(component.text)}
          className="text-muted [&_:is(h2,h3)]:mt-0 [&_:is(h2,h3)]:text-ivory"
        />
      </div>
      <BlockAction component={component} tone={first ? 'gold' : 'quiet'} className="shrink-0" />
    </section>
  );
}
