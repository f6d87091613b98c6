import type { Operator } from '@kozyr/contracts/operator/operators';
import { expect, it } from 'vitest';
import { invitationLink, operatorsAsked, stateOf } from './operator-rows';

const operator = (name: string, more: Partial<Operator> = {}): Operator => ({
  id: name,
  name,
  role: 'support',
  created_at: '2026-02-10T12:00:00Z',
  added_by: null,
  disabled_at: null,
  last_used_at: null,
  signs_in: 'desk',
  ...more,
});
const all = [
  operator('olena', { role: 'admin' }),
  operator('taras', { signs_in: 'invited' }),
  operator('oleh', { disabled_at: '2026-02-11T12:00:00Z' }),
];
const names = (asked: Record<string, string>) => operatorsAsked(all, asked).map(({ name }) => name);

it('who was disabled is disabled, however they signed in', () => {
  expect(all.map(stateOf)).toEqual(['desk', 'invited', 'disabled']);
});

it('operators are filtered by name, role and how they sign in', () => {
  expect(names({})).toEqual(['olena', 'taras', 'oleh']);
  expect(names({ q: 'OLE' })).toEqual(['olena', 'oleh']);
  expect(names({ role: 'admin' })).toEqual(['olena']);
  expect(names({ state: 'disabled' })).toEqual(['oleh']);
  expect(names({ q: 'ole', state: 'invited' })).toEqual([]);
});

it('the token of an invitation is in the part of the link that no server is told', () => {
  const link = invitationLink('https://desk.example', 'uk', '/invitation', 'abc');
  expect(link).toBe('https://desk.example/uk/invitation#abc');
  expect(new URL(link).hash).toBe('#abc');
});
