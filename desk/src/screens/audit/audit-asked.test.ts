import { expect, it } from 'vitest';
import { auditAsked, detailsLine, detailsOf, playerOf } from './audit-asked';

it('an address asks the log by its filters alone, and by days that are days', () => {
  expect(
    auditAsked({
      actor: 'olena',
      action: '',
      actor_kind: 'system',
      subject: 'x',
      from: '2026-02-10',
      to: 'now',
      tab: 'y',
    }),
  ).toEqual({ actor: 'olena', actor_kind: 'system', subject: 'x', from: '2026-02-10' });
  expect(auditAsked({ actor_kind: 'nobody' })).toEqual({});
});

it('before and after come first, and the number of the request last', () => {
  const entry = { details: { request_id: 'r', note: 'n', after: '2', before: '1' } };
  expect(detailsOf(entry).map(([name]) => name)).toEqual(['before', 'after', 'note', 'request_id']);
  expect(detailsLine(entry, (name) => name.toUpperCase())).toBe('BEFORE: 1, AFTER: 2, NOTE: n');
});

it('an entry leads to the player it was done to, else to the player who did it', () => {
  const actor = { kind: 'operator' as const, id: 'o', name: 'olena' };
  expect(playerOf({ actor, subject: { kind: 'player', id: 'p' } })).toBe('p');
  expect(playerOf({ actor: { ...actor, kind: 'player', id: 'q' }, subject: { kind: 'session', id: 's' } })).toBe('q');
  expect(playerOf({ actor, subject: { kind: 'setting', id: 's' } })).toBeNull();
});
