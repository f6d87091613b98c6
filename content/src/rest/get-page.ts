import { contentPageSchema } from '@kozyr/contracts/content';
import type { PayloadRequest } from 'payload';
import { cleanHtml } from '../rules/clean-html';
import { answer, ContentError } from './answer';
import { nameFrom, questionOf } from './question';
import { readIn, visible } from './reading';

/** GET /pages/:key. 404 when there is no such page, or it is not published. */
export async function getPage(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const key = nameFrom(req, 'key');
  const found = await req.payload.find({
    ...readIn(question),
    collection: 'pages',
    where: visible(question, { key: { equals: key } }),
  });
  const page = found.docs[0];
  if (!page) throw new ContentError('NOT_FOUND', `There is no page "${key}"`);
  const shape = {
    key: page.key,
    language: question.language,
    title: page.title ?? '',
    description: page.description ?? '',
    text: cleanHtml(page.text ?? ''),
    updatedAt: page.updatedAt,
    ...(page.version ? { version: page.version } : {}),
  };
  return answer(req, contentPageSchema, shape, question);
}
