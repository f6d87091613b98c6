import { getImageProps } from 'next/image';
import { RichText } from '@/components/display/rich-text';
import { configText } from '@/lib/content/component-rules';
import { getInfoList } from '@/lib/content/content';
import { plainText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';

/** An info list of the content service: its header and a card per item. */
export async function InfoListBlock({ component, locale }: BlockProps) {
  const list = await getInfoList(configText(component, 'info-list') ?? component.key, locale);
  if (!list || list.items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 font-display font-semibold text-lg tablet:text-xl">{plainText(list.header.text)}</h2>
      <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {list.items.map((item) => (
          <li key={item.key} className="flex gap-4 rounded-card bg-surface-1 p-5">
            {item.image && (
              // biome-ignore lint/performance/noImgElement: next/image would bring its script along
              <img
                {...getImageProps({
                  src: item.image.imageUrl,
                  alt: item.image.alt,
                  width: 56,
                  height: 56,
                  quality: 100,
                }).props}
                alt={item.image.alt}
                className="size-14 shrink-0 rounded-control object-cover"
              />
            )}
            <RichText html={item.text} className="text-muted [&_:is(h3,h4,strong)]:text-ivory" />
          </li>
        ))}
      </ul>
    </section>
  );
}
