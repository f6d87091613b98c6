import type { ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import { Fragment } from 'react';
import type { Audience } from '@/lib/content/component-rules';
import { getBlockNeeds } from './block-link';
import { drawSafely } from './draw-safely';
import { blocks } from './registry';

/** Types without a block that were logged, by page: a page is made again every few minutes, and says it once. */
const logged = new Set<string>();

function logUnknown({ key, type }: ContentComponent, page: string) {
  const mark = `${page} ${type}`;
  if (logged.has(mark) || logged.size > 1000) return;
  logged.add(mark);
  console.warn(JSON.stringify({ level: 'warn', msg: 'content type without a block', type, page, key }));
}

/**
 * The blocks of a page, in their order; nothing at all when they have nothing to show. `page` is its key, for the log;
 * `under` means that something else comes first on it.
 */
export async function ContentBlocks({
  components,
  locale,
  audience,
  page = '',
  under = false,
}: {
  components: readonly ContentComponent[];
  locale: Locale;
  audience: Audience;
  page?: string;
  under?: boolean;
}) {
  const drawn = await Promise.all(
    components.map(async (component, position) => {
      const block = blocks.get(component.type);
      if (!block) {
        logUnknown(component, page);
        return null;
      }
      const content = await drawSafely(block, { component, locale, audience, first: position === 0 && !under });
      if (content === null) return null;
      const needs = getBlockNeeds(component);
      if (!needs) return <Fragment key={component.key}>{content}</Fragment>;
      return (
        <div key={component.key} data-needs={needs}>
          {content}
        </div>
      );
    }),
  );
  if (drawn.every((content) => content === null)) return null;
  return <div className="flex flex-col gap-10 tablet:gap-12">{drawn}</div>;
}
