import { signAccessToken } from '../../platform/src/services/identity/accounts/access-token';
import { bearerOf } from './funded-player';
import type { TestPlatform } from './platform';
import { PASSWORD, type RegisteredPlayer } from './registration';

type Headers = Record<string, string>;

/** Whoever is nobody to the platform, and the headers they come with. */
export const STRANGERS: Record<string, (to: { platform: TestPlatform; owner: RegisteredPlayer }) => Promise<Headers>> =
  {
    nobody: async () => ({}),
    'a garbage token': async () => ({ authorization: 'Bearer not.a.token' }),
    'another scheme': async ({ owner }) => ({ authorization: owner.headers.authorization.replace('Bearer', 'Basic') }),
    'a token signed by somebody else': async ({ platform, owner }) => {
      const proof = { userId: owner.userId, sessionId: crypto.randomUUID() };
      const token = await signAccessToken('another-secret-0123456789', proof, platform.clock.now);
      return { authorization: `Bearer ${token}` };
    },
    'an expired token': async ({ platform, owner }) => {
      return bearerOf(platform, owner.userId, new Date(platform.clock.now.getTime() - 601_000));
    },
    'a token of an ended session': async ({ platform, owner }) => {
      const body = { username: owner.phone, password: PASSWORD };
      const gone = await platform.app.inject({ method: 'POST', url: '/auth/web', body });
      const cookies = Object.fromEntries(gone.cookies.map(({ name, value }) => [name, value]));
      const headers = { 'x-requested-with': 'kozyr' };
      await platform.app.inject({ method: 'POST', url: '/auth/logout', headers, cookies });
      return { authorization: `Bearer ${gone.json().tokens.access_token}` };
    },
    'the token of an account that does not exist': async ({ platform }) => {
      return bearerOf(platform, crypto.randomUUID(), platform.clock.now);
    },
  };
