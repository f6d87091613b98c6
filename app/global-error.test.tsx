import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import GlobalError from './global-error';

afterEach(() => vi.unstubAllGlobals());

/** The page at an address. */
function pageAt(pathname: string): string {
  vi.stubGlobal('window', { location: { pathname } });
  return renderToStaticMarkup(<GlobalError />);
}

test('a page that broke as a whole says so in the language of its address', () => {
  const page = pageAt('/kk/profile');
  expect(page).toMatch(/^<html lang="kk">/);
  for (const words of [kk.crash.title, kk.crash.text, kk.ui.retry]) expect(page).toContain(words);
  expect(pageAt('/nowhere')).toContain(ru.crash.title);
});
