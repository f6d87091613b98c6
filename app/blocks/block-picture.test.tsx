// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BlockPicture } from './block-picture';

const { getImageProps } = vi.hoisted(() => ({ getImageProps: vi.fn() }));
vi.mock('next/image', () => ({ getImageProps }));

beforeEach(() => {
  getImageProps.mockImplementation(({ src }: { src: string }) => ({ props: { src, srcSet: `${src} 640w` } }));
});

const picture = (key: string, width: number) => ({
  imageUrl: `/content-media/${key}.webp`,
  key,
  alt: key,
  width,
  height: 640,
});

it('both cuts are asked for with their own width and quality 100, the phone’s below 768 px', () => {
  const { container } = render(
    <BlockPicture
      desktop={picture('wide', 1600)}
      tablet={picture('wide', 1600)}
      mobile={picture('tall', 750)}
      sizes="100vw"
      eager
    />,
  );
  const asked = getImageProps.mock.calls.map(([{ src, width, quality }]) => ({ src, width, quality }));
  expect(asked).toEqual([
    { src: '/content-media/wide.webp', width: 1600, quality: 100 },
    { src: '/content-media/tall.webp', width: 750, quality: 100 },
  ]);
  const phone = container.querySelector('source');
  expect([phone?.media, phone?.srcset]).toEqual(['(max-width: 767.98px)', '/content-media/tall.webp 640w']);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/content-media/wide.webp');
});

it('a picture has a third cut where a tablet has one of its own', () => {
  const { container } = render(
    <BlockPicture
      desktop={picture('wide', 1600)}
      tablet={picture('middle', 1000)}
      mobile={picture('tall', 750)}
      sizes="100vw"
      eager={false}
    />,
  );
  expect([...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
    ['(max-width: 767.98px)', '/content-media/tall.webp 640w'],
    ['(max-width: 1023.98px)', '/content-media/middle.webp 640w'],
  ]);
});
