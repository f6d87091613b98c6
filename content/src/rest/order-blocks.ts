import type { PayloadHandler, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import type { Component } from '../payload-types';
import { announcePageOrder } from '../revalidate/announce';
import { placesFor } from '../rules/block-order';
import { mayPublish } from '../rules/roles';
import { bodyOf, idFrom, refuseEditor } from './asked';

const bodySchema = z.object({
  audience: z.enum(['member', 'guest']),
  components: z.array(z.number().check(z.int())).check(z.minLength(1), z.maxLength(500)),
});

const OF_AUDIENCE = {
  member: { shown: 'withAuth', place: 'order' },
  guest: { shown: 'withoutAuth', place: 'orderNonAuth' },
} as const;

type Place = (typeof OF_AUDIENCE)[keyof typeof OF_AUDIENCE]['place'];

/** A version is stored in parts as a document is; the adapter's type asks for all of them. */
function parseAsVersion(version: Partial<Component>) {
  return { version } as unknown as Parameters<PayloadRequest['payload']['db']['updateVersion']>[0]['versionData'];
}

/**
 * Writes the number into the text on the site and into its newest version alike, and touches nothing else: a draft that
 * waits stays a draft, and will not bring the old place back when it is published.
 */
async function writePlace(req: PayloadRequest, id: number, field: Place, place: number): Promise<void> {
  const { db } = req.payload;
  await db.updateOne({ collection: 'components', id, data: { [field]: place }, req, returning: false });
  const newest = await db.findVersions<Component>({
    collection: 'components',
    where: { parent: { equals: id }, latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  const version = newest.docs[0];
  if (!version) return;
  const versionData = parseAsVersion({ [field]: place });
  await db.updateVersion({ collection: 'components', id: version.id, versionData, req, returning: false });
}

/**
 * POST /api/pages/:id/order-blocks {audience, components: [ids in their new order]}: numbers the blocks of a page for one
 * audience (`order` or `orderNonAuth`, spec §3, §6) and answers {moved}. It shows at once, so what is on the site is moved
 * by publishers only.
 */
export const orderBlocks: PayloadHandler = async (req) => {
  const { audience, components } = await bodyOf(req, bodySchema);
  const { shown, place } = OF_AUDIENCE[audience];
  const page = idFrom(req);
  const transactionID = (await req.payload.db.beginTransaction()) ?? undefined;
  req.transactionID = transactionID;
  try {
    const found = await req.payload.find({
      collection: 'components',
      where: { page: { equals: page }, [shown]: { equals: true } },
      draft: true,
      depth: 0,
      pagination: false,
      req: { transactionID },
    });
    const current = found.docs.map((block) => ({ id: block.id, place: block[place] ?? 0 }));
    const places = placesFor(current, components);
    if (!places) refuseEditor(409, 'The blocks of this page have changed meanwhile: load the page again.');
    await requireRight(
      req,
      places.map(({ id }) => id),
    );
    for (const moved of places) await writePlace(req, moved.id, place, moved.place);
    if (places.length > 0) await announcePageOrder(req, page);
    if (transactionID !== undefined) await req.payload.db.commitTransaction(transactionID);
    return Response.json({ moved: places.length });
  } catch (error) {
    if (transactionID !== undefined) await req.payload.db.rollbackTransaction(transactionID);
    throw error;
  }
};

async function requireRight(req: PayloadRequest, ids: number[]): Promise<void> {
  if (mayPublish(req.user)) return;
  const live = await req.payload.count({
    collection: 'components',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    req: { transactionID: req.transactionID },
  });
  if (live.totalDocs > 0) refuseEditor(403, 'Blocks on the site change places at once: ask a publisher to move them.');
}
