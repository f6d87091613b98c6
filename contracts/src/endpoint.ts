import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import type { Permission } from './operator/permissions';

type Schema = z.ZodMiniType;

/** One call of the player API: what the platform serves, the site calls and the API docs show. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API base with {name} parameters, as in the specification's table (§7). */
  path: string;
  summary: string;
  tag: string;
  /** bearer: access token needed. refresh: the HttpOnly refresh cookie is read. none: anybody. */
  auth: 'none' | 'bearer' | 'refresh';
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Bytes its body may have where that is not the platform's 64 kB. */
  bodyLimit?: number;
  /** Answer bodies by success status; null is an empty body. */
  responses: Readonly<Record<number, Schema | null>>;
  /** Codes it can answer besides VALIDATION_ERROR, UNAUTHORIZED, TOO_MANY_REQUESTS and INTERNAL_SERVER_ERROR. */
  errors: readonly ErrorCode[];
};

/** Declares an endpoint, keeping its exact types for both sides. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** One call of the operator API (operator.ts): by an operator's key or session, and only for those who may (operator/permissions.ts). */
export type OperatorEndpoint = Omit<Endpoint, 'auth'> & {
  auth: 'operator';
  /** What whoever calls it has to be permitted; null: whoever is signed in may. */
  permission: Permission | null;
  /** Calls asked for roles once: what they ask for is a permission, and roles are sets of those. */
  role?: never;
  /**
   * From the desk it needs a second factor of within STEP_UP_MINUTES (operator/desk-service.ts), else STEP_UP_NEEDED. An operator's key has
   * no second factor: it is asked for none.
   */
  stepUp?: true;
};

/** Declares an endpoint of the operator API, keeping its exact types. */
export function operatorEndpoint<const E extends OperatorEndpoint>(declaration: E): E {
  return declaration;
}

/** One call of the desk's server for somebody who is not signed in yet: signed by that server (operator/desk-service.ts), for no operator. */
export type DeskEndpoint = Omit<Endpoint, 'auth'> & { auth: 'desk' };

/** Declares an endpoint of the desk's sign-in, keeping its exact types. */
export function deskEndpoint<const E extends DeskEndpoint>(declaration: E): E {
  return declaration;
}
