import { expect, it } from 'vitest';
import { readListing } from './bucket-listing';

const entry = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>${size}</Size></Contents>`;

it('a page of a listing has names without their prefix, sizes, and how the next is asked for', () => {
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${entry('media/a &amp; b&#39;s.webp', 7)}\n${entry('media/c.png', 8)}
    <NextContinuationToken>after c</NextContinuationToken></ListBucketResult>`;
  expect(readListing(xml, 'media/')).toEqual({
    found: [
      { name: "a & b's.webp", bytes: 7 },
      { name: 'c.png', bytes: 8 },
    ],
    next: 'after c',
  });
});

it('the last page names no next one, and keys of something else are left out', () => {
  const xml = `<ListBucketResult><IsTruncated>false</IsTruncated>${entry('other/a.webp', 1)}</ListBucketResult>`;
  expect(readListing(xml, 'media/')).toEqual({ found: [], next: undefined });
});
