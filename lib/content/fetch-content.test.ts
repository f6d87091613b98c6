import { componentsAnswer } from '@kozyr/contracts/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { component, link } from './component-sample';
import { getComponents } from './content';
import { fetchContent } from './fetch-content';

const { fetchParsed, preview } = vi.hoisted(() => ({ fetchParsed: vi.fn(), preview: { isEnabled: false } }));
vi.mock('next/headers', () => ({ draftMode: async () => preview }));
vi.mock('@/lib/env/server', () => ({
  serverEnv: { CONTENT_URL: 'http://content.test', PREVIEW_TOKEN: 'shown-to-editors' },
}));
vi.mock('@/lib/server/fetch-parsed', () => ({ fetchParsed }));

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  fetchParsed.mockReset().mockResolvedValue(null);
  preview.isEnabled = false;
});

it('components are asked for by page key and language, and kept for 600 s or until their tags are told', async () => {
  expect(await getComponents('main', { locale: 'uk', audience: 'guest' })).toBeNull();
  expect(fetchParsed).toHaveBeenCalledWith(
    componentsAnswer,
    'http://content.test/api/v1/components?page=main&ahead=1200&language=ua',
    { seconds: 600, tags: ['content', 'content:page:main'] },
  );
});

it('a draft is never kept, and is asked for with the token only while an editor looks', async () => {
  preview.isEnabled = true;
  await fetchContent(componentsAnswer, { path: 'pages/terms', locale: 'kk', tag: 'content:page:terms' });
  expect(fetchParsed).toHaveBeenCalledWith(
    componentsAnswer,
    'http://content.test/api/v1/pages/terms?language=kz&draft=true&token=shown-to-editors',
    { seconds: 0, tags: ['content', 'content:page:terms'] },
  );
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
  fetchParsed.mockResolvedValue({ items });
  await getComponents('main', { locale: 'uk', audience: 'guest' });
  expect(fetchParsed.mock.calls.map(([, , options]) => options.seconds)).toEqual(lives);
});

it('what has opened since the answer was kept is shown, and what has closed is not', async () => {
  const items = [
    component({ key: 'opened', startDate: '2026-11-20T12:00:00Z' }),
    component({ key: 'closed', endDate: '2026-11-20T12:00:00Z' }),
  ];
  fetchParsed.mockResolvedValue({ items });
  const shownAt = async (moment: string) => {
    vi.useFakeTimers({ now: new Date(moment) });
    return (await getComponents('main', { locale: 'uk', audience: 'guest' }))?.map(({ key }) => key);
  };
  expect(await shownAt('2026-11-20T11:59:59.999Z')).toEqual(['closed']);
  expect(await shownAt('2026-11-20T12:00:00.001Z')).toEqual(['opened']);
});
