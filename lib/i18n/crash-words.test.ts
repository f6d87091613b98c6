import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { CRASH_WORDS } from './crash-words';

test('a page that broke as a whole says what the catalogues say', () => {
  for (const [language, { crash, ui }] of Object.entries({ en, kk, ru, uk }))
    expect(CRASH_WORDS).toHaveProperty(language, { ...crash, retry: ui.retry });
});
