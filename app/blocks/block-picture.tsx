import type { ContentImage } from '@kozyr/contracts/content';
import { getImageProps } from 'next/image';

/** A picture with a cut of its own for each screen, in the widths and the quality of spec §7 and §9. Fills its parent. */
export function BlockPicture({
  desktop,
  tablet,
  mobile,
  sizes,
  eager,
}: {
  desktop: ContentImage;
  tablet: ContentImage;
  mobile: ContentImage;
  sizes: string;
  eager: boolean;
}) {
  const propsOf = (image: ContentImage) =>
    getImageProps({
      src: image.imageUrl,
      alt: image.alt,
      width: image.width,
      height: image.height,
      sizes,
      quality: 100,
      loading: eager ? 'eager' : 'lazy',
      // The first slide is what the page is waiting for: the others must not take its bandwidth.
      fetchPriority: eager ? 'high' : 'low',
    }).props;
  const wide = propsOf(desktop);
  const middle = tablet.key === desktop.key ? undefined : propsOf(tablet);
  const narrow = propsOf(mobile);
  return (
    <picture>
      <source media="(max-width: 767.98px)" srcSet={narrow.srcSet} sizes={sizes} />
      {middle && <source media="(max-width: 1023.98px)" srcSet={middle.srcSet} sizes={sizes} />}
      <img {...wide} alt={desktop.alt} className="absolute inset-0 size-full object-cover" />
    </picture>
  );
}
