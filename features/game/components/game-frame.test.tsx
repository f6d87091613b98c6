// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { GameFrame } from './game-frame';

it.each([
  [true, 1, /allow-same-origin/],
  [false, 0, /^allow-scripts$/],
] as const)(
  'a game of which it is %s that it says nothing tells %i times that it has loaded, with the rights it needs',
  (silent, times, rights) => {
    const onLoaded = vi.fn();
    const of = { url: 'http://studio.example/play', title: 'Lucky Fox', state: 'loading', reached: true } as const;
    render(
      <AppTexts locale="en" messages={en}>
        <GameFrame frame={createRef()} {...of} full={false} lost={false} silent={silent} onLoaded={onLoaded} />
      </AppTexts>,
    );
    const frame = screen.getByTitle('Lucky Fox');
    fireEvent.load(frame);
    expect(onLoaded).toHaveBeenCalledTimes(times);
    expect(frame.getAttribute('sandbox')).toMatch(rights);
  },
);
