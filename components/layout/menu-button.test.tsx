// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageWordsProvider } from '@/lib/i18n/page-words';
import en from '@/messages/en.json';
import { MenuButton } from './menu-button';

test('the menu brings along what its sheet reads texts with', async () => {
  render(
    <PageWordsProvider locale="en" messages={en}>
      <MenuButton label="Menu" icon={null}>
        <a href="/en/games">Games</a>
      </MenuButton>
    </PageWordsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByRole('button', { name: en.ui.close })).toBeDefined();
});
