// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@/messages/en.json' with { type: 'json' };
import { renderApp } from '@/tests/support/render-app';
import { DynamicFrame } from './dynamic-frame';

const content = { body: '<p>Hi</p>', css: 'p {}', js: '1' };
const activation = { isActive: false };

beforeEach(() => {
  activation.isActive = false;
  vi.stubGlobal('navigator', { userActivation: activation });
});

function open() {
  const { container, router } = renderApp(
    <DynamicFrame
      src="https://frames.test/frame"
      title="Ball"
      lang="kk"
      content={content}
      skeleton={<span data-testid="skeleton" />}
    />,
  );
  const frame = container.querySelector('iframe');
  const inside = frame?.contentWindow ?? null;
  const told = inside && vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, over: Partial<MessageEventInit> = {}) =>
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: inside, ...over }));
    });
  return { container, frame, told, say, push: router.push };
}

describe('the frame of dynamic content', () => {
  it('the frame may run scripts and nothing else, and tells nobody where it stands', () => {
    const { frame } = open();
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect([frame?.title, frame?.getAttribute('src')]).toEqual(['Ball', 'https://frames.test/frame']);
  });

  it('the frame is told its content once it says that it is there', () => {
    const { told, say } = open();
    expect(told).not.toHaveBeenCalled();
    say({ kozyr: 'ready' });
    expect(told).toHaveBeenCalledExactlyOnceWith({ kozyr: 'fill', lang: 'kk', ...content }, '*');
  });

  it('the frame stands in the flow before and after its first height, so that the browser keeps in place what is read below', () => {
    const { frame, say } = open();
    expect(frame?.className).not.toMatch(/absolute|fixed/);
    say({ kozyr: 'height', height: 321 });
    expect(frame?.className).not.toMatch(/absolute|fixed/);
  });

  it('the frame takes the place of its skeleton at its first height, and no more than the most', () => {
    const { container, frame, say } = open();
    expect(container.querySelector('[data-testid=skeleton]')).not.toBeNull();
    say({ kozyr: 'height', height: 321 });
    expect(frame?.style.height).toBe('321px');
    expect(container.querySelector('[data-testid=skeleton]')).toBeNull();
    say({ kozyr: 'height', height: 1e9 });
    expect(frame?.style.height).toBe('4000px');
  });

  it('the frame leads to a path of this site in the reader’s language, only just after a click inside it', () => {
    const { frame, say, push } = open();
    say({ kozyr: 'navigate', path: '/games' });
    activation.isActive = true;
    // Somebody has clicked, but not there.
    say({ kozyr: 'navigate', path: '/games' });
    expect(push).not.toHaveBeenCalled();
    frame?.focus();
    for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'games'])
      say({ kozyr: 'navigate', path });
    expect(push).not.toHaveBeenCalled();
    say({ kozyr: 'navigate', path: '/uk/games?tag=new' });
    expect(push.mock.calls).toEqual([['/kk/games?tag=new']]);
  });

  it('the frame is heard only as itself: from its own window and without an origin', () => {
    const { frame, told, say, push } = open();
    activation.isActive = true;
    for (const data of [{ kozyr: 'ready' }, { kozyr: 'height', height: 300 }, { kozyr: 'navigate', path: '/games' }]) {
      say(data, { source: window });
      say(data, { source: null });
      say(data, { origin: 'https://frames.test' });
      say(data, { origin: '' });
    }
    expect([told?.mock.calls, push.mock.calls, frame?.style.height]).toEqual([[], [], '']);
  });

  it('a frame that says nothing in time is said not to have loaded, and may still come', () => {
    vi.useFakeTimers();
    try {
      const { container, say } = open();
      act(() => void vi.advanceTimersByTime(10_000));
      expect(container.textContent).toContain(en.ui.errorText);
      say({ kozyr: 'ready' });
      expect(container.textContent).not.toContain(en.ui.errorText);
    } finally {
      vi.useRealTimers();
    }
  });
});
