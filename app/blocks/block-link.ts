import type { ContentComponent } from '@kozyr/contracts/content';
import { configText } from '@/lib/content/component-rules';
import { isOwnPath } from '@/lib/routes/own-path';
import { routes } from '@/lib/routes/routes';

/** Where an editor's `action` leads; it wins over `href`, which is the way for what we don't know yet. */
const ACTIONS = new Map([
  ['register', routes.auth('register', routes.main())],
  ['login', routes.auth('login', routes.main())],
  ['deposit', routes.cashbox('deposit')],
]);

/** Where a block leads, when an editor gave both an address on this site and its words. Other sites are not linked. */
export function getBlockLink(component: ContentComponent): { href: string; label: string } | undefined {
  const href = ACTIONS.get(configText(component, 'action') ?? '') ?? configText(component, 'href');
  const label = configText(component, 'action-label');
  if (!href || !label || !isOwnPath(href)) return undefined;
  return { href, label };
}
