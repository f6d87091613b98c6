import type { ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import type { Audience } from '@/lib/content/component-rules';
import { blocks } from './registry';

/** The blocks of a page, in their order. */
export function ContentBlocks({
  components,
  locale,
  audience,
}: {
  components: readonly ContentComponent[];
  locale: Locale;
  audience: Audience;
}) {
  return (
    <div className="flex flex-col gap-10 tablet:gap-12">
      {components.map((component, position) => {
        const Block = blocks.get(component.type);
        if (!Block) {
          const { key, type } = component;
          console.warn(JSON.stringify({ level: 'warn', msg: 'content type without a block', type, key }));
          return null;
        }
        return (
          <Block key={component.key} component={component} locale={locale} audience={audience} first={position === 0} />
        );
      })}
    </div>
  );
}
