import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { DomainError } from '../errors/domain-error';
import { type Session, sessionOf } from '../sessions/sessions';
import type { SignIns } from '../sessions/sign-ins';
import { admit } from './callers';

/**
 * The session of a call that stakes or that ends a running round. Its secret is enough: of a stake the wallet itself asks for
 * the sign-in, and the end of a round only brings its owner what is theirs, whoever is signed in. @throws DomainError SESSION_EXPIRED
 */
export async function playSessionFrom(pool: pg.Pool, request: FastifyRequest): Promise<Session> {
  const secret = request.headers['x-game-session'];
  const session = typeof secret === 'string' && secret !== '' ? await sessionOf(pool, secret) : null;
  if (!session) throw new DomainError(401, 'SESSION_EXPIRED', 'This game session is over');
  admit(request);
  return session;
}

type Deps = { pool: pg.Pool; signIns: SignIns };

/**
 * The session of every other call: whoever holds its secret sees what is the player's only while the player is signed in.
 * @throws DomainError SESSION_EXPIRED, WALLET_UNAVAILABLE
 */
export async function sessionFrom({ pool, signIns }: Deps, request: FastifyRequest): Promise<Session> {
  const session = await playSessionFrom(pool, request);
  await signIns.check(session);
  return session;
}
