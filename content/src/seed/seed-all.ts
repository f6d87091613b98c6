import { randomBytes } from 'node:crypto';
import { CONTENT_LANGUAGES, type ContentLanguage, FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { SILENT } from '../revalidate/announce';
import { asValues } from '../rules/localized-texts';
import { altOf } from './copy/picture-words';
import { componentSeeds, pageSeeds } from './documents/pages';
import { infoListSeeds, modalSeeds, providerSeeds, socialSeeds } from './documents/texts';
import { inAllLanguages } from './in-all-languages';
import { PICTURE_KEYS } from './picture-files';
import { fileOf } from './pictures';
import { componentAt, type Seed, type SeedContext } from './seed';

type SeedRun = {
  payload: Payload;
  /** Everything is seeded in one transaction: a start that is cut short leaves nothing half done. */
  req: Pick<PayloadRequest, 'transactionID'>;
  marks: Set<string>;
  /** Ids found so far, by the name that a seed uses for them. */
  known: Map<string, number>;
};

const CONTEXT = { [SILENT]: true };
const OTHER_LANGUAGES = CONTENT_LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);

const componentId = (page: string | null, key: string) => `component:${page ?? ''}:${key}`;

async function setMark({ payload, req, marks }: SeedRun, mark: string): Promise<void> {
  marks.add(mark);
  await payload.db.create({ collection: 'seed-marks', data: { key: mark }, req });
}

/** Ids of what a seed names, or undefined when an editor has removed one of them. */
async function idsFor({ payload, req, known }: SeedRun, needs: Seed['needs']): Promise<typeof known | undefined> {
  const findId = async (name: string, collection: 'pages' | 'media' | 'components', where: Seed['same']) => {
    if (known.has(name)) return true;
    const found = await payload.find({ collection, where, depth: 0, limit: 1, req, context: CONTEXT });
    if (found.docs[0]) known.set(name, found.docs[0].id);
    return found.docs[0] !== undefined;
  };
  for (const key of needs?.pages ?? []) {
    if (!(await findId(`page:${key}`, 'pages', { key: { equals: key } }))) return undefined;
  }
  for (const key of needs?.pictures ?? []) {
    if (!(await findId(`picture:${key}`, 'media', { key: { equals: key } }))) return undefined;
  }
  for (const [page, key] of needs?.components ?? []) {
    if (!(await findId(componentId(page, key), 'components', componentAt(page, key)))) return undefined;
  }
  return known;
}

function seedContextIn(language: ContentLanguage, ids: ReadonlyMap<string, number>, rows: string[]): SeedContext {
  let next = 0;
  const id = (name: string) => {
    const known = ids.get(name);
    if (known === undefined) throw new Error(`${name} is named by a seed that does not list it in its needs`);
    return known;
  };
  return {
    say: (text) => text[language],
    words: (list) => [...list[language]],
    row: () => {
      const row = rows[next] ?? randomBytes(12).toString('hex');
      rows[next] = row;
      next += 1;
      return row;
    },
    page: (key) => id(`page:${key}`),
    picture: (key) => id(`picture:${key}`),
    component: (page, key) => id(componentId(page, key)),
  };
}

/**
 * Writes one document and its version in all languages at once: asking Payload to create it in one language and to update
 * it in three others takes five times as long, and this is what a first start waits for.
 */
async function seedDocument<Slug extends CollectionSlug>(run: SeedRun, seed: Seed<Slug>): Promise<void> {
  if (run.marks.has(seed.mark)) return;
  const { payload, req } = run;
  const { collection } = seed;
  const twins = await payload.count({ collection, where: seed.same, req, context: CONTEXT });
  const ids = twins.totalDocs === 0 ? await idsFor(run, seed.needs) : undefined;
  if (ids) {
    const rows: string[] = [];
    const write = (language: ContentLanguage) => asValues(seed.data(seedContextIn(language, ids, rows)));
    const { fields, versions } = payload.collections[collection].config;
    const said = { ua: write('ua'), ru: write('ru'), en: write('en'), kz: write('kz') };
    const created = await payload.db.create({ collection, data: inAllLanguages(fields, said), req });
    if (versions) {
      const { id, ...versionData } = created;
      const { createdAt, updatedAt } = versionData;
      const version = { collectionSlug: collection, parent: id, createdAt, updatedAt, versionData };
      await payload.db.createVersion({ ...version, autosave: false, req, returning: false });
    }
  }
  await setMark(run, seed.mark);
}

async function seedPictures(run: SeedRun): Promise<void> {
  const { payload, req } = run;
  for (const key of PICTURE_KEYS) {
    if (run.marks.has(`picture:${key}`)) continue;
    const alt = altOf(key);
    const collection = 'media' as const;
    const file = await fileOf(key);
    const data = { key, alt: alt[FALLBACK_LANGUAGE] };
    const { id } = await payload.create({ collection, data, file, locale: FALLBACK_LANGUAGE, req, context: CONTEXT });
    for (const locale of OTHER_LANGUAGES) {
      await payload.update({ collection, id, data: { alt: alt[locale] }, locale, req, context: CONTEXT });
    }
    await setMark(run, `picture:${key}`);
  }
}

/** Seeds what has no mark yet. What editors changed, replaced or deleted stays as they left it. */
export async function seedAll(start: Omit<SeedRun, 'known'>): Promise<void> {
  const run: SeedRun = { ...start, known: new Map() };
  await seedPictures(run);
  for (const seed of pageSeeds) await seedDocument(run, seed);
  for (const seed of infoListSeeds) await seedDocument(run, seed);
  for (const seed of componentSeeds) await seedDocument(run, seed);
  for (const seed of modalSeeds) await seedDocument(run, seed);
  for (const seed of providerSeeds) await seedDocument(run, seed);
  for (const seed of socialSeeds) await seedDocument(run, seed);
}

/** Every mark there should be; when all are set there is nothing to do. */
export function allSeedMarks(): string[] {
  const seeds = [pageSeeds, infoListSeeds, componentSeeds, modalSeeds, providerSeeds, socialSeeds];
  return [...PICTURE_KEYS.map((key) => `picture:${key}`), ...seeds.flatMap((list) => list.map(({ mark }) => mark))];
}
