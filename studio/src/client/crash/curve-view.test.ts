// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('the number over a curve can be read, and is no live region: it changes twenty times a second', async () => {
  const vehicle = { box: [0, 0, 10, 10], holds: [5, 5], leans: 1, size: 1, moves: 'rolls', leaves: 'falls' };
  const scene = { ink: '#fff', halo: '#000', alarm: '#f00', trail: [], layers: [], vehicle };
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify({ locale: 'en', scene })}</script>`;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const { curveView } = await import('./curve-view');
  const view = curveView(() => 5_000);
  view.show({ kind: 'rising', startedAt: 0 });
  frames[0]?.(0);
  const number = view.element.querySelector('[data-testid="multiplier"]');
  expect(number?.textContent).toMatch(/^×1\.\d\d$/);
  expect(number?.closest('[aria-hidden]')).toBeNull();
  expect(view.element.querySelector('output, [aria-live], [role="status"], [role="alert"]')).toBeNull();
});
