// @vitest-environment jsdom
// @vitest-environment-options {"resources":"usable"}
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { WidgetIdentity } from './open-widget';

/** A help desk on this machine: its script speaks as Chatwoot's does and writes down what it is told. */
const SDK = `(() => {
  window.deskHeard = [];
  const heard = (name) => (...given) => window.deskHeard.push([name, ...given]);
  const ready = () => setTimeout(() => window.dispatchEvent(new CustomEvent('chatwoot:ready')));
  window.chatwootSDK = {
    run(given) {
      window.deskHeard.push(['run', given, { ...window.chatwootSettings }]);
      window.$chatwoot = {
        setUser: heard('setUser'),
        setLocale: heard('setLocale'),
        toggle: heard('toggle'),
        reset() { window.deskHeard.push(['reset']); ready(); },
      };
      ready();
    },
  };
})();`;
let server: Server;
let url: string;
let asked: string[];
let up = true;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const there = up && request.url === '/packs/js/sdk.js';
    response.writeHead(there ? 200 : 503, { 'content-type': 'text/javascript' }).end(there ? SDK : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

declare global {
  interface Window {
    deskHeard?: unknown[][];
  }
  // The environment's own page, in which scripts that are loaded run; the test's globals are copies of it.
  var jsdom: { window: Window };
}
const SHARED = ['chatwootSettings', 'chatwootSDK', '$chatwoot', 'deskHeard'] as const;
for (const name of SHARED)
  Object.defineProperty(globalThis.jsdom.window, name, {
    get: () => Reflect.get(window, name),
    set: (value: unknown) => Reflect.set(window, name, value),
  });
const heard = () => window.deskHeard ?? [];
const names = () => heard().map(([name]) => name);
const ada: WidgetIdentity = {
  identifier: 'ada',
  identifier_hash: 'abc123',
  name: '+380991234567',
  email: null,
  phone_number: '+380991234567',
};

/** The module as a page has it that was just loaded. */
async function freshPage() {
  vi.resetModules();
  document.head.replaceChildren();
  delete window.chatwootSDK;
  delete window.$chatwoot;
  delete window.deskHeard;
  const { openWidget } = await import('./open-widget');
  return (identity: WidgetIdentity | null, locale = 'uk') =>
    openWidget({ url, token: 'website-token' }, { identity, locale });
}

beforeEach(() => {
  asked = [];
  up = true;
  localStorage.clear();
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
});

it('the help desk is fetched when it is first opened, started once, told who the player is, and opened', async () => {
  const open = await freshPage();
  expect(asked).toEqual([]);
  await open(ada);
  await open(ada, 'kk');
  expect(asked).toEqual(['/packs/js/sdk.js']);
  expect(heard()).toEqual([
    [
      'run',
      { websiteToken: 'website-token', baseUrl: url },
      expect.objectContaining({ locale: 'uk', position: 'right' }),
    ],
    ['setLocale', 'uk'],
    ['setUser', 'ada', { identifier_hash: 'abc123', name: '+380991234567', phone_number: '+380991234567' }],
    ['toggle', 'open'],
    ['setLocale', 'kk'],
    ['setUser', 'ada', { identifier_hash: 'abc123', name: '+380991234567', phone_number: '+380991234567' }],
    ['toggle', 'open'],
  ]);
});

it('the help desk knows nobody of a guest, and forgets a player before it shows itself to another', async () => {
  await (await freshPage())(null);
  expect(names()).toEqual(['run', 'setLocale', 'toggle']);
  await (await freshPage())(ada);
  expect(names()).toEqual(['run', 'reset', 'setLocale', 'setUser', 'toggle']);
  await (await freshPage())(null);
  expect(names()).toEqual(['run', 'reset', 'setLocale', 'toggle']);
});

it('a help desk that does not come says so, and is tried anew the next time', async () => {
  const open = await freshPage();
  up = false;
  await expect(open(ada)).rejects.toThrow('out of reach');
  expect(document.querySelectorAll('script')).toHaveLength(0);
  up = true;
  await open(ada);
  expect(names()).toEqual(['run', 'setLocale', 'setUser', 'toggle']);
});

it('the help desk leaves its bubble away where it fills the screen and has a cross of its own', async () => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: true });
  await (await freshPage())(null);
  expect(heard()[0]?.[2]).toMatchObject({ hideMessageBubble: true });
});
