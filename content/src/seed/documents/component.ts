import type { Component } from '../../payload-types';
import { componentAt, type Seed, type SeedContext, type Texts } from '../seed';

type Entry = NonNullable<NonNullable<Component['config']>['general']>[number];

/** A config entry to be; a text is said in the language at hand. */
export type EntryPlan = { key: string } & (
  | { value: string | Texts }
  | { component: [page: string | null, key: string] }
  | { picture: string }
);

export type ComponentPlan = {
  page: string | null;
  key: string;
  type: Component['type'];
  text?: Texts;
  picture?: string;
  /** Of a block that brings its own body, css and js; they need no translation but the body. */
  dynamicContent?: { body: Texts; css: string; js: string };
  /** Place for players; null: they don't see it. */
  order?: number | null;
  /** Place for guests; null: they don't see it. */
  orderNonAuth?: number | null;
  general?: EntryPlan[];
  desktop?: EntryPlan[];
  mobile?: EntryPlan[];
};

function entry(plan: EntryPlan, breakpoint: Entry['breakpoint'], context: SeedContext): Entry {
  const base = { id: context.row(), key: plan.key, breakpoint };
  if ('component' in plan) return { ...base, kind: 'component', component: context.component(...plan.component) };
  if ('picture' in plan) return { ...base, kind: 'image', image: context.picture(plan.picture) };
  return { ...base, kind: 'text', value: typeof plan.value === 'string' ? plan.value : context.say(plan.value) };
}

/** A component as a seed; what it needs follows from what it names. */
export function componentSeed(plan: ComponentPlan): Seed<'components'> {
  const { page, key, type, text, picture, dynamicContent, order = 0, orderNonAuth = 0 } = plan;
  const entries = [...(plan.general ?? []), ...(plan.desktop ?? []), ...(plan.mobile ?? [])];
  const pictures = entries.flatMap((one) => ('picture' in one ? [one.picture] : []));
  return {
    mark: `component:${page ?? ''}:${key}`,
    collection: 'components',
    same: componentAt(page, key),
    needs: {
      pages: page ? [page] : [],
      pictures: picture ? [...pictures, picture] : pictures,
      components: entries.flatMap((one) => ('component' in one ? [one.component] : [])),
    },
    data: (context) => ({
      key,
      type,
      page: page ? context.page(page) : undefined,
      text: text ? context.say(text) : undefined,
      image: picture ? context.picture(picture) : undefined,
      dynamicContent: dynamicContent && { ...dynamicContent, body: context.say(dynamicContent.body) },
      enabled: true,
      withAuth: order !== null,
      withoutAuth: orderNonAuth !== null,
      order: order ?? 0,
      orderNonAuth: orderNonAuth ?? 0,
      config: {
        general: (plan.general ?? []).map((one) => entry(one, 'desktop', context)),
        desktop: (plan.desktop ?? []).map((one) => entry(one, 'desktop', context)),
        mobile: (plan.mobile ?? []).map((one) => entry(one, 'mobile', context)),
      },
      _status: 'published',
    }),
  };
}
