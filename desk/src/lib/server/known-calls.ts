import 'server-only';
import { operatorEndpoints } from '@kozyr/contracts/operator';
import * as oidc from '@kozyr/contracts/operator/oidc';
import * as ownOidc from '@kozyr/contracts/operator/own-oidc';
import * as signIn from '@kozyr/contracts/operator/sign-in';

type Declared = { method: string; path: string };

const declaredIn = (one: unknown): Declared[] =>
  typeof one === 'object' &&
  one !== null &&
  'auth' in one &&
  one.auth === 'desk' &&
  'method' in one &&
  typeof one.method === 'string' &&
  'path' in one &&
  typeof one.path === 'string'
    ? [{ method: one.method, path: one.path }]
    : [];

/** An address as the contract has it, as a pattern: each {name} is one part of the path. */
const patternOf = ({ path }: Declared): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const known = (declared: readonly Declared[]) =>
  declared.map((one) => ({ method: one.method, pattern: patternOf(one) }));

// Ways to the provider have a state that no page's script sees (app/api/oidc).
const OF_THIS_SERVER: readonly Declared[] = [
  ownOidc.beginOwnOidcBinding,
  ownOidc.beginOwnOidcStepUp,
  ownOidc.finishOwnOidc,
];
const OPERATOR = known(Object.values(operatorEndpoints).filter((one) => !OF_THIS_SERVER.includes(one)));
// How a way to the provider ends is asked by this server alone (app/api/oidc).
const ENTRY = known([...Object.values(signIn), oidc.readOidc, oidc.beginOidc].flatMap(declaredIn));

const isAmong = (calls: typeof OPERATOR, method: string, path: string) =>
  calls.some((one) => one.method === method && one.pattern.test(path));

/** Whether this is a call of the operator API. Nothing else of the platform is reached through the desk. @param path percent-encoded */
export const isOperatorCall = (method: string, path: string): boolean => isAmong(OPERATOR, method, path);

/** Whether this is a step of a sign-in, which nobody's session is needed for. */
export const isEntryCall = (method: string, path: string): boolean => isAmong(ENTRY, method, path);
