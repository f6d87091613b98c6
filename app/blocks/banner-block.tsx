import { ButtonLink } from '@/components/controls/button-link';
import { RichText } from '@/components/display/rich-text';
import { SuitMotif } from '@/components/display/suit-motif';
import { configText, pictureFor } from '@/lib/content/component-rules';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { getBlockLink } from './block-link';
import { BlockPicture } from './block-picture';

/** A banner: picture (its own for phones), words over its calm side, one way on. */
export function BannerBlock({ component, first }: BlockProps) {
  const desktop = pictureFor(component, 'desktop');
  const mobile = pictureFor(component, 'mobile') ?? desktop;
  const link = getBlockLink(component);
  const title = configText(component, 'title');
  const html = sanitizeRichText(component.text);
  return (
    <div className="relative isolate flex h-full min-h-80 flex-col justify-end overflow-hidden rounded-card bg-surface-2 p-5 tablet:min-h-88 tablet:justify-center tablet:p-10">
      {desktop && mobile ? (
        <>
          <BlockPicture
            desktop={desktop}
            mobile={mobile}
            sizes="(min-width: 1440px) 1136px, (min-width: 768px) calc(100vw - 120px), calc(100vw - 32px)"
            eager={first}
          />
          <span
            aria-hidden
            className="absolute inset-0 bg-linear-to-t from-surface-1 via-surface-1/60 to-transparent tablet:bg-linear-to-r"
          />
        </>
      ) : (
        <SuitMotif suit="spades" size={280} />
      )}
      <div className="relative flex max-w-lg flex-col items-start gap-4">
        {title && <h2 className="font-bold font-display text-2xl desktop:text-4xl">{title}</h2>}
        <RichText
          html={html}
          className="[&_:is(h2,h3)]:mt-0 [&_:is(h2,h3)]:text-2xl [&_:is(h2,h3)]:leading-tight desktop:[&_:is(h2,h3)]:text-4xl"
        />
        {link && (
          <ButtonLink href={link.href} tone={first ? 'gold' : 'quiet'} size="large">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
