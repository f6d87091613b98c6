import { componentsAnswer } from '@kozyr/contracts/content';
import type { PayloadRequest } from 'payload';
import { isWithinWindow } from '../rules/date-window';
import { answer, Refusal } from './answer';
import { type Audience, loadLinked, showable } from './component-graph';
import { imageRelationsOf, shapeComponent } from './component-shape';
import { loadImages } from './images';
import { questionOf } from './question';
import { readIn, visible } from './reading';

function audienceOf(auth: string | null): Audience {
  if (auth === null || auth === '') return 'both';
  if (auth === 'true') return 'member';
  if (auth === 'false') return 'guest';
  throw new Refusal('VALIDATION_ERROR', 'auth must be true or false', [{ path: 'auth', message: 'true or false' }]);
}

/** GET /components?page=&language=[&auth=][&type=]: what is shown on a page now, in the audience's order. Spec §7. */
export async function getComponents(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const { payload } = req;
  const page = question.query.get('page');
  if (!page) throw new Refusal('VALIDATION_ERROR', 'page is missing', [{ path: 'page', message: 'is missing' }]);
  const audience = audienceOf(question.query.get('auth'));
  const type = question.query.get('type');
  const now = new Date();

  const owners = await payload.find({
    ...readIn(question),
    collection: 'pages',
    select: { key: true },
    where: visible(question, { key: { equals: page } }),
  });
  const found = await payload.find({
    ...readIn(question),
    collection: 'components',
    sort: [audience === 'guest' ? 'orderNonAuth' : 'order', 'id'],
    where: visible(question, {
      and: [
        { page: { in: owners.docs.map((owner) => owner.id) } },
        ...showable(audience),
        ...(type ? [{ type: { equals: type } }] : []),
      ],
    }),
  });
  const roots = found.docs.filter((component) => isWithinWindow(component, now));
  const linked = await loadLinked(payload, question, audience, now, roots);
  const images = await loadImages(payload, question.language, [...roots, ...linked.values()].flatMap(imageRelationsOf));
  const context = { language: question.language, linked, images };
  return answer(req, componentsAnswer, { items: roots.map((root) => shapeComponent(root, context)) }, question);
}
