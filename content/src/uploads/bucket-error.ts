import { CodedError } from '@kozyr/kit/coded-error';

/** UNREACHABLE: no answer; REFUSED: the key may not; MISSING: no such bucket; FAILED: any other answer that is none. */
export type BucketProblem = 'BUCKET_UNREACHABLE' | 'BUCKET_REFUSED' | 'BUCKET_MISSING' | 'BUCKET_FAILED';

/** What a bucket could not do. Its message names the bucket and its address: it is for the log, and for nobody's browser. */
export class BucketError extends CodedError<BucketProblem> {}

const REGION = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
]);

/** The code of an answer in XML, such as NoSuchBucket. */
function codeIn(body: string): string | undefined {
  return /<Code>([\w.]+)<\/Code>/.exec(body)?.[1];
}

/** What an answer that is none says, in words of the settings that would mend it. */
export function refusedBy(label: string, status: number, body: string): BucketError {
  const said = codeIn(body) ?? `status ${status}`;
  if (REGION.has(said))
    return new BucketError(
      'BUCKET_REFUSED',
      `${label} belongs to another region or address (${said}): check S3_REGION and S3_ENDPOINT`,
    );
  if (status === 401 || status === 403)
    return new BucketError(
      'BUCKET_REFUSED',
      `${label} refuses us (${said}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and what the key may do`,
    );
  if (status === 404)
    return new BucketError(
      'BUCKET_MISSING',
      `${label} is not there (${said}): check S3_BUCKET, S3_ENDPOINT and S3_PATH_STYLE`,
    );
  return new BucketError('BUCKET_FAILED', `${label} failed (${said})`);
}

/** Nothing came back, for a reason of the network or within the time there was. */
export function unreachable(label: string, error: unknown): BucketError {
  if (error instanceof BucketError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const reason = code ?? (cause instanceof Error ? cause.message : String(cause));
  return new BucketError('BUCKET_UNREACHABLE', `${label} can't be reached (${reason})`);
}
