import { componentsAnswer } from '@kozyr/contracts/content';
import { isWithinWindow } from '@kozyr/contracts/date-window';
import type { PayloadRequest } from 'payload';
import type { Component } from '../payload-types';
import { answer, ContentError } from './answer';
import { type Audience, loadLinked, showable } from './component-graph';
import { imageRelationsOf, shapeComponent } from './component-shape';
import { loadImages } from './images';
import { questionOf } from './question';
import { readIn, visible } from './reading';

function audienceOf(auth: string | null): Audience {
  if (auth === null || auth === '') return 'both';
  if (auth === 'true') return 'member';
  if (auth === 'false') return 'guest';
  throw new ContentError('VALIDATION_ERROR', 'auth must be true or false', [
    { path: 'auth', message: 'true or false' },
  ]);
}

const MAX_AHEAD = 3600;

function aheadOf(text: string | null): number {
  const seconds = Number(text ?? '0');
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_AHEAD) return seconds;
  const message = `whole seconds from 0 to ${MAX_AHEAD}`;
  throw new ContentError('VALIDATION_ERROR', `ahead must be ${message}`, [{ path: 'ahead', message }]);
}

/**
 * GET /components?page=&language=[&auth=][&type=][&ahead=]: what is shown on a page now, in the audience's order (spec
 * §7), and what will be within so many seconds, for a reader that keeps the answer and looks at the dates itself.
 */
export async function getComponents(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const { payload } = req;
  const page = question.query.get('page');
  if (!page) throw new ContentError('VALIDATION_ERROR', 'page is missing', [{ path: 'page', message: 'is missing' }]);
  const audience = audienceOf(question.query.get('auth'));
  const type = question.query.get('type');
  const ahead = aheadOf(question.query.get('ahead'));
  const now = new Date();
  const isInTime = (component: Component) => isWithinWindow(component, now, ahead);

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
  const roots = found.docs.filter(isInTime);
  const linked = await loadLinked(payload, question, audience, isInTime, roots);
  const images = await loadImages(payload, question.language, [...roots, ...linked.values()].flatMap(imageRelationsOf));
  const context = { language: question.language, linked, images };
  return answer(req, componentsAnswer, { items: roots.map((root) => shapeComponent(root, context)) }, question);
}
