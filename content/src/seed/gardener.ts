import { randomBytes } from 'node:crypto';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@kozyr/contracts/locales';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { DeepPartial } from 'ts-essentials';
import { SILENT } from '../revalidate/announce';
import { FALLBACK_LANGUAGE } from '../rules/language';
import { PICTURE_KEYS } from './art/paint';
import { altOf } from './copy/picture-words';
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
};

const CONTEXT = { [SILENT]: true };
const OTHER_LANGUAGES = CONTENT_LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);

const componentId = (page: string | null, key: string) => `component:${page ?? ''}:${key}`;

async function setMark({ payload, req, marks }: Garden, mark: string): Promise<void> {
  marks.add(mark);
  await payload.create({ collection: 'seed-marks', data: { key: mark }, req, context: CONTEXT });
}

/** Ids of what a plant names, or undefined when an editor has removed one of them. */
async function idsFor({ payload, req }: Garden, needs: Plant['needs']): Promise<Map<string, number> | undefined> {
  const ids = new Map<string, number>();
  const look = async (name: string, collection: 'pages' | 'media' | 'components', where: Plant['same']) => {
    const found = await payload.find({ collection, where, depth: 0, limit: 1, req, context: CONTEXT });
    if (found.docs[0]) ids.set(name, found.docs[0].id);
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
  return ids;
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

/** A whole document is a part of itself; the compiler does not see it through a collection it does not know. */
function parseAsPart<Whole>(whole: Whole): DeepPartial<Whole> {
  return whole as DeepPartial<Whole>;
}

async function plantOne<Slug extends CollectionSlug>(garden: Garden, plant: Plant<Slug>): Promise<void> {
  if (garden.marks.has(plant.mark)) return;
  const { payload, req } = garden;
  const { collection } = plant;
  const twins = await payload.count({ collection, where: plant.same, req, context: CONTEXT });
  const ids = twins.totalDocs === 0 ? await idsFor(garden, plant.needs) : undefined;
  if (ids) {
    const rows: string[] = [];
    const locale = FALLBACK_LANGUAGE;
    const data = plant.data(soilIn(locale, ids, rows));
    const { id } = await payload.create({ collection, data, locale, req, context: CONTEXT, depth: 0 });
    for (const language of OTHER_LANGUAGES) {
      const translated = plant.data(soilIn(language, ids, rows));
      await payload.update({
        collection,
        id,
        data: parseAsPart(translated),
        locale: language,
        req,
        context: CONTEXT,
        depth: 0,
      });
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
export async function plantAll(garden: Garden): Promise<void> {
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
