import type { ContentComponent } from '@kozyr/contracts/content';
import { configText } from '@/lib/content/component-rules';
import { ByScreen } from './by-screen';

/** The heading of a block from its entry "title", else `fallback`; nothing without both. One heading for each reader. */
export function BlockTitle({
  component,
  fallback = '',
  className = 'mb-4 font-display font-semibold text-lg tablet:text-xl',
}: {
  component: ContentComponent;
  fallback?: string;
  className?: string;
}) {
  return (
    <ByScreen read={(screen) => configText(component, 'title', screen) ?? fallback}>
      {(title) => title && <h2 className={className}>{title}</h2>}
    </ByScreen>
  );
}
