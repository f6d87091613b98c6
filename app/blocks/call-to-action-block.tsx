import { ButtonLink } from '@/components/controls/button-link';
import { RichText } from '@/components/display/rich-text';
import { configText } from '@/lib/content/component-rules';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { getBlockLink } from './block-link';

/** A sentence and the way on. */
export function CallToActionBlock({ component, first }: BlockProps) {
  const title = configText(component, 'title');
  const link = getBlockLink(component);
  return (
    <section className="flex flex-col items-start gap-5 rounded-card bg-surface-2 p-6 tablet:flex-row tablet:items-center tablet:justify-between tablet:p-8">
      <div className="min-w-0 max-w-2xl">
        {title && <h2 className="mb-2 font-display font-semibold text-xl">{title}</h2>}
        <RichText
          html={sanitizeRichText(component.text)}
          className="text-muted [&_:is(h2,h3)]:mt-0 [&_:is(h2,h3)]:text-ivory"
        />
      </div>
      {link && (
        <ButtonLink href={link.href} tone={first ? 'gold' : 'quiet'} className="shrink-0">
          {link.label}
        </ButtonLink>
      )}
    </section>
  );
}
