// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

/** A part of a page with a button that vanishes by its own press, or is disabled for as long as it works, and one beside it. */
function Part({ onWork }: { onWork?: (done: () => void) => void }) {
  const box = useKeptFocus<HTMLElement>();
  const [there, setThere] = useState(true);
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    onWork?.(() => setBusy(false));
  };
  return (
    <>
      <section ref={box} tabIndex={-1} aria-label="part">
        {there && (
          <button type="button" disabled={busy} onClick={onWork ? work : () => setThere(false)}>
            press
          </button>
        )}
        {!there && <p>done</p>}
      </section>
      <button type="button" onClick={() => setThere(false)}>
        elsewhere
      </button>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

test.each(['the keyboard', 'a pointer'])(
  'the part takes the focus of a button that vanishes by a press of %s',
  async (way) => {
    const user = userEvent.setup();
    render(<Part />);
    button('press').focus();
    await (way === 'a pointer' ? user.click(button('press')) : user.keyboard('{Enter}'));
    await hasFocus(screen.getByRole('region', { name: 'part' }));
  },
);

test('whoever has gone elsewhere before a button vanishes stays there', async () => {
  const user = userEvent.setup();
  render(<Part />);
  button('press').focus();
  await user.click(button('elsewhere'));
  await screen.findByText('done');
  expect(document.activeElement).toBe(button('elsewhere'));
});

test('whoever has pressed on the page beside it gets no focus that they did not ask for', async () => {
  const user = userEvent.setup();
  render(<Part />);
  button('press').focus();
  await user.click(document.body);
  button('elsewhere').click();
  await screen.findByText('done');
  expect(document.activeElement).toBe(document.body);
});

test('a button that was disabled while it worked has the focus again', async () => {
  let done: () => void = () => undefined;
  render(
    <Part
      onWork={(end) => {
        done = end;
        // A browser takes the focus from what is disabled.
        button('press').blur();
      }}
    />,
  );
  button('press').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.body);
  done();
  await hasFocus(button('press'));
});
