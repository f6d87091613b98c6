import { randomBytes } from 'node:crypto';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@kozyr/contracts/locales';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { SILENT } from '../revalidate/announce';
import { FALLBACK_LANGUAGE } from '../rules/language';
import { asValues } from '../rules/localized-texts';
import { PICTURE_KEYS } from './art/paint';
import { altOf } from './copy/picture-words';
import { inAllLanguages } from './in-all-languages';
import { fileOf } from './pictures';
import { componentAt, type Plant, type Soil } from './plant';
import { componentPlants } from './plants/components';
import { pagePlants } from './plants/pages';
import { infoListPlants, modalPlants, providerPlants, socialPlants } from './plants/texts';

type Garden = {
  payload: Payload;
  /** Everything is planted in one transaction: a start that is cut short leaves nothing half done. */
  req: Pick<PayloadRequest, 'transactionID'>;
  marks: Set<string>;
  /** Ids found so far, by the name a plant gives what it needs. */
  known: Map<string, number>;
};

const CONTEXT = { [SILENT]: true };
const OTHER_LANGUAGES = CONTENT_LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);

const componentId = (page: string | null, key: string) => `component:${page ?? ''}:${key}`;

async function setMark({ payload, req, marks }: Garden, mark: string): Promise<void> {
  marks.add(mark);
  await payload.db.create({ collection: 'seed-marks', data: { key: mark }, req });
}

/** Ids of what a plant names, or undefined when an editor has removed one of them. */
async function idsFor({ payload, req, known }: Garden, needs: Plant['needs']): Promise<typeof known | undefined> {
  const look = async (name: string, collection: 'pages' | 'media' | 'components', where: Plant['same']) => {
    if (known.has(name)) return true;
    const found = await payload.find({ collection, where, depth: 0, limit: 1, req, context: CONTEXT });
    if (found.docs[0]) known.set(name, found.docs[0].id);
    return found.docs[0] !== undefined;
  };
  for (const key of needs?.pages ?? []) {
    if (!(await look(`page:${key}`, 'pages', { key: { equals: key } }))) return undefined;
  }
  for (const key of needs?.pictures ?? []) {
    if (!(await look(`picture:${key}`, 'media', { key: { equals: key } }))) return undefined;
  }
  for (const [page, key] of needs?.components ?? []) {
    if (!(await look(componentId(page, key), 'components', componentAt(page, key)))) return undefined;
  }
  return known;
}

function soilIn(language: ContentLanguage, ids: ReadonlyMap<string, number>, rows: string[]): Soil {
  let next = 0;
  const id = (name: string) => {
    const known = ids.get(name);
    if (known === undefined) throw new Error(`${name} is named by a plant that does not say it needs it`);
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
async function plantOne<Slug extends CollectionSlug>(garden: Garden, plant: Plant<Slug>): Promise<void> {
  if (garden.marks.has(plant.mark)) return;
  const { payload, req } = garden;
  const { collection } = plant;
  const twins = await payload.count({ collection, where: plant.same, req, context: CONTEXT });
  const ids = twins.totalDocs === 0 ? await idsFor(garden, plant.needs) : undefined;
  if (ids) {
    const rows: string[] = [];
    const write = (language: ContentLanguage) => asValues(plant.data(soilIn(language, ids, rows)));
    const { fields, versions } = payload.collections[collection].config;
    const said = { ua: write('ua'), ru: write('ru'), en: write('en'), kz: write('kz') };
    const planted = await payload.db.create({ collection, data: inAllLanguages(fields, said), req });
    if (versions) {
      const { id, ...versionData } = planted;
      const { createdAt, updatedAt } = versionData;
      const version = { collectionSlug: collection, parent: id, createdAt, updatedAt, versionData };
      await payload.db.createVersion({ ...version, autosave: false, req, returning: false });
    }
  }
  await setMark(garden, plant.mark);
}

async function plantPictures(garden: Garden): Promise<void> {
  const { payload, req } = garden;
  for (const key of PICTURE_KEYS) {
    if (garden.marks.has(`picture:${key}`)) continue;
    const alt = altOf(key);
    const collection = 'media' as const;
    const file = await fileOf(key);
    const data = { key, alt: alt[FALLBACK_LANGUAGE] };
    const { id } = await payload.create({ collection, data, file, locale: FALLBACK_LANGUAGE, req, context: CONTEXT });
    for (const locale of OTHER_LANGUAGES) {
      await payload.update({ collection, id, data: { alt: alt[locale] }, locale, req, context: CONTEXT });
    }
    await setMark(garden, `picture:${key}`);
  }
}

/** Plants what has no mark yet. What editors changed, replaced or deleted stays as they left it. */
export async function plantAll(plot: Omit<Garden, 'known'>): Promise<void> {
  const garden: Garden = { ...plot, known: new Map() };
  await plantPictures(garden);
  for (const plant of pagePlants) await plantOne(garden, plant);
  for (const plant of infoListPlants) await plantOne(garden, plant);
  for (const plant of componentPlants) await plantOne(garden, plant);
  for (const plant of modalPlants) await plantOne(garden, plant);
  for (const plant of providerPlants) await plantOne(garden, plant);
  for (const plant of socialPlants) await plantOne(garden, plant);
}

/** Every mark there should be; when all are set there is nothing to do. */
export function allMarks(): string[] {
  const plants = [pagePlants, infoListPlants, componentPlants, modalPlants, providerPlants, socialPlants];
  return [...PICTURE_KEYS.map((key) => `picture:${key}`), ...plants.flatMap((list) => list.map(({ mark }) => mark))];
}
