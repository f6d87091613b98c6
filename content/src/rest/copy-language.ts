import { contentLanguageSchema } from '@kozyr/contracts/locales';
import type { CollectionSlug, PayloadHandler } from 'payload';
import type { DeepPartial } from 'ts-essentials';
import * as z from 'zod/mini';
import { copyTexts } from '../rules/copy-texts';
import type { FieldShape } from '../rules/localized-texts';
import { bodyOf, idFrom, refuseEditor } from './asked';

const bodySchema = z.object({
  from: contentLanguageSchema,
  to: contentLanguageSchema,
  overwrite: z._default(z.boolean(), false),
});

/** What copyTexts built is a part of the document it was built from; the compiler does not see it through the fields. */
function parseAsPart<Whole>(part: Record<string, unknown>): DeepPartial<Whole> {
  return part as DeepPartial<Whole>;
}

/**
 * POST /api/<collection>/:id/copy-language {from, to, overwrite?}: saves a draft in which `to` says what `from` says, and
 * answers {copied}: how many texts changed, 0 saving nothing. Everybody who may write drafts may do it.
 */
export function copyLanguage(collection: CollectionSlug): PayloadHandler {
  return async (req) => {
    const { from, to, overwrite } = await bodyOf(req, bodySchema);
    if (from === to) refuseEditor(400, 'Choose two different languages.');
    const id = idFrom(req);
    const shapes: readonly FieldShape[] = req.payload.collections[collection].config.fields;
    const asEditor = { collection, id, draft: true, depth: 0, overrideAccess: false, user: req.user } as const;
    const document = await req.payload.findByID({ ...asEditor, locale: 'all' });
    const { data, count } = copyTexts(shapes, document, { from, to, overwrite });
    if (count > 0) await req.payload.update({ ...asEditor, locale: to, data: parseAsPart(data) });
    return Response.json({ copied: count });
  };
}
