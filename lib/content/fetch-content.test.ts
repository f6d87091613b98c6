import { componentsAnswer } from '@kozyr/contracts/content';
import { beforeEach, expect, it, vi } from 'vitest';
import { getComponents } from './content';
import { fetchContent } from './fetch-content';

const { fetchParsed, preview } = vi.hoisted(() => ({ fetchParsed: vi.fn(), preview: { isEnabled: false } }));
vi.mock('next/headers', () => ({ draftMode: async () => preview }));
vi.mock('server-only', () => ({}));
vi.mock('@/lib/env/server', () => ({
  serverEnv: { CONTENT_URL: 'http://content.test', PREVIEW_TOKEN: 'shown-to-editors' },
}));
vi.mock('@/lib/server/fetch-parsed', () => ({ fetchParsed }));

beforeEach(() => {
  fetchParsed.mockReset().mockResolvedValue(null);
  preview.isEnabled = false;
});

it('asks by page key and language, and keeps the answer for 600 s or until its tags are told', async () => {
  expect(await getComponents('main', { locale: 'uk', audience: 'guest' })).toBeNull();
  expect(fetchParsed).toHaveBeenCalledWith(
    componentsAnswer,
    'http://content.test/api/v1/components?page=main&language=ua',
    { seconds: 600, tags: ['content', 'content:page:main'] },
  );
});

it('keeps no draft, and asks for drafts with the token only while an editor looks', async () => {
  preview.isEnabled = true;
  await fetchContent(componentsAnswer, { path: 'pages/terms', locale: 'kk', tag: 'content:page:terms' });
  expect(fetchParsed).toHaveBeenCalledWith(
    componentsAnswer,
    'http://content.test/api/v1/pages/terms?language=kz&draft=true&token=shown-to-editors',
    { seconds: 0, tags: ['content', 'content:page:terms'] },
  );
});
