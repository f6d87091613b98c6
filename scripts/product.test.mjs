import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { printAddresses } from './product.mjs';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed while the platform answers its outbox page with this status. */
async function printedWith(status) {
  const asked = [];
  const platform = createServer(({ method, url }, answer) => {
    asked.push(`${method} ${url}`);
    answer.writeHead(status).end();
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
      dataDir: '/data',
    },
    secrets: { CONTENT_ADMIN_EMAIL: 'editor@kozyr.localhost' },
    fresh: false,
    dev: false,
  });
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  expect(asked).toEqual(['HEAD /dev/outbox']);
  return printed;
}

it('the addresses name the page of messages to players when the platform serves it', async () => {
  expect(await printedWith(200)).toMatch(/Messages to players +http:\/\/localhost:3000\/api\/dev\/outbox\n/);
});

it('the addresses do not name the page of messages when there is none', async () => {
  const printed = await printedWith(404);
  expect(printed).toContain('http://localhost:3000\n');
  expect(printed).not.toContain('outbox');
});
