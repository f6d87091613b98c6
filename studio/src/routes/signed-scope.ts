import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import type { FastifyInstance } from 'fastify';
import { isSignedCall } from '../recall/signed-call';
import { Failure } from './failure';
import { type PublicLimits, UNSIGNED_COST } from './public-limits';

type Signed = { secret: string; limits: PublicLimits };
/** Answers the body of a signed call, parsed as JSON; null when it is none. */
type Answer = (body: unknown) => Promise<object>;

/** Calls that only the platform makes, POST, signed by the rule of contracts/payment-gateway.ts. */
export async function signedScope(
  app: FastifyInstance,
  { secret, limits }: Signed,
  calls: Readonly<Record<string, Answer>>,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is of the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [path, answer] of Object.entries(calls)) {
      scope.post(path, async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const header = request.headers[SIGNATURE_HEADER];
        const call = { method: 'POST', path, body } as const;
        if (!isSignedCall(secret, call, typeof header === 'string' ? header : undefined, new Date())) {
          limits.charge(request, UNSIGNED_COST);
          throw new Failure(401, 'INVALID_SIGNATURE', 'The signature is missing, wrong or too old');
        }
        return answer(readJson(body));
      });
    }
  });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
