import type { ConfigEntry, ContentComponent } from '@kozyr/contracts/content';
import type { ContentLanguage } from '@kozyr/contracts/locales';
import type { Component } from '../payload-types';
import { cleanBlock } from '../rules/clean-block';
import { cleanHtml } from '../rules/clean-html';
import { configLists, REFERENCE_DEPTH } from './component-graph';
import type { ImageRelation, Images } from './images';
import { relatedId } from './reading';

type StoredEntry = ReturnType<typeof configLists>['general'][number];

export type ShapeContext = {
  language: ContentLanguage;
  linked: ReadonlyMap<number, Component>;
  images: Images;
};

/** Every picture a component names itself. */
export function imageRelationsOf(component: Component): ImageRelation[] {
  const { general, desktop, mobile } = configLists(component);
  return [component.image, ...[...general, ...desktop, ...mobile].map((entry) => entry.image)];
}

/** The component as the contract writes it. `trail` holds the ids on the way here: a link back is left out. */
export function shapeComponent(
  component: Component,
  context: ShapeContext,
  trail: readonly number[] = [],
): ContentComponent {
  const way = [...trail, component.id];
  const lists = configLists(component);
  const shapeList = (entries: readonly StoredEntry[]) => entries.flatMap((entry) => shapeEntry(entry, context, way));
  return {
    key: component.key ?? '',
    text: cleanHtml(component.text ?? ''),
    type: component.type ?? '',
    withAuth: component.withAuth ?? false,
    withoutAuth: component.withoutAuth ?? false,
    enabled: component.enabled ?? false,
    order: component.order ?? 0,
    orderNonAuth: component.orderNonAuth ?? 0,
    language: context.language,
    startDate: component.startDate ?? null,
    endDate: component.endDate ?? null,
    image: context.images(component.image),
    dynamicContent: dynamicContentOf(component),
    config: { general: shapeList(lists.general), desktop: shapeList(lists.desktop), mobile: shapeList(lists.mobile) },
  };
}

/** One entry, or none where what it refers to is not to be shown: value "ref" and "image" promise that it is there. */
function shapeEntry(entry: StoredEntry, context: ShapeContext, way: readonly number[]): ConfigEntry[] {
  const base = { key: entry.key ?? '', breakpoint: entry.breakpoint ?? 'desktop' };
  if (entry.kind === 'image') {
    const image = context.images(entry.image);
    return image ? [{ ...base, value: 'image', image }] : [];
  }
  if (entry.kind === 'component') {
    const id = relatedId(entry.component);
    const component = id === undefined ? undefined : context.linked.get(id);
    if (!component || way.includes(component.id) || way.length > REFERENCE_DEPTH) return [];
    return [{ ...base, value: 'ref', component: shapeComponent(component, context, way) }];
  }
  return [{ ...base, value: entry.value ?? '' }];
}

function dynamicContentOf(component: Component): ContentComponent['dynamicContent'] {
  const { body, css, js } = component.dynamicContent ?? {};
  if (!body && !css && !js) return null;
  return { body: cleanBlock(body ?? ''), css: css ?? '', js: js ?? '' };
}
