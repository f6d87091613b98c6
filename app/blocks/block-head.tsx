import type { ContentComponent } from '@kozyr/contracts/content';
import { RichText } from '@/components/display/rich-text';
import { headingAndRest } from '@/lib/content/sanitize';
import { BlockAction } from './block-action';
import { BlockTitle } from './block-title';

/** What stands above a block: its heading, a sentence, and the way on. `href` where the editor gave words alone. */
export function BlockHead({ component, href }: { component: ContentComponent; href?: string }) {
  const { heading, rest } = headingAndRest(component.text);
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 max-w-2xl">
        <BlockTitle
          component={component}
          fallback={heading}
          className="font-display font-semibold text-lg tablet:text-xl"
        />
        {rest && <RichText html={rest} className="mt-1 text-muted text-sm [&_p]:my-0" />}
      </div>
      <BlockAction component={component} {...(href ? { href } : {})} tone="ghost" size="small" className="-ml-3" />
    </header>
  );
}
