// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { component } from '@/lib/content/component-sample';
import type { BlockProps } from './block';
import { ContentBlocks } from './content-blocks';

vi.mock('./registry', () => ({
  blocks: new Map<string, (props: BlockProps) => unknown>([
    ['text', ({ component: { key }, first }) => <p>{`${key}${first ? ' first' : ''}`}</p>],
    ['late', async ({ component: { key } }) => <p>{key}</p>],
    ['empty', () => null],
    [
      'broken',
      () => {
        throw new Error('no such column');
      },
    ],
    ['broken-late', async () => Promise.reject(new Error('no answer'))],
  ]),
}));

const warn = vi.spyOn(console, 'warn');
const error = vi.spyOn(console, 'error');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
  error.mockReset().mockImplementation(() => undefined);
});

const blockOf = (type: string, key = type) => component({ type, key });
const draw = async (components: ReturnType<typeof component>[], page = 'main') => {
  const content = await ContentBlocks({ components, locale: 'uk', audience: 'guest', page });
  const { container } = render(content);
  return container;
};
const said = (spy: typeof warn) => spy.mock.calls.map(([line]) => JSON.parse(line));

describe('blocks of a page', () => {
  it('blocks stand in their order, the first one known as such', async () => {
    const container = await draw([blockOf('text', 'a'), blockOf('late', 'b'), blockOf('text', 'c')]);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['a first', 'b', 'c']);
  });

  it.each(['broken', 'broken-late'])('a block that is %s is logged and left out, its page is not', async (type) => {
    const container = await draw([blockOf(type, 'hero'), blockOf('text', 'a')]);
    expect(container.textContent).toBe('a');
    expect(said(error)).toEqual([
      expect.objectContaining({ level: 'error', type, key: 'hero', reason: expect.stringMatching(/^no /) }),
    ]);
  });

  it('an unknown type is skipped, and logged once for each page however often it is made', async () => {
    for (let time = 0; time < 3; time += 1) await draw([blockOf('hologram'), blockOf('text')]);
    await draw([blockOf('hologram')], 'games');
    expect(said(warn).map(({ type, page }) => [type, page])).toEqual([
      ['hologram', 'main'],
      ['hologram', 'games'],
    ]);
  });

  it('blocks with nothing to show leave nothing behind', async () => {
    expect((await draw([blockOf('empty'), blockOf('broken')])).innerHTML).toBe('');
    expect((await draw([])).innerHTML).toBe('');
  });
});
