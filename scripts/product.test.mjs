import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { printAddresses } from './product.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed while the platform answers its outbox page, and the question after the first operator, with these. */
async function printedWith({ outbox = 200, invitation = 404 }) {
  const asked = [];
  const platform = createServer(({ method, url, headers }, answer) => {
    asked.push(`${method} ${url}`);
    if (method === 'POST') expect(headers['x-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    answer.writeHead(method === 'POST' ? invitation : outbox).end();
  });
  await new Promise((resolve) => platform.listen(0, '127.0.0.1', resolve));
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  await printAddresses({
    settings: {
      ports: { PLATFORM_PORT: platform.address().port, CONTENT_PORT: 4100 },
      publicUrl: 'http://localhost:3000',
      deskPublicUrl: 'http://localhost:4400',
      dataDir: '/data',
    },
    secrets: { CONTENT_ADMIN_EMAIL: 'editor@kozyr.localhost', DESK_SECRET: 'shared', DESK_FIRST_TOKEN: 'once' },
    fresh: false,
    dev: false,
  });
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  expect(asked.sort()).toEqual(['HEAD /dev/outbox', 'POST /operator/desk/invitation']);
  return printed;
}

it('the addresses name the page of messages to players when the platform serves it', async () => {
  expect(await printedWith({ outbox: 200 })).toMatch(
    /Messages to players +http:\/\/localhost:3000\/api\/dev\/outbox\n/,
  );
});

it('the addresses do not name the page of messages when there is none', async () => {
  const printed = await printedWith({ outbox: 404 });
  expect(printed).toContain('http://localhost:3000\n');
  expect(printed).not.toContain('outbox');
});

it('the addresses name the desk, and the link of the first operator until it was used', async () => {
  expect(await printedWith({ invitation: 200 })).toMatch(
    /Desk +http:\/\/localhost:4400\n +first operator: http:\/\/localhost:4400\/en\/invitation#once \(once\)\n/,
  );
  const later = await printedWith({ invitation: 404 });
  expect(later).toMatch(/Desk +http:\/\/localhost:4400\n/);
  expect(later).not.toContain('first operator');
});
