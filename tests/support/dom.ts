import { afterAll, afterEach, vi } from 'vitest';

// Many files share one worker and what it has loaded: none leaves its clock, its spies or its globals to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// What jsdom lacks and components touch; what truly needs them is tested in a browser.
if (typeof window !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { onNotice } = await import('@/components/overlay/notify');
  const { useModalQueue } = await import('@/lib/modal-queue/modal-queue');
  afterEach(cleanup);
  afterAll(() => {
    // What was told while nobody listened waits for the next who does.
    onNotice(() => undefined)();
    useModalQueue.setState(useModalQueue.getInitialState());
    window.history.replaceState(null, '', '/');
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  window.matchMedia ??= (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  // The rules of app/globals.css that say what is shown where somebody is: of where all is offered, and of credits alone.
  const offered = document.createElement('style');
  offered.textContent = `
    :root:not([data-without~="money"]) [data-instead-of="money"],
    :root[data-without~="money"] [data-needs="money"] { display: none }`;
  document.head.append(offered);
  class SilentObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  window.ResizeObserver ??= SilentObserver;
  window.IntersectionObserver ??= SilentObserver;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  document.elementFromPoint ??= () => null;
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
}
