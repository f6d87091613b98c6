import { expect, it } from 'vitest';
import { z } from 'zod';
import { MOMENT_TEXT, readCursor, writeCursor } from './cursor';

const placeSchema = z.tuple([z.string().regex(MOMENT_TEXT), z.uuid()]);
const place = ['2026-03-02 10:00:00.123456+00', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] as const;

it('a cursor leads back to the place it was written for', () => {
  expect(readCursor(placeSchema, writeCursor(place))).toEqual(place);
});

it('a cursor of another list, and what is none, is refused', () => {
  const others = ['', 'x', writeCursor([]), writeCursor(['1', '2']), writeCursor([...place, 'more'])];
  for (const cursor of [...others, Buffer.from('{"a":1}').toString('base64url')])
    expect(() => readCursor(placeSchema, cursor), cursor).toThrow('begin with the first page');
});
