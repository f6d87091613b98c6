import type { GeneratePreviewURL, PayloadRequest, Where } from 'payload';
import { relatedId } from '../rest/reading';
import { pagesOfComponent } from '../revalidate/parents';
import { PROVIDER_PAGE, pagePath, previewAddress, providerPath } from '../rules/preview-address';

function addressOf(path: string | null, language: string): string | null {
  return path && previewAddress(path, language);
}

function numberIn(doc: Record<string, unknown>, name: string): number | undefined {
  const value = doc[name];
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? value.id
    : undefined;
}

async function pathOfPage(req: PayloadRequest, key: unknown): Promise<string | null> {
  if (typeof key !== 'string' || key === '') return null;
  if (key !== PROVIDER_PAGE) return pagePath(key);
  const published: Where = { _status: { equals: 'published' } };
  const some = await req.payload.find({
    collection: 'providers',
    where: published,
    limit: 1,
    depth: 0,
    sort: 'id',
    req,
  });
  return pagePath(key, some.docs[0]?.slug);
}

async function pathOfComponent(req: PayloadRequest, component: { id: number; page?: number }): Promise<string | null> {
  const [page] = await pagesOfComponent(req.payload, req, component);
  if (page === undefined) return null;
  const found = await req.payload.findByID({ collection: 'pages', id: page, depth: 0, req, disableErrors: true });
  return pathOfPage(req, found?.key);
}

/** Preview button of a page. */
export const previewPage: GeneratePreviewURL = async (doc, { locale, req }) =>
  addressOf(await pathOfPage(req, doc.key), locale);

/** Preview button of a component: the page it stands on, or a page that shows it as a part; none while nothing does. */
export const previewComponent: GeneratePreviewURL = async (doc, { locale, req }) => {
  const id = numberIn(doc, 'id');
  if (id === undefined) return null;
  return addressOf(await pathOfComponent(req, { id, page: numberIn(doc, 'page') }), locale);
};

/** Preview button of an info list: the page of a component that shows it. */
export const previewInfoList: GeneratePreviewURL = async (doc, { locale, req }) => {
  if (typeof doc.key !== 'string') return null;
  const showing = await req.payload.find({
    collection: 'components',
    where: {
      type: { equals: 'info-list' },
      or: [{ 'config.general.value': { equals: doc.key } }, { key: { equals: doc.key } }],
    },
    limit: 1,
    depth: 0,
    req,
  });
  const [component] = showing.docs;
  if (!component) return null;
  return addressOf(await pathOfComponent(req, { id: component.id, page: relatedId(component.page) }), locale);
};

/** Preview button of a provider page. */
export const previewProvider: GeneratePreviewURL = (doc, { locale }) =>
  addressOf(typeof doc.slug === 'string' && doc.slug !== '' ? providerPath(doc.slug) : null, locale);
