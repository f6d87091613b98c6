import type { Payload } from 'payload';
import { withStartLock } from '../database/adapter';
import { createFirstAdmin } from './first-admin';
import { restorePictures } from './pictures';
import { allSeedMarks, seedAll } from './seed-all';

async function findSeedMarks(payload: Payload): Promise<Set<string>> {
  const found = await payload.find({ collection: 'seed-marks', pagination: false, depth: 0 });
  return new Set(found.docs.map((mark) => mark.key));
}

async function seedMissing(payload: Payload): Promise<void> {
  const marks = await findSeedMarks(payload);
  if (allSeedMarks().every((mark) => marks.has(mark))) return;
  const started = Date.now();
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  try {
    await seedAll({ payload, req: { transactionID }, marks });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  payload.logger.info(`First content seeded (${Date.now() - started} ms)`);
}

/** Runs once Payload is up: the first editor, the first content, the pictures on disk. Safe in two processes at once. */
export async function prepareContent(payload: Payload): Promise<void> {
  await withStartLock(async () => {
    await createFirstAdmin(payload);
    await seedMissing(payload);
    await restorePictures(payload);
  });
}
