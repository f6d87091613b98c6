import type { Payload } from 'payload';
import { withStartLock } from '../database/adapter';
import { plantFirstAdmin } from './first-admin';
import { allMarks, plantAll } from './gardener';
import { restorePictures } from './pictures';

async function marksOf(payload: Payload): Promise<Set<string>> {
  const found = await payload.find({ collection: 'seed-marks', pagination: false, depth: 0 });
  return new Set(found.docs.map((mark) => mark.key));
}

async function plantMissing(payload: Payload): Promise<void> {
  const marks = await marksOf(payload);
  if (allMarks().every((mark) => marks.has(mark))) return;
  const started = Date.now();
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  try {
    await plantAll({ payload, req: { transactionID }, marks });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  payload.logger.info(`First content planted (${Date.now() - started} ms)`);
}

/** Runs once Payload is up: the first editor, the first content, the pictures on disk. Safe in two processes at once. */
export async function prepare(payload: Payload): Promise<void> {
  await withStartLock(payload.db, async () => {
    await plantFirstAdmin(payload);
    await plantMissing(payload);
    await restorePictures(payload);
  });
}
