import type { Payload, PayloadRequest } from 'payload';
import { REFERENCE_DEPTH } from '../rest/component-graph';
import { ALL_CONTENT, pageTag } from './tags';

type Relation = number | { id: number } | null | undefined;

function idOf(relation: Relation): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation;
}

/** Ids of the pages that show a component: its own first, then those of components that link to it, as deep as links go. */
export async function pagesOfComponent(
  payload: Payload,
  req: PayloadRequest,
  component: { id: number; page?: Relation },
): Promise<number[]> {
  const pages = new Set<number>();
  let parts = [component.id];
  const own = idOf(component.page);
  if (own !== undefined) pages.add(own);
  for (let depth = 0; depth < REFERENCE_DEPTH && parts.length > 0; depth += 1) {
    const parents = await payload.find({
      collection: 'components',
      req,
      depth: 0,
      pagination: false,
      select: { page: true },
      where: {
        or: (['general', 'desktop', 'mobile'] as const).map((list) => ({
          [`config.${list}.component`]: { in: parts },
        })),
      },
    });
    for (const parent of parents.docs) {
      const page = idOf(parent.page);
      if (page !== undefined) pages.add(page);
    }
    parts = parents.docs.map((parent) => parent.id);
  }
  return [...pages];
}

/** Tags of the pages that show a component. Everything, when no page can be named. */
export async function tagsOfComponent(
  payload: Payload,
  req: PayloadRequest,
  component: { id: number; page?: Relation },
): Promise<string[]> {
  const pages = await pagesOfComponent(payload, req, component);
  if (pages.length === 0) return [];
  const found = await payload.find({
    collection: 'pages',
    req,
    depth: 0,
    pagination: false,
    select: { key: true },
    where: { id: { in: pages } },
  });
  return found.docs.length > 0 ? found.docs.map((page) => pageTag(page.key)) : [ALL_CONTENT];
}
