import { socialLinksAnswer } from '@kozyr/contracts/content';
import type { PayloadRequest } from 'payload';
import { answer } from './answer';
import { questionOf } from './question';
import { readIn } from './reading';

/** GET /social-links: the enabled ones, in order. They have no drafts. */
export async function getSocialLinks(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const found = await req.payload.find({
    ...readIn({ ...question, draft: false }),
    collection: 'social-links',
    sort: ['order', 'id'],
    where: { enabled: { equals: true } },
  });
  const items = found.docs.map(({ key, label, url }) => ({ key, label: label ?? key, url }));
  return answer(req, socialLinksAnswer, { items }, question);
}
