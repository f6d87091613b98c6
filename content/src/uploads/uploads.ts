import path from 'node:path';
import { env } from '../env';
import { type Bucket, openBucket } from './bucket';
import { type BucketWatch, watchBucket } from './bucket-watch';
import { bucketOf } from './env';
import { openFolder } from './folder';
import type { PictureStore } from './picture-store';

/** The folder that pictures are kept in without a bucket. */
export const MEDIA_DIR = path.join(env.DATA_DIR, 'media');

const settings = bucketOf(env);
/** The bucket that the operator has set; null: pictures lie in MEDIA_DIR. */
export const bucket: Bucket | null = settings && openBucket(settings);
export const bucketWatch: BucketWatch | null = bucket && watchBucket(bucket, Date.now);

/** Where the pictures of this process are. */
export const pictures: PictureStore = bucket ?? openFolder(MEDIA_DIR);
