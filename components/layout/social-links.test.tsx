// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SocialLinks } from './social-links';

test('every channel is a link that opens apart and learns nothing of where the reader came from', () => {
  const links = [
    { key: 'telegram', label: 'Telegram', url: 'https://t.example.com/kozyr' },
    { key: 'forum', label: 'Forum', url: 'https://f.example.com/kozyr' },
  ];
  render(<SocialLinks label="Find us" links={links} />);
  expect(screen.getByRole('navigation', { name: 'Find us' })).toBeTruthy();
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(links.map(({ label, url }) => [label, url]));
  const marks = screen.getAllByRole('link').map((link) => link.querySelector('svg')?.getAttribute('data-mark'));
  expect(marks).toEqual(['telegram', 'link']);
  for (const link of screen.getAllByRole('link')) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  }
});
