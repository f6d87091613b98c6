import type { ContentImage, InfoList } from '@kozyr/contracts/content';
import { getImageProps } from 'next/image';
import { RichText } from '@/components/display/rich-text';
import { loneIn } from '@/components/layout/lone-in';
import { configText, type Screen } from '@/lib/content/component-rules';
import { getInfoList } from '@/lib/content/content';
import { plainText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { drawByScreen } from './draw-by-screen';

/** An info list of the content service: its header and a card per item; screens may have lists of their own. */
export function InfoListBlock({ component, locale }: BlockProps) {
  const keyOf = (screen: Screen) => configText(component, 'info-list', screen) ?? component.key;
  return drawByScreen(keyOf, async ({ value: key }) => {
    const list = await getInfoList(key, locale);
    if (!list || list.items.length === 0) return null;
    return (
      <section>
        <InfoListHeader header={list.header} />
        <ul
          data-lone={loneIn(list.items.length)}
          className="grid gap-3 tablet:first-wide-2 tablet:grid-cols-2 desktop:first-wide-3 desktop:grid-cols-3"
        >
          {list.items.map((item) => (
            <li key={item.key} className="flex gap-4 rounded-card bg-surface-1 p-5">
              {item.image && <SmallPicture image={item.image} className="size-14" />}
              <RichText html={item.text} className="min-w-0 text-muted [&_:is(h3,h4,strong)]:text-ivory" />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** The header of an info list is a text and an image (spec §3). */
function InfoListHeader({ header }: { header: InfoList['header'] }) {
  const title = plainText(header.text);
  if (!title) return null;
  return (
    <div className="mb-4 flex items-center gap-3">
      {header.image && <SmallPicture image={header.image} className="size-10" />}
      <h2 className="min-w-0 font-display font-semibold text-lg tablet:text-xl">{title}</h2>
    </div>
  );
}

function SmallPicture({ image, className }: { image: ContentImage; className: string }) {
  const { props } = getImageProps({ src: image.imageUrl, alt: image.alt, width: 56, height: 56, quality: 100 });
  return (
    // biome-ignore lint/performance/noImgElement: next/image would bring its script along
    <img {...props} alt={image.alt} className={`shrink-0 rounded-control object-cover ${className}`} />
  );
}
