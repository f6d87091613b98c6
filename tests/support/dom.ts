import { afterEach } from 'vitest';

// What jsdom lacks and components touch; what truly needs them is tested in a browser.
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // What is waited for is the outcome, not the speed: on a busy machine a part that is loaded late takes more than the usual second.
  configure({ asyncUtilTimeout: 10_000 });

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
