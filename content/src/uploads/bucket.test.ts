import { expect, it } from 'vitest';
import { addressesIn } from './bucket';

it.each([
  ['https://s3.example.com', true, 'https://s3.example.com/pictures/media/a%20%2B%20%28b%29.webp'],
  ['https://s3.example.com/', false, 'https://pictures.s3.example.com/media/a%20%2B%20%28b%29.webp'],
  ['http://localhost:9000/store/', true, 'http://localhost:9000/store/pictures/media/a%20%2B%20%28b%29.webp'],
])('a picture in a bucket of %s, its name in the path: %s, is at %s', (endpoint, pathStyle, address) => {
  expect(addressesIn({ endpoint, bucket: 'pictures', pathStyle })('a + (b).webp')).toBe(address);
});

it('the bucket itself is asked by a path that ends, and a query in its parts', () => {
  const addressOf = addressesIn({ endpoint: 'https://s3.example.com', bucket: 'pictures', pathStyle: true });
  expect(addressOf(null, { 'list-type': '2', prefix: 'media/' })).toBe(
    'https://s3.example.com/pictures/?list-type=2&prefix=media%2F',
  );
});
