import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { ADDRESS_HEADER } from '../door/marks';
import { SignInAttempts } from './attempts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const attempts = new SignInAttempts();
const hash = promisify(pbkdf2);
/** What checking the password of an account costs (payload's current hash, `pbkdf2-sha256-v1`). */
const HASH = { rounds: 600_000, bytes: 32 } as const;

/** Calls of our own code have no address: they are nobody's tries. */
function addressIn(req: PayloadRequest): string | null {
  return req.headers?.get(ADDRESS_HEADER) ?? null;
}

/**
 * Before an account is signed in: counts the try by its network, and lets an address that nobody has cost as much time as one
 * that somebody has, so that neither the answer nor its time shows who works here.
 * @throws APIError 429 once the network has used up its tries
 */
export const guardSignIn: NonNullable<Hooks['beforeOperation']>[number] = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const address = addressIn(req);
  const wait = address === null ? 0 : attempts.countAttempt(address, Date.now());
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    throw new APIError(
      `Too many wrong passwords came from your network. Try again in ${minutes} min, or from another network.`,
      429,
      { retryAfterSeconds: wait },
      true,
    );
  }
  const { email, password } = args.data ?? {};
  if (typeof email !== 'string' || typeof password !== 'string') return;
  const known = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  });
  if (known.totalDocs === 0) await hash(password, randomBytes(32).toString('hex'), HASH.rounds, HASH.bytes, 'sha256');
};

/** After it: a try that was right does not count. */
export const forgiveSignIn: NonNullable<Hooks['afterLogin']>[number] = ({ req }) => {
  const address = addressIn(req);
  if (address !== null) attempts.giveBack(address, Date.now());
};

/** No mail leaves this service, so nobody is sent a link: the answer is the same for every address. */
export const refuseForgotten: NonNullable<Hooks['beforeOperation']>[number] = ({ operation }) => {
  if (operation === 'forgotPassword')
    throw new APIError('Forgotten passwords are set anew by an admin: ask one.', 400, null, true);
};
