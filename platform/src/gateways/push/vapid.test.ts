import { expect, it } from 'vitest';
import { isPushService, vapidOf } from './vapid';

const SERVICES = ['fcm.googleapis.com', 'notify.windows.com', 'http://127.0.0.1:9'];
const key = Buffer.alloc(32, 7).toString('base64url');

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://par02p.notify.windows.com/w/?token=abc', true],
  ['http://127.0.0.1:9/send', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://evilfcm.googleapis.com.example.com/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:10/send', false],
  ['nonsense', false],
])('pushes go to push services alone: %s is one: %s', (endpoint, known) => {
  expect(isPushService(SERVICES, endpoint)).toBe(known);
});

it('the public key is computed from the private one, a point of 65 bytes', () => {
  const vapid = vapidOf({ PUSH_PRIVATE_KEY: key, PUSH_SUBJECT: undefined, PUBLIC_URL: 'https://kozyr.example' });
  expect(vapid).toMatchObject({ subject: 'https://kozyr.example', privateKey: key });
  expect(Buffer.from(vapid?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

it('without a key no push service is called, and a trial on this machine says who sends in a word of its own', () => {
  expect(vapidOf({ PUSH_PRIVATE_KEY: undefined, PUSH_SUBJECT: undefined, PUBLIC_URL: 'https://a.example' })).toBeNull();
  const local = { PUSH_PRIVATE_KEY: key, PUSH_SUBJECT: undefined, PUBLIC_URL: 'http://localhost:3000' };
  expect(vapidOf(local)?.subject).toBe('mailto:trial@kozyr.localhost');
});
