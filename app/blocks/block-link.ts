import type { ContentComponent } from '@kozyr/contracts/content';
import { configText } from '@/lib/content/component-rules';

/** Where a block leads, when an editor gave both an address on this site and its words. Other sites are not linked. */
export function getBlockLink(component: ContentComponent): { href: string; label: string } | undefined {
  const href = configText(component, 'href');
  const label = configText(component, 'action-label');
  if (!href || !label || !href.startsWith('/') || href.startsWith('//') || href.includes('\\')) return undefined;
  return { href, label };
}
