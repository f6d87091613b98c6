import type { CollectionConfig, CollectionSlug, JSONField, PayloadRequest, Where } from 'payload';
import { type LanguageMarks, languageMarks } from '../rules/language-marks';
import { asValues, type FieldShape, localizedValues } from '../rules/localized-texts';
import { type PublishStatus, publishStatusOf } from '../rules/publish-status';

/** What the admin shows of a document beside its texts. */
type Overview = { live: PublishStatus; languages: LanguageMarks | null };
type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;

function computed(name: 'live' | 'languages', label: string, description: string): JSONField {
  return {
    name,
    label,
    type: 'json',
    virtual: true,
    access: { create: () => false, update: () => false },
    admin: {
      readOnly: true,
      position: 'sidebar',
      description,
      disableBulkEdit: true,
      components: {
        Cell: `/admin/${name}-cell#${name === 'live' ? 'LiveCell' : 'LanguagesCell'}`,
        Field: `/admin/${name}-cell#${name === 'live' ? 'LiveField' : 'LanguagesField'}`,
      },
    },
  };
}

/** "Is it live?" and "Languages": computed for whoever works in the admin, stored nowhere, never asked by readers. */
export const liveField = computed('live', 'Is it live?', 'What visitors see of it now.');
export const languagesField = computed(
  'languages',
  'Languages',
  'Which languages have all texts (✓), some (½) or none (✗). What is missing shows in Russian.',
);

/** The overview of the given documents, by id, in two queries. */
export async function overviewOf(
  { payload, transactionID }: Asking,
  slug: CollectionSlug,
  where: Where,
  now: Date,
): Promise<Map<unknown, Overview>> {
  const config = payload.collections[slug].config;
  const all = { collection: slug, depth: 0, pagination: false, req: { transactionID } } as const;
  const drafted = Boolean(config.versions?.drafts);
  const newest = await payload.find({ ...all, where, locale: 'all', draft: drafted });
  const published = new Map<unknown, object>();
  if (drafted) {
    const ids = newest.docs.map(({ id }) => id);
    const shown = await payload.find({ ...all, where: { id: { in: ids }, _status: { equals: 'published' } } });
    for (const doc of shown.docs) published.set(doc.id, doc);
  }
  const shapes: readonly FieldShape[] = config.fields;
  return new Map(
    newest.docs.map((doc) => {
      const main = drafted ? published.get(doc.id) : doc;
      const newestIsDraft = '_status' in doc && doc._status === 'draft';
      return [
        doc.id,
        {
          live: publishStatusOf(main && publishedPart(main), newestIsDraft, now),
          languages: languageMarks(localizedValues(shapes, asValues(doc))),
        },
      ];
    }),
  );
}

function publishedPart(doc: object) {
  const values = asValues(doc);
  const moment = (value: unknown) => (typeof value === 'string' ? value : null);
  return { enabled: values.enabled !== false, startDate: moment(values.startDate), endDate: moment(values.endDate) };
}

/** Adds the overview to what somebody signed in reads or saves. Readers of /api/v1 have no account and cost nothing. */
export function withOverview(slug: CollectionSlug): NonNullable<CollectionConfig['hooks']> {
  return {
    afterOperation: [
      async ({ operation, overrideAccess, req, result }) => {
        if (!req.user || overrideAccess === true) return result;
        const docs = documentsIn(operation, result);
        const ids = docs.flatMap((doc) => ('id' in doc ? [doc.id] : []));
        if (ids.length === 0) return result;
        const overview = await overviewOf(req, slug, { id: { in: ids } }, new Date());
        for (const doc of docs) Object.assign(doc, 'id' in doc ? overview.get(doc.id) : undefined);
        return result;
      },
    ],
  };
}

const ONE = new Set(['create', 'findByID', 'updateByID', 'restoreVersion']);
const MANY = new Set(['find', 'update']);

function documentsIn(operation: string, result: unknown): object[] {
  if (ONE.has(operation)) return typeof result === 'object' && result !== null ? [result] : [];
  if (!MANY.has(operation) || typeof result !== 'object' || result === null || !('docs' in result)) return [];
  return Array.isArray(result.docs) ? result.docs.filter((doc) => typeof doc === 'object' && doc !== null) : [];
}
