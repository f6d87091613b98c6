// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeInput } from './code-input';

function Held({ length, onComplete }: { length?: number; onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} length={length} />;
}

test('the code input takes digits only and reports the full code', async () => {
  const onComplete = vi.fn();
  render(<Held length={4} onComplete={onComplete} />);
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  await userEvent.type(input, '12a34');
  expect(input.value).toBe('1234');
  expect(onComplete).toHaveBeenCalledWith('1234');
});

test('a code is six digits long by default', () => {
  render(<Held onComplete={() => undefined} />);
  expect(screen.getByLabelText('Code').getAttribute('maxlength')).toBe('6');
});

test('the cursor moves on by itself and goes back by arrows, and backspace takes a digit away', async () => {
  render(<Held length={4} onComplete={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  await userEvent.type(input, '12');
  expect(input.selectionStart).toBe(2);
  await userEvent.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['1', 1]);
  await userEvent.keyboard('34{ArrowLeft}{ArrowLeft}');
  expect([input.value, input.selectionStart]).toEqual(['134', 1]);
  await userEvent.keyboard('{ArrowRight}');
  expect(input.selectionStart).toBe(2);
});
