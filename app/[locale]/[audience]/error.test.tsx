// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { renderApp } from '@/tests/support/render-app';
import PageError from './error';

test('a page that broke says so and can be tried again', async () => {
  const reset = vi.fn();
  renderApp(<PageError reset={reset} />);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('An unexpected error occurred.');
  await userEvent.click(screen.getByRole('button', { name: messages.ui.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test('a page that broke because nothing can be fetched says so in the same words', async () => {
  vi.resetModules();
  vi.doMock('@/app/frame/page-error', () => {
    throw new Error('no line');
  });
  const [{ default: Broken }, { renderApp: draw }] = await Promise.all([
    import('./error'),
    import('@/tests/support/render-app'),
  ]);
  const reset = vi.fn();
  draw(<Broken reset={reset} />);
  expect((await screen.findByRole('alert')).textContent).toContain(messages.crash.text);
  await userEvent.click(screen.getByRole('button', { name: messages.ui.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});
