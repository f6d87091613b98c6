import { operatorEndpoints } from '@kozyr/contracts/operator';
import { beginOwnOidcBinding, beginOwnOidcStepUp, finishOwnOidc } from '@kozyr/contracts/operator/own-oidc';
import { signIn } from '@kozyr/contracts/operator/sign-in';
import { expect, it } from 'vitest';
import { isEntryCall, isOperatorCall } from './known-calls';

/** What this server asks itself: the state of a way to the provider is for no page's script. */
const OF_THE_SERVER: readonly string[] = [beginOwnOidcBinding.path, beginOwnOidcStepUp.path, finishOwnOidc.path];

it('the desk’s server knows every call of the operator API, and nothing else of the platform', () => {
  for (const { method, path } of Object.values(operatorEndpoints))
    expect(isOperatorCall(method, path.replaceAll(/\{\w+\}/g, 'x')), path).toBe(!OF_THE_SERVER.includes(path));
  expect(isOperatorCall('GET', '/games')).toBe(false);
  expect(isOperatorCall('GET', '/metrics')).toBe(false);
  expect(isOperatorCall('GET', '/operator/../metrics')).toBe(false);
  expect(isOperatorCall('DELETE', '/operator/me')).toBe(false);
});

it('the desk’s server takes steps of a sign-in apart from calls that need a session', () => {
  expect(isEntryCall('POST', signIn.path)).toBe(true);
  expect(isOperatorCall('POST', signIn.path)).toBe(false);
  expect(isEntryCall('GET', '/operator/me')).toBe(false);
});
