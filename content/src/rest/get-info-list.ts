import { infoListSchema } from '@kozyr/contracts/content';
import type { PayloadRequest } from 'payload';
import { cleanHtml } from '../rules/clean-html';
import { answer, ContentError } from './answer';
import { loadImages } from './images';
import { nameFrom, questionOf } from './question';
import { readIn, visible } from './reading';

/** GET /info-lists/:key. 404 when there is no such list, or it is not published. */
export async function getInfoList(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const key = nameFrom(req, 'key');
  const found = await req.payload.find({
    ...readIn(question),
    collection: 'info-lists',
    where: visible(question, { key: { equals: key } }),
  });
  const list = found.docs[0];
  if (!list) throw new ContentError('NOT_FOUND', `There is no info list "${key}"`);
  const items = list.items ?? [];
  const images = await loadImages(req.payload, question.language, [
    list.header?.image,
    ...items.map((item) => item.image),
  ]);
  const shape = {
    key: list.key,
    header: {
      type: 'list-header' as const,
      text: cleanHtml(list.header?.text ?? ''),
      image: images(list.header?.image),
    },
    items: items.map((item) => ({
      type: 'list-item' as const,
      key: item.key,
      text: cleanHtml(item.text ?? ''),
      image: images(item.image),
    })),
  };
  return answer(req, infoListSchema, shape, question);
}
