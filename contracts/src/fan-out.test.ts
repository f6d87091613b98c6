import { expect, it } from 'vitest';
import { natsAddress, parseMessage, purgeMessage } from './fan-out';

it('an address of NATS tells its servers, TLS and who signs in', () => {
  expect(natsAddress.parse('nats://nats')).toEqual({ servers: ['nats:4222'], tls: false });
  expect(natsAddress.parse('nats://kozyr:p%40ss@a:5222, nats://b')).toEqual({
    servers: ['a:5222', 'b:4222'],
    tls: false,
    user: 'kozyr',
    pass: 'p@ss',
  });
  expect(natsAddress.parse('tls://s3cret@[::1]:4222')).toEqual({ servers: ['[::1]:4222'], tls: true, token: 's3cret' });
});

it('what is no address of NATS is refused', () => {
  for (const text of ['nats', 'http://nats:4222', 'nats://a,', 'nats://a/path', '']) {
    expect(natsAddress.safeParse(text).success).toBe(false);
  }
});

it('a message that is none is nobody’s', () => {
  expect(parseMessage(purgeMessage, '{"tags":["content"]}')).toEqual({ tags: ['content'] });
  expect(parseMessage(purgeMessage, '{}')).toEqual({});
  for (const text of ['', '[]', '{"tags":"content"}', '{"tags":[""]}']) {
    expect(parseMessage(purgeMessage, text)).toBeUndefined();
  }
});
