import { expect, test } from 'vitest';
import { sandboxVerdict, sandboxVerifier } from './sandbox';

const check = {
  id: 'one',
  level: 2,
  fullName: 'Ada Lovelace',
  bornOn: '1985-12-10',
  documentKind: 'passport',
  documentCountry: 'UA',
  submittedAt: new Date('2026-03-02T10:00:00Z'),
  samePersonElsewhere: false,
} as const;

test('the sandbox approves an identity in a trial, and leaves doubts and sources of funds to an operator', () => {
  expect(sandboxVerdict(check, 'trial').kind).toBe('approved');
  expect(sandboxVerdict({ ...check, samePersonElsewhere: true }, 'trial').kind).toBe('operator');
  expect(sandboxVerdict({ ...check, level: 3 }, 'trial').kind).toBe('operator');
});

test('the sandbox approves nobody where the players are real', () => {
  expect(sandboxVerdict(check, 'production').kind).toBe('operator');
});

test('the sandbox comes to nothing before it has looked for its 20 seconds', async () => {
  let now = new Date('2026-03-02T10:00:19.999Z');
  const sandbox = sandboxVerifier({ mode: 'trial', now: () => now });
  expect(await sandbox.ask(check, await sandbox.submit(check, []))).toBeNull();
  now = new Date('2026-03-02T10:00:20Z');
  expect(await sandbox.ask(check, 'one')).toEqual({ kind: 'approved' });
});
