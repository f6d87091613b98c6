// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { ModalCard } from './modal-card';

function show(props: Partial<ComponentProps<typeof ModalCard>>) {
  return render(
    <AppTexts locale="en" messages={messages}>
      <ModalCard
        onClose={() => undefined}
        title="Our title"
        body="Our body"
        amount="300 %"
        actions={[{ label: 'Our button', onPress: () => undefined }]}
        {...props}
      />
    </AppTexts>,
  );
}

test('a skeleton stands for texts that are on their way; the modal has its name already', () => {
  show({ texts: { loading: true } });
  expect(screen.getByRole('dialog', { name: 'Our title' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(screen.queryByText('Our body')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Our button' })).toBeNull();
});

test('our own texts show where an editor wrote none', () => {
  show({ texts: { header: null, body: null } });
  for (const text of ['Our title', 'Our body', '300 %']) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Our button' })).toBeDefined();
});

test("an editor's texts take the place of ours", () => {
  show({
    texts: { header: 'Theirs', description: '<em>More</em>', body: '<p>Their body</p>', action: 'Their button' },
  });
  expect(screen.getByRole('dialog', { name: 'Theirs' })).toBeDefined();
  for (const text of ['More', 'Their body']) expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Our body')).toBeNull();
  expect(screen.getByRole('button', { name: 'Their button' })).toBeDefined();
});

test('a button is disabled while what it does is pending', async () => {
  let done = () => {};
  const onPress = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  show({ actions: [{ label: 'Apply', onPress }] });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  done();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a modal is 343 px wide at most from 768 px on', () => {
  show({});
  expect(screen.getByRole('dialog').className).toContain('tablet:max-w-modal');
  const styles = readFileSync(path.resolve(import.meta.dirname, '../../app/globals.css'), 'utf8');
  expect(styles).toContain('--container-modal: 343px;');
});

test('Escape and Close close a modal', async () => {
  const onClose = vi.fn();
  show({ onClose });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
