import axios from 'axios';
import { afterAll } from 'vitest';

// Many files share one window. What a file begins in it, and what it leaves on its page, ends with the file.

type Listening = Parameters<EventTarget['addEventListener']>;
type Timer = typeof setTimeout | typeof setInterval;

/** Packages are loaded once for all files, and so are their listeners: they know them again by marks on the document. */
const isOfPackage = (stack = ''): boolean => stack.split('\n')[2]?.includes('node_modules') ?? false;

function ownListeners(target: EventTarget): void {
  const listen = target.addEventListener;
  const begun: Listening[] = [];
  target.addEventListener = (...listening: Listening) => {
    if (!isOfPackage(new Error().stack)) begun.push(listening);
    listen.apply(target, listening);
  };
  afterAll(() => {
    target.addEventListener = listen;
    for (const [type, listener, options] of begun) target.removeEventListener(type, listener, options);
  });
}

function ownTimers(): void {
  const begun: NodeJS.Timeout[] = [];
  const noted = <T extends Timer>(begin: T): T =>
    Object.assign((...timed: Parameters<T>) => {
      const timer = Reflect.apply(begin, globalThis, timed);
      begun.push(timer);
      return timer;
    }, begin);
  const { setInterval, setTimeout } = globalThis;
  Object.assign(globalThis, { setInterval: noted(setInterval), setTimeout: noted(setTimeout) });
  afterAll(() => {
    Object.assign(globalThis, { setInterval, setTimeout });
    for (const timer of begun) clearTimeout(timer);
  });
}

function ownChannels(): void {
  const { BroadcastChannel } = globalThis;
  const begun: BroadcastChannel[] = [];
  let isOver = false;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      begun.push(this);
    }
    override postMessage(message: unknown): void {
      if (!isOver) super.postMessage(message);
    }
  };
  afterAll(() => {
    isOver = true;
    globalThis.BroadcastChannel = BroadcastChannel;
    for (const channel of begun) channel.close();
  });
}

if (typeof window !== 'undefined') {
  const { adapter } = axios.defaults;
  ownListeners(window);
  ownListeners(document);
  ownTimers();
  ownChannels();
  afterAll(() => {
    axios.defaults.adapter = adapter;
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: that is how a page forgets one
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
    history.replaceState(null, '', '/');
  });
}
