import type { ContentComponent } from '@kozyr/contracts/content';
import type { Offered } from '@kozyr/contracts/place';
import { configText, type Screen } from '@/lib/content/component-rules';
import { offeredAt } from '@/lib/place/offered';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { isOwnPath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';

/** Where an editor's `action` leads; it wins over `href`, which is the way for what we don't know yet. */
const ACTIONS = new Map([
  ['register', routes.auth('register', routes.main())],
  ['login', routes.auth('login', routes.main())],
  ['deposit', cashboxRoutes.at('deposit')],
]);

/** The address an editor gave for a screen, when it is one of this site. Other sites are not linked. */
export function getBlockHref(component: ContentComponent, screen: Screen): string | undefined {
  const href = ACTIONS.get(configText(component, 'action', screen) ?? '') ?? configText(component, 'href', screen);
  return href && isOwnPath(href) ? href : undefined;
}

/** Blocks that are about what is not offered everywhere, wherever they lead. */
const ABOUT = new Map<string, Offered>([
  ['battles-strip', 'battles'],
  ['jackpots-strip', 'jackpots'],
  ['big-wins', 'money'],
]);

/** What a block is about, or leads to, that is not offered everywhere: where it is not, the block is not shown. */
export function getBlockNeeds(component: ContentComponent): Offered | undefined {
  const href = getBlockHref(component, 'desktop');
  return ABOUT.get(component.type) ?? (href ? offeredAt(href) : undefined);
}

/** Where a block leads on a screen, when an editor gave its words and an address on this site, or the block has one. */
export function getBlockLink(
  component: ContentComponent,
  screen: Screen,
  fallback?: string,
): { href: string; label: string } | undefined {
  const href = getBlockHref(component, screen) ?? fallback;
  const label = configText(component, 'action-label', screen);
  return href && label ? { href, label } : undefined;
}
