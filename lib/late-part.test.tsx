// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part';

const Part = ({ name }: { name: string }) => <p>Here: {name}</p>;
const Waiting = ({ words }: { words: Promise<string> }) => <p>{use(words)}</p>;

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said || this.props.children;
  }
}

test('a late part keeps its place until it is here, and stands at once the next time', async () => {
  const load = vi.fn(async () => Part);
  const Late = latePart(load, () => <p>On its way</p>);
  const { unmount } = render(<Late name="first" />);
  expect(screen.getByText('On its way')).toBeTruthy();
  await screen.findByText('Here: first');
  unmount();
  render(<Late name="second" />);
  expect(screen.getByText('Here: second')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a late part that is here already comes to life as the server sent it', async () => {
  const Late = latePart(
    async () => Part,
    () => <p>On its way</p>,
  );
  const first = render(<Late name="first" />);
  await screen.findByText('Here: first');
  first.unmount();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Late name="second" />);
  expect(container.textContent).toBe('On its way');
  const complaints = vi.spyOn(console, 'error');
  render(<Late name="second" />, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByText('Here: second')).toBeTruthy();
  expect(complaints).not.toHaveBeenCalled();
});

test('a late part that stands in two places is loaded once, and keeps what was typed', async () => {
  const load = vi.fn(async () => () => <input aria-label="Code" />);
  const Late = latePart(load);
  render(
    <>
      <Late />
      <Late />
    </>,
  );
  const [first] = await screen.findAllByLabelText('Code');
  await act(async () => undefined);
  expect(screen.getAllByLabelText('Code')[0]).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('a late part that waits for something itself keeps its own place, and leaves what is typed beside it alone', async () => {
  let tell: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const Late = latePart(
    async () => Waiting,
    () => <p>On its way</p>,
  );
  await act(async () => {
    render(
      <Suspense fallback={<p>The whole page anew</p>}>
        <input aria-label="Code" />
        <Late words={words} />
      </Suspense>,
    );
  });
  const typed = screen.getByLabelText('Code');
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(screen.queryByText('The whole page anew')).toBeNull();
  await act(async () => tell('Here'));
  expect(screen.getByText('Here')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toBe(typed);
});

test('a late part that can’t be had is asked for again in its next place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('No connection'));
  const Late = latePart(load);
  const lost = render(
    <Boundary>
      <Late name="first" />
    </Boundary>,
  );
  await screen.findByText('No connection');
  lost.unmount();
  render(<Late name="second" />);
  expect(await screen.findByText('Here: second')).toBeTruthy();
});

test('a late part that can’t be had is the error boundary’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Late = latePart<{ name: string }>(() => Promise.reject(new Error('No connection')));
  await act(async () => {
    render(
      <Boundary>
        <Late name="first" />
      </Boundary>,
    );
  });
  expect(screen.getByText('No connection')).toBeTruthy();
});
