import { modalAnswer } from '@kozyr/contracts/content';
import type { PayloadRequest } from 'payload';
import { cleanHtml } from '../rules/clean-html';
import { belongsToModal } from '../rules/modal-keys';
import { answer } from './answer';
import { loadImages } from './images';
import { nameFrom, questionOf } from './question';
import { readIn, visible } from './reading';

/** GET /modals/:key: its records, none when nobody wrote any; the site then shows its own default (spec §8). */
export async function getModal(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const key = nameFrom(req, 'key');
  const found = await req.payload.find({
    ...readIn(question),
    collection: 'modal-records',
    sort: 'key',
    where: visible(question, { key: { contains: key } }),
  });
  const records = found.docs.filter((record) => belongsToModal(record.key ?? '', key));
  const images = await loadImages(
    req.payload,
    question.language,
    records.map((record) => record.image),
  );
  const items = records.map((record) => ({
    key: record.key,
    text: cleanHtml(record.text ?? ''),
    image: images(record.image),
    type: record.type ?? null,
  }));
  return answer(req, modalAnswer, { items }, question);
}
