// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { Dialog } from './dialog';

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <AppTexts locale="en" messages={messages}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Confirm" dismissible={dismissible}>
        <input aria-label="Inside" />
      </Dialog>
    </AppTexts>
  );
}

test('a dialog takes the focus in and gives it back to what opened it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Confirm' });
  expect(dialog.contains(document.activeElement)).toBe(true);

  const focus = vi.spyOn(opener, 'focus');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  // An opener in the header that sticks to the top must not draw the page to where it would lie.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a dialog that must be answered closes by its button only', async () => {
  render(<Page dismissible={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog is not closed by a press on a toast, which lies above it', async () => {
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

function Steps() {
  const [step, setStep] = useState<'none' | 'menu' | 'next'>('none');
  return (
    <AppTexts locale="en" messages={messages}>
      <button type="button" onClick={() => setStep('menu')}>
        Open
      </button>
      <Dialog open={step === 'menu'} onOpenChange={() => setStep('none')} title="Menu">
        <button type="button" onClick={() => setStep('next')}>
          On
        </button>
      </Dialog>
      <Dialog open={step === 'next'} onOpenChange={() => setStep('none')} title="Next">
        <input aria-label="Inside" />
      </Dialog>
    </AppTexts>
  );
}

test('a dialog opened from one that closes by it gives the focus back to what opened that one', async () => {
  render(<Steps />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Next' }).contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Two({ closed }: { closed: string[] }) {
  const [over, setOver] = useState(false);
  return (
    <AppTexts locale="en" messages={messages}>
      <Dialog open onOpenChange={() => closed.push('below')} title="Below">
        <button type="button" onClick={() => startTransition(() => setOver(true))}>
          Over it
        </button>
      </Dialog>
      {over && (
        <Dialog open onOpenChange={() => closed.push('over')} title="Over">
          Text
        </Dialog>
      )}
    </AppTexts>
  );
}

test('Escape closes the sheet that has just come over another, though its effects are still to run', async () => {
  const closed: string[] = [];
  render(<Two closed={closed} />);
  const isOver = () => screen.queryByRole('dialog', { name: 'Over' }) !== null;
  // Told between React's changes to the page and the effects that follow them.
  const pressed = new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (!isOver()) return;
      watch.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      done();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const button = screen.getByRole('button', { name: 'Over it' });
  button.click();
  await pressed;
  expect(closed).toEqual(['over']);
  vi.unstubAllGlobals();
});
