import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(path.join(process.cwd(), 'app/offline/return.js'), 'utf8');

/** The page's script in a browser that has a network or not (`onLine`), and whose site can be reached or not. */
function open({ onLine, reached }: { onLine: boolean; reached: boolean }) {
  const heard = new Map<string, () => void>();
  const reload = vi.fn();
  const state = { onLine, reached };
  let every: () => void = () => undefined;
  runInNewContext(script, {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    document: {
      querySelector: () => ({
        addEventListener: (name: string, listener: () => void) => heard.set(`button ${name}`, listener),
      }),
    },
    fetch: () => (state.reached ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
    location: { href: 'https://kozyr.example/uk', reload },
    navigator: state,
    setInterval: (look: () => void) => {
      every = look;
    },
  });
  const after = async (step: (() => void) | undefined) => {
    step?.();
    await new Promise((resolve) => setImmediate(resolve));
    return reload.mock.calls.length;
  };
  return {
    state,
    press: () => after(heard.get('button click')),
    goOnline: () => after(heard.get('online')),
    wait: () => after(every),
  };
}

test('a network alone does not load the page anew: the site must answer', async () => {
  const page = open({ onLine: true, reached: false });
  expect(await page.goOnline()).toBe(0);
  expect(await page.wait()).toBe(0);
  page.state.reached = true;
  expect(await page.goOnline()).toBe(1);
});

test('the page comes back by itself when the site answers again and the browser says nothing', async () => {
  const page = open({ onLine: true, reached: false });
  expect(await page.wait()).toBe(0);
  page.state.reached = true;
  expect(await page.wait()).toBe(1);
});

test('nobody is asked without a network, but whoever presses is obeyed', async () => {
  const page = open({ onLine: false, reached: true });
  expect(await page.wait()).toBe(0);
  expect(await page.press()).toBe(1);
});
