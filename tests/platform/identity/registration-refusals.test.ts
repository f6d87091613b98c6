import { describe, expect } from 'vitest';
import { it } from '../../support/platform-test';
import { freshPhone, registrationOf } from '../../support/registration';

describe('a registration', () => {
  it.for(['qwerty', '123456', 'PassWord', 'iloveyou'])(
    'a registration refuses one of the most used passwords: %s',
    async (password, { platform }) => {
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/auth/register',
        body: registrationOf(freshPhone('UA'), { password }),
      });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'PASSWORD_TOO_COMMON']);
    },
  );

  it('a registration takes the terms in force and those before them, and no others', async ({ startPlatform }) => {
    const changed = await startPlatform({ TERMS_VERSION: '2027-02', TERMS_VERSION_BEFORE: '2026-11' });
    const agree = async (termsVersion: string) =>
      changed.app.inject({
        method: 'POST',
        url: '/auth/register',
        body: registrationOf(freshPhone('UA'), { termsVersion }),
      });
    expect([(await agree('2027-02')).statusCode, (await agree('2026-11')).statusCode]).toEqual([202, 202]);
    for (const invented of ['2026-10', '2027-03', '1']) {
      const refused = await agree(invented);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ errorCode: 'TERMS_OUTDATED', details: { current: '2027-02' } });
    }
  });
});
