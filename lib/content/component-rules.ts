import type { ConfigEntry, ContentComponent } from '@kozyr/contracts/content';

export type Audience = 'guest' | 'member';

/** Within startDate and endDate, each optional (spec §5). A date that can't be read hides nothing. */
export function isWithinWindow(
  { startDate, endDate }: Pick<ContentComponent, 'startDate' | 'endDate'>,
  now: Date,
): boolean {
  const start = startDate ? Date.parse(startDate) : Number.NaN;
  const end = endDate ? Date.parse(endDate) : Number.NaN;
  if (!Number.isNaN(start) && now.getTime() < start) return false;
  return Number.isNaN(end) || now.getTime() <= end;
}

/**
 * What this audience sees now, in its own order (spec §3, §6). Checked here again because the answer may be minutes old
 * and serves both audiences.
 */
export function selectVisible(
  components: readonly ContentComponent[],
  { audience, now }: { audience: Audience; now: Date },
): ContentComponent[] {
  const order = (component: ContentComponent) => (audience === 'member' ? component.order : component.orderNonAuth);
  return components
    .filter((component) => component.enabled && isWithinWindow(component, now))
    .filter((component) => (audience === 'member' ? component.withAuth : component.withoutAuth))
    .sort((a, b) => order(a) - order(b));
}

/** The entries of one screen: its own, then the general ones; mobile falls back to desktop when absent (spec §3). */
export function entriesFor({ config }: Pick<ContentComponent, 'config'>, screen: 'desktop' | 'mobile'): ConfigEntry[] {
  const own = screen === 'mobile' && config.mobile.length > 0 ? config.mobile : config.desktop;
  return [...own, ...config.general];
}

/** The text of the first entry with that key, or nothing. */
export function configText(component: ContentComponent, key: string): string | undefined {
  const entry = entriesFor(component, 'desktop').find((each) => each.key === key && !each.component && !each.image);
  return entry?.value || undefined;
}

/** The whole number of an entry within bounds, or the default. */
export function configNumber(
  component: ContentComponent,
  key: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = Number(configText(component, key));
  return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : fallback;
}

/** Components linked under a key (value "ref" or "reference"), as they stand in the list. */
export function linkedComponents(component: ContentComponent, key: string): ContentComponent[] {
  return entriesFor(component, 'desktop').flatMap((entry) =>
    entry.key === key && (entry.value === 'ref' || entry.value === 'reference') && entry.component
      ? [entry.component]
      : [],
  );
}

/** The picture of a screen: the first image entry there, or else the component's own. */
export function pictureFor(component: ContentComponent, screen: 'desktop' | 'mobile') {
  const entry = entriesFor(component, screen).find((each) => each.value === 'image' && each.image);
  return entry?.image ?? component.image ?? undefined;
}
