// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { Dialog } from './dialog';

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <NextIntlClientProvider locale="en" messages={messages}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Confirm" dismissible={dismissible}>
        <input aria-label="Inside" />
      </Dialog>
    </NextIntlClientProvider>
  );
}

test('takes the focus in and gives it back to what opened it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Confirm' });
  expect(dialog.contains(document.activeElement)).toBe(true);

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('one that must be answered closes by its button only', async () => {
  render(<Page dismissible={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is not closed by a press on a toast, which lies above it', async () => {
  render(
    <>
      <Page />
      <div className="Toastify">
        <span>Toast</span>
      </div>
      <span>Outside</span>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const press = (text: string) => {
    fireEvent.pointerDown(screen.getByText(text));
    fireEvent.click(screen.getByText(text));
  };
  press('Toast');
  expect(screen.queryByRole('dialog', { name: 'Confirm' })).toBeTruthy();
  press('Outside');
  expect(screen.queryByRole('dialog', { name: 'Confirm' })).toBeNull();
});
