import type { ConfigEntry, ContentComponent } from '@kozyr/contracts/content';
import { isWithinWindow } from '@kozyr/contracts/date-window';

export type Audience = 'guest' | 'member';
type View = { audience: Audience; now: Date };

/** Screens by width: mobile below 768 px, tablet below 1024, desktop from there (spec §9). */
export const SCREENS = ['mobile', 'tablet', 'desktop'] as const;
export type Screen = (typeof SCREENS)[number];

type Place = readonly [list: keyof ContentComponent['config'], breakpoint: ConfigEntry['breakpoint']];

const GENERAL = (...breakpoints: Screen[]): Place[] =>
  breakpoints.map((breakpoint) => ['general', breakpoint] as const);

/**
 * Where a screen looks for a key, best place first (spec §3): what was written for it wins over the general, and mobile
 * falls back to desktop when absent. A tablet takes what names it, then does as a desktop does.
 */
const PLACES: Readonly<Record<Screen, readonly Place[]>> = {
  mobile: [
    ['mobile', 'mobile'],
    ['mobile', 'tablet'],
    ['mobile', 'desktop'],
    ['desktop', 'mobile'],
    ['desktop', 'tablet'],
    ['desktop', 'desktop'],
    ...GENERAL('mobile', 'tablet', 'desktop'),
  ],
  tablet: [
    ['mobile', 'tablet'],
    ['desktop', 'tablet'],
    ['desktop', 'desktop'],
    ['desktop', 'mobile'],
    ...GENERAL('tablet', 'desktop', 'mobile'),
  ],
  desktop: [
    ['desktop', 'desktop'],
    ['desktop', 'tablet'],
    ['desktop', 'mobile'],
    ...GENERAL('desktop', 'tablet', 'mobile'),
  ],
};

/**
 * What this audience sees now, in its own order, with the parts they link to under the same rules (spec §3, §6). Checked
 * here again because the answer may be minutes old and serves both audiences.
 */
export function selectVisible(components: readonly ContentComponent[], view: View): ContentComponent[] {
  return components
    .filter((component) => component.enabled && isWithinWindow(component, view.now))
    .filter((component) => (view.audience === 'member' ? component.withAuth : component.withoutAuth))
    .sort((a, b) => orderOf(a, view) - orderOf(b, view))
    .map((component) => {
      const { general, desktop, mobile } = component.config;
      const config = {
        general: visibleEntries(general, view),
        desktop: visibleEntries(desktop, view),
        mobile: visibleEntries(mobile, view),
      };
      return { ...component, config };
    });
}

function orderOf(component: ContentComponent, { audience }: View): number {
  return audience === 'member' ? component.order : component.orderNonAuth;
}

/** Entries whose part may be seen, parts in their order: those of one order stay as they stand in the list. */
function visibleEntries(entries: readonly ConfigEntry[], view: View): ConfigEntry[] {
  const links = entries
    .flatMap((entry) =>
      (entry.component ? selectVisible([entry.component], view) : []).map((part) => ({ entry, part })),
    )
    .sort((a, b) => orderOf(a.part, view) - orderOf(b.part, view))
    .map(({ entry, part }) => ({ ...entry, component: part }));
  return [...entries.filter((entry) => !entry.component), ...links];
}

/**
 * Whole seconds until something among these, or among their parts, appears or goes by its dates; undefined when nothing
 * does. Rounded up: after so many seconds the change has come.
 */
export function secondsToNextChange(components: readonly ContentComponent[], now: Date): number | undefined {
  const changes = components
    .flatMap(momentsOf)
    .map((moment) => moment - now.getTime())
    .filter((wait) => wait > 0);
  return changes.length > 0 ? Math.ceil(Math.min(...changes) / 1000) : undefined;
}

function momentsOf({ startDate, endDate, config }: ContentComponent): number[] {
  const parts = [...config.general, ...config.desktop, ...config.mobile].flatMap((entry) => entry.component ?? []);
  // The end belongs to the window: what ends then goes a moment later.
  const own = [startDate ? Date.parse(startDate) : Number.NaN, endDate ? Date.parse(endDate) + 1 : Number.NaN];
  return [...own.filter((moment) => !Number.isNaN(moment)), ...parts.flatMap(momentsOf)];
}

/** The entries that a screen reads, of those a block is looking for: all of the best place that has any. */
function entriesFor(
  { config }: Pick<ContentComponent, 'config'>,
  screen: Screen,
  isWanted: (entry: ConfigEntry) => boolean,
): ConfigEntry[] {
  for (const [list, breakpoint] of PLACES[screen]) {
    const found = config[list].filter((entry) => entry.breakpoint === breakpoint && isWanted(entry));
    if (found.length > 0) return found;
  }
  return [];
}

/** The text of a key on a screen, or nothing. Machines, and what can't differ by width, read the desktop's. */
export function configText(component: ContentComponent, key: string, screen: Screen = 'desktop'): string | undefined {
  const [entry] = entriesFor(component, screen, (each) => each.key === key && !each.component && !each.image);
  return entry?.value || undefined;
}

/** The whole number of a key on a screen within bounds, or the default. */
export function configNumber(
  component: ContentComponent,
  key: string,
  { fallback, min, max, screen }: { fallback: number; min: number; max: number; screen: Screen },
): number {
  const value = Number(configText(component, key, screen));
  return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : fallback;
}

/** Components linked under a key on a screen (value "ref" or "reference", spec §3). */
export function linkedComponents(
  component: ContentComponent,
  key: string,
  screen: Screen = 'desktop',
): ContentComponent[] {
  const isLink = (entry: ConfigEntry) => entry.key === key && (entry.value === 'ref' || entry.value === 'reference');
  return entriesFor(component, screen, isLink).flatMap((entry) => entry.component ?? []);
}

/** The picture of a screen: the image entry there, or else the component's own. */
export function pictureFor(component: ContentComponent, screen: Screen) {
  const [entry] = entriesFor(component, screen, (each) => each.value === 'image' && each.image !== undefined);
  return entry?.image ?? component.image ?? undefined;
}

export type Variant<Value> = { screens: readonly Screen[]; value: Value };

/**
 * What differs by screen, each value once with the screens it is for: one variant where all read the same. Values are
 * compared as JSON.
 */
export function variantsOf<Value>(read: (screen: Screen) => Value): Variant<Value>[] {
  const variants = new Map<string, { screens: Screen[]; value: Value }>();
  for (const screen of SCREENS) {
    const value = read(screen);
    const mark = JSON.stringify(value) ?? '';
    const known = variants.get(mark);
    if (known) known.screens.push(screen);
    else variants.set(mark, { screens: [screen], value });
  }
  return [...variants.values()];
}
