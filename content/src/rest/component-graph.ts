import type { Payload, Where } from 'payload';
import type { Component } from '../payload-types';
import type { Question } from './question';
import { readIn, relatedId, visible } from './reading';

/** How deep links from component to component are followed. */
export const REFERENCE_DEPTH = 2;

export type Audience = 'member' | 'guest' | 'both';

/** Conditions a component must meet, on a page as well as behind a link: enabled, and for this audience. Spec §3, §6. */
export function showable(audience: Audience): Where[] {
  const enabled: Where = { enabled: { equals: true } };
  if (audience === 'both') return [enabled];
  return [enabled, { [audience === 'member' ? 'withAuth' : 'withoutAuth']: { equals: true } }];
}

export function configLists(component: Component) {
  const { general, desktop, mobile } = component.config ?? {};
  return { general: general ?? [], desktop: desktop ?? [], mobile: mobile ?? [] };
}

function linksOf(component: Component): number[] {
  const { general, desktop, mobile } = configLists(component);
  return [...general, ...desktop, ...mobile]
    .map((entry) => (entry.kind === 'component' ? relatedId(entry.component) : undefined))
    .filter((id) => id !== undefined);
}

/**
 * The components behind the links of the given ones, by id, as deep as links are followed: one query a level, so a ring
 * of links ends by itself. What is not to be shown is not among them.
 */
export async function loadLinked(
  payload: Payload,
  question: Question,
  audience: Audience,
  isInTime: (component: Component) => boolean,
  roots: readonly Component[],
): Promise<Map<number, Component>> {
  const linked = new Map<number, Component>();
  let level = roots;
  for (let depth = 0; depth < REFERENCE_DEPTH; depth += 1) {
    const wanted = new Set(level.flatMap(linksOf).filter((id) => !linked.has(id)));
    if (wanted.size === 0) break;
    const found = await payload.find({
      ...readIn(question),
      collection: 'components',
      where: visible(question, { and: [{ id: { in: [...wanted] } }, ...showable(audience)] }),
    });
    level = found.docs.filter(isInTime);
    for (const component of level) linked.set(component.id, component);
  }
  return linked;
}
