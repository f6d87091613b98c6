import { describe, expect, it } from 'vitest';
import { judgeDecision } from './rules';

const pending = { status: 'PENDING', proposedBy: 'olena', decidedBy: null } as const;
const posted = { status: 'POSTED', proposedBy: 'olena', decidedBy: 'taras' } as const;
const rejected = { status: 'REJECTED', proposedBy: 'olena', decidedBy: 'olena' } as const;

describe('an adjustment that waits', () => {
  it('an adjustment that waits is confirmed by another, and put aside by anybody', () => {
    expect(judgeDecision(pending, 'taras', 'POSTED')).toBe('decide');
    expect(judgeDecision(pending, 'taras', 'REJECTED')).toBe('decide');
    expect(judgeDecision(pending, 'olena', 'REJECTED')).toBe('decide');
  });

  it('an adjustment that waits is not confirmed by who proposed it', () => {
    expect(() => judgeDecision(pending, 'olena', 'POSTED')).toThrow(
      expect.objectContaining({ code: 'SECOND_PERSON_NEEDED' }),
    );
  });
});

describe('an adjustment that is decided', () => {
  it('an adjustment that is decided answers who decided so, and asks again, that it is done', () => {
    expect(judgeDecision(posted, 'taras', 'POSTED')).toBe('decided');
    expect(judgeDecision(rejected, 'olena', 'REJECTED')).toBe('decided');
  });

  it.each([
    ['another confirms it too', posted, 'petro', 'POSTED'],
    ['who proposed it confirms it', posted, 'olena', 'POSTED'],
    ['who confirmed it rejects it', posted, 'taras', 'REJECTED'],
    ['somebody confirms what was put aside', rejected, 'taras', 'POSTED'],
  ] as const)('an adjustment that is decided is not decided again when %s', (_, adjustment, who, decision) => {
    expect(() => judgeDecision(adjustment, who, decision)).toThrow(
      expect.objectContaining({ code: 'STATE_CONFLICT', details: { why: 'decided', status: adjustment.status } }),
    );
  });
});
