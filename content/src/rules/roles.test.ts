import { describe, expect, it } from 'vitest';
import { isAdmin, mayPublish, type Role, refusedSave } from './roles';

const actor = (role: Role) => ({ id: 1, role });

describe('roles', () => {
  it.each([
    ['admin', true, true],
    ['publisher', false, true],
    ['editor', false, false],
  ] as const)('the role %s is admin: %s, and publishes: %s', (role, admin, publishes) => {
    expect([isAdmin(actor(role)), mayPublish(actor(role))]).toEqual([admin, publishes]);
  });

  it('roles give nothing to nobody, nor to an account without a role', () => {
    expect([mayPublish(null), mayPublish(undefined), mayPublish({ id: 1, role: null }), isAdmin(null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a save', () => {
  it.each([
    ['a new draft', { status: 'draft', savingDraft: false, liveNow: false }, undefined],
    ['a draft over what is live', { status: 'draft', savingDraft: true, liveNow: true }, undefined],
    ['publishing', { status: 'published', savingDraft: true, liveNow: false }, /publisher to publish/],
    ['taking off the site', { status: 'draft', savingDraft: false, liveNow: true }, /takes it off/],
  ])('a save of an editor is judged: %s', (_, save, reason) => {
    const refused = refusedSave(actor('editor'), save);
    if (reason) expect(refused).toMatch(reason);
    else expect(refused).toBeUndefined();
    expect(refusedSave(actor('publisher'), save)).toBeUndefined();
  });
});
