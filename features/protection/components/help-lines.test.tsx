// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { OPEN_LAW } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { HelpLines } from './help-lines';

const t = en.selfTest.help;
const line = {
  name: 'Lifeline',
  about: { uk: 'Поруч', ru: 'Рядом', en: 'Somebody to talk to', kk: 'Қасыңызда' },
  phone: '7333',
  url: 'https://www.lifeline.example/help',
};
const answer = (help: object[]) => ({ ...OPEN_LAW, help });

test.each([
  [true, '/protection/jurisdiction'],
  [false, '/jurisdiction'],
])('who reads it (member: %s) finds the help of where they are, to call and to open', async (member, path) => {
  if (member) signIn();
  const sent = answerCalls(() => [200, answer([line])]);
  renderApp(<HelpLines member={member} />);
  expect(await screen.findByText('Somebody to talk to')).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain(`GET ${path}`);
  expect(screen.getByRole('link', { name: '7333' }).getAttribute('href')).toBe('tel:7333');
  const site = screen.getByRole('link', { name: /lifeline\.example/ });
  expect(site.getAttribute('href')).toBe(line.url);
  expect(site.textContent).toBe('lifeline.example');
});

test('where nobody is named nothing is shown', async () => {
  const sent = answerCalls(() => [200, answer([])]);
  renderApp(<HelpLines member={false} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(t.title)).toBeNull());
});
