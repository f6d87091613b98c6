import { type Environment, readSettings } from '@kozyr/kit/settings';
import * as z from 'zod/mini';

/** What must be there once one of the settings of a bucket is. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of a bucket of S3-compatible storage, none of which has to be there. */
export const bucketFields = {
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket'))),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Whether the bucket's name is part of the path (http://host/bucket), and not of the host's name. */
  S3_PATH_STYLE: z._default(
    z.pipe(
      z.enum(['true', 'false'], 'must be true or false'),
      z.transform((text: 'true' | 'false') => text === 'true'),
    ),
    true,
  ),
};

type BucketEnv = z.infer<ReturnType<typeof z.object<typeof bucketFields>>>;

/** Where a bucket is and by which key it is reached. */
export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
};

/** Names what lacks where a bucket is set by half; for a schema that has bucketFields. */
export const wholeBucket = z.check<BucketEnv>(({ value, issues }) => {
  if (NEEDED.every((name) => value[name] === undefined)) return;
  for (const name of NEEDED) {
    if (value[name] === undefined) issues.push({ code: 'custom', path: [name], message: 'is missing', input: value });
  }
});

/** The bucket that is set, or null: pictures are kept in a folder. */
export function bucketOf(env: BucketEnv): BucketSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: S3_PATH_STYLE,
  };
}

/** Of a process that needs the bucket alone. @throws Error of one line that names every wrong variable */
export function parseBucketEnv(source: Environment): BucketEnv {
  return readSettings(z.object(bucketFields).check(wholeBucket), source);
}
