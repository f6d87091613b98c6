import { operatorEndpoints } from '@kozyr/contracts/operator';
import { signIn } from '@kozyr/contracts/operator/sign-in';
import { expect, it } from 'vitest';
import { isEntryCall, isOperatorCall } from './known-calls';

it('the desk’s server knows every call of the operator API, and nothing else of the platform', () => {
  for (const { method, path } of Object.values(operatorEndpoints))
    expect(isOperatorCall(method, path.replaceAll(/\{\w+\}/g, 'x')), path).toBe(true);
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
