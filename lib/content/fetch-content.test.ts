import { componentsAnswer } from '@kozyr/contracts/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { component, link } from './component-sample';
import { getComponents } from './content';
import { fetchContent } from './fetch-content';

const { preview } = vi.hoisted(() => {
  vi.stubEnv('CONTENT_URL', 'http://content.test');
  vi.stubEnv('PREVIEW_TOKEN', 'shown-to-editors');
  return { preview: { isEnabled: false } };
});
vi.mock('next/headers', () => ({ draftMode: async () => preview }));

type Asked = { cache?: string; next?: { revalidate: number; tags: string[] } };
const fetching = vi.fn<(url: string, asked: Asked) => Promise<Response>>();
const answer = (items: unknown[]) => fetching.mockImplementation(async () => Response.json({ items }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetching.mockReset().mockImplementation(async () => new Response(null, { status: 404 })),
  );
  preview.isEnabled = false;
});

it('components are asked for by page key and language, and kept for 600 s or until their tags are told', async () => {
  expect(await getComponents('main', { locale: 'uk', audience: 'guest' })).toBeNull();
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    'http://content.test/api/v1/components?page=main&ahead=1200&language=ua',
    expect.objectContaining({ next: { revalidate: 600, tags: ['content', 'content:page:main'] } }),
  );
});

it('a draft is never kept, and is asked for with the token only while an editor looks', async () => {
  preview.isEnabled = true;
  await fetchContent(componentsAnswer, { path: 'pages/terms', locale: 'kk', tag: 'content:page:terms' });
  expect(fetching.mock.calls.map(([url, { cache, next }]) => [url, cache, next])).toEqual([
    ['http://content.test/api/v1/pages/terms?language=kz&draft=true&token=shown-to-editors', 'no-store', undefined],
  ]);
});

it.each([
  ['opens', { startDate: '2026-11-20T12:01:30.500Z' }, [600, 91]],
  ['closes', { endDate: '2026-11-20T12:05:00Z' }, [600, 301]],
  [
    'has begun and ends after the answer',
    { startDate: '2026-11-20T11:00:00Z', endDate: '2026-11-20T13:00:00Z' },
    [600],
  ],
])('a page lives no longer than to the moment when a part %s', async (_, dates, lives) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const part = component({ key: 'part', ...dates });
  const items = [component({ key: 'whole', config: { general: [link(part)], desktop: [], mobile: [] } })];
  answer(items);
  await getComponents('main', { locale: 'uk', audience: 'guest' });
  expect(fetching.mock.calls.map(([, { next }]) => next?.revalidate)).toEqual(lives);
});

it('what has opened since the answer was kept is shown, and what has closed is not', async () => {
  const items = [
    component({ key: 'opened', startDate: '2026-11-20T12:00:00Z' }),
    component({ key: 'closed', endDate: '2026-11-20T12:00:00Z' }),
  ];
  answer(items);
  const shownAt = async (moment: string) => {
    vi.useFakeTimers({ now: new Date(moment) });
    return (await getComponents('main', { locale: 'uk', audience: 'guest' }))?.map(({ key }) => key);
  };
  expect(await shownAt('2026-11-20T11:59:59.999Z')).toEqual(['closed']);
  expect(await shownAt('2026-11-20T12:00:00.001Z')).toEqual(['opened']);
});
