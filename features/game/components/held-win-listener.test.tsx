// @vitest-environment jsdom
import type { PlayerEvent } from '@kozyr/contracts/events';
import { LOCALES } from '@kozyr/contracts/locales';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { HeldWinListener } from './held-win-listener';

const notify = vi.hoisted(() => vi.fn());
vi.mock('@/components/overlay/notify', () => ({ notify }));
const stream = vi.hoisted(() => ({ publish: (_event: PlayerEvent): void => undefined }));
vi.mock('@/lib/events/player-events', () => ({
  onPlayerEvent: (listener: (event: PlayerEvent) => void) => {
    stream.publish = listener;
    return () => undefined;
  },
}));
beforeEach(() => notify.mockClear());

const MESSAGES = { uk, ru, en, kk };
const win = { id: '5', amount: '40000.00', held_at: '2026-03-02T10:00:00.000Z', decided_at: null, note: null } as const;
const event = {
  type: 'held-win',
  round: '7',
  game: { slug: 'gold-rush', title: 'Gold Rush' },
  currency: 'uah',
} as const;

test.each(LOCALES)('a player is told in %s that a win is checked, and what came of it', (locale) => {
  render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <HeldWinListener />
    </NextIntlClientProvider>,
  );
  stream.publish({ ...event, win: { ...win, status: 'pending' } });
  stream.publish({ ...event, win: { ...win, status: 'approved' } });
  stream.publish({ ...event, win: { ...win, status: 'denied', note: 'The game was faulty.' } });
  const told = notify.mock.calls.map(([notice]) => notice);
  expect(told.map(({ kind, id }) => [kind, id])).toEqual([
    ['info', 'held-win-5'],
    ['success', 'held-win-5'],
    ['error', 'held-win-5'],
  ]);
  for (const { message } of told) expect(message).toMatch(/^Gold Rush: .*40\u202f000\.00\u00a0₴/);
  expect(told[2].message).toContain('The game was faulty.');
});
