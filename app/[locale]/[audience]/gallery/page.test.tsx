import { beforeEach, expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ KOZYR_MODE: 'trial' }));
vi.mock('@/lib/env/server', () => ({ serverEnv: settings }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  setRequestLocale: () => undefined,
}));
vi.mock('@/lib/catalogue/catalogue', () => ({ fetchGames: async () => ({ items: [] }) }));

const { default: GalleryPage, generateMetadata } = await import('./page');
const params = Promise.resolve({ locale: 'uk', audience: 'guest' });

beforeEach(() => {
  settings.KOZYR_MODE = 'trial';
});

test('the trial has a gallery, which search engines pass by', async () => {
  await expect(GalleryPage({ params })).resolves.toBeDefined();
  expect(await generateMetadata({ params })).toMatchObject({ robots: { index: false, follow: false } });
});

test('production has no gallery', async () => {
  settings.KOZYR_MODE = 'production';
  await expect(GalleryPage({ params })).rejects.toMatchObject({ digest: expect.stringContaining('404') });
});
