import type { GeneratePreviewURL, PayloadRequest } from 'payload';
import { env } from '../env';
import { previewAddress } from '../rules/preview-address';

function addressOf(pageKey: unknown, language: string): string | null {
  if (typeof pageKey !== 'string' || pageKey === '') return null;
  return previewAddress({ publicUrl: env.PUBLIC_URL, token: env.PREVIEW_TOKEN, pageKey, language });
}

/** Preview button of a page. */
export const previewPage: GeneratePreviewURL = (doc, { locale }) => addressOf(doc.key, locale);

async function keyOfPage(req: PayloadRequest, page: unknown): Promise<unknown> {
  const id = typeof page === 'object' && page !== null && 'id' in page ? page.id : page;
  if (typeof id !== 'number') return undefined;
  const found = await req.payload.findByID({ collection: 'pages', id, depth: 0, req, disableErrors: true });
  return found?.key;
}

/** Preview button of a component: the page it stands on; none for a part of others. */
export const previewComponent: GeneratePreviewURL = async (doc, { locale, req }) =>
  addressOf(await keyOfPage(req, doc.page), locale);
