import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import { isSigned, signatureIn } from '@kozyr/kit/signature';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { type PublicLimits, UNSIGNED_COST } from './public-limits';

type Signed = { secret: Secrets; limits: PublicLimits };
/** Answers the body of a signed call, parsed as JSON; null when it is none. */
type Answer = (body: unknown) => Promise<object>;

/** Calls that only the platform makes, POST, signed by the rule of contracts/payment-gateway.ts. */
export async function signedScope(
  app: FastifyInstance,
  { secret, limits }: Signed,
  calls: Readonly<Record<string, Answer>>,
): Promise<void> {
  await app.register(async (scope) => {
    takeRawBodies(scope, '*');
    for (const [path, answer] of Object.entries(calls)) {
      scope.post(path, async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const call = { method: 'POST', path, body } as const;
        if (!isSigned(secret, call, signatureIn(request.headers), new Date())) {
          limits.charge(request, UNSIGNED_COST);
          throw new DomainError(401, 'INVALID_SIGNATURE', 'The signature is missing, wrong or too old');
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
