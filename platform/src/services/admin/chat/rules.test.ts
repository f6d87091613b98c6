import { describe, expect, it } from 'vitest';
import { firstName, waitBeforeNext } from './rules';
import { identifierHash, supportWidget } from './support-widget';

const now = new Date('2026-03-02T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('the wait before another message', () => {
  it.each([
    [undefined, undefined, 0],
    [60, undefined, 0],
    [59, undefined, 1],
    [10, 3600, 82_800],
  ])(
    'the wait before another message, with one out of the minute %s s old and of the day %s s old, is %i s',
    (minute, day, wait) => {
      const oldest = (seconds: number | undefined) => (seconds === undefined ? undefined : ago(seconds));
      const windows = [
        { seconds: 60, oldest: oldest(minute) },
        { seconds: 86_400, oldest: oldest(day) },
      ];
      expect(waitBeforeNext(windows, now)).toBe(wait);
    },
  );
});

it.each([
  ['olena', 'Olena'],
  ['olena.k', 'Olena'],
  ['support-1f2e', 'Support'],
])('the operator %s is shown to players as %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});

describe('an outside help desk', () => {
  const whole = {
    SUPPORT_WIDGET_URL: 'https://desk.example',
    SUPPORT_WIDGET_TOKEN: 'website-token',
    SUPPORT_WIDGET_SECRET: 'the-inbox-hmac-secret',
  };

  it('an outside help desk is there with all its settings, and not without any', () => {
    expect(supportWidget(whole)).toEqual({
      url: 'https://desk.example',
      token: 'website-token',
      secret: 'the-inbox-hmac-secret',
    });
    const none = { SUPPORT_WIDGET_URL: undefined, SUPPORT_WIDGET_TOKEN: undefined, SUPPORT_WIDGET_SECRET: undefined };
    expect(supportWidget(none)).toBeNull();
  });

  it.each(Object.keys(whole))('an outside help desk stops the start without %s alone', (name) => {
    expect(() => supportWidget({ ...whole, [name]: undefined })).toThrow('set all or none');
  });

  it('the outside help desk is proved a visitor by HMAC-SHA256 in hexadecimal (a vector of RFC 4231)', () => {
    expect(identifierHash('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
