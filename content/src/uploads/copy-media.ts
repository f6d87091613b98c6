import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { settingsOrExit } from '@kozyr/kit/settings';
import { openBucket } from './bucket';
import { copyPictures } from './copy';
import { bucketOf, parseBucketEnv } from './env';
import { openFolder } from './folder';

/** Nobody waits for a page here: a busy bucket has its time. */
const ANSWER_MS = 30_000;
const EVERY_MS = 5_000;
const SHOWN = 20;

/** Copies pictures `to-bucket FOLDER` or `to-folder FOLDER [newest]`; npm run media:copy says how. Ends with 1 when something is left over. */
async function main([direction = '', folder = '', newest]: readonly string[]): Promise<void> {
  const settings = settingsOrExit(() => bucketOf(parseBucketEnv(process.env)));
  if (settings === null) {
    console.error('Which bucket? Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
    process.exitCode = EXIT_WRONG_SETTINGS;
    return;
  }
  const [bucket, files] = [openBucket(settings, ANSWER_MS), openFolder(folder)];
  const [from, to] = direction === 'to-bucket' ? [files, bucket] : [bucket, files];
  let told = Date.now();
  const note = (done: number, all: number) => {
    if (Date.now() - told < EVERY_MS) return;
    told = Date.now();
    console.log(`${done} of ${all} pictures`);
  };
  const { copied, bytes, same, different } = await copyPictures(from, to, { newest: newest === 'newest', note });
  console.log(`${copied} pictures copied (${bytes} bytes), ${same} were there. From: ${from.label}. To: ${to.label}.`);
  if (different.length === 0) return;
  for (const name of different.slice(0, SHOWN)) console.error(`differs there, and was left: ${name}`);
  console.error(`${different.length} pictures differ. Decide which is right, and remove or rename the other.`);
  process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
