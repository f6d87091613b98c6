import type { ContentImage } from '@kozyr/contracts/content';
import { getImageProps } from 'next/image';

/** The picture of a modal's text, in the widths and the quality of spec §7 and §9; its place is kept while it comes. */
export function StatusPicture({ image }: { image: ContentImage }) {
  const { imageUrl, alt, width, height } = image;
  if (width <= 0 || height <= 0) return null;
  const { props } = getImageProps({ src: imageUrl, alt, width, height, sizes: '303px', quality: 100 });
  // biome-ignore lint/performance/noImgElement: its attributes are those of next/image
  return <img {...props} alt={alt} className="h-auto max-h-40 w-full rounded-control object-contain" />;
}
