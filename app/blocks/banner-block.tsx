import { RichText } from '@/components/display/rich-text';
import { SuitMotif } from '@/components/display/suit-motif';
import { pictureFor } from '@/lib/content/component-rules';
import { sanitizeRichText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { BlockAction } from './block-action';
import { BlockPicture } from './block-picture';
import { BlockTitle } from './block-title';

/** A banner: on phones its own picture above the words, on wider screens one picture with the words over its calm left. */
export function BannerBlock({ component, first }: BlockProps) {
  const desktop = pictureFor(component, 'desktop');
  const mobile = pictureFor(component, 'mobile') ?? desktop;
  const tablet = pictureFor(component, 'tablet') ?? desktop;
  const html = sanitizeRichText(component.text);
  return (
    <div className="relative isolate flex h-full min-h-80 flex-col justify-end overflow-hidden rounded-card bg-surface-1 p-5 tablet:min-h-88 tablet:justify-center tablet:p-10">
      {desktop && tablet && mobile ? (
        <>
          {/* Paddings in per cent are of the width, as the picture's height is: words of any length begin below its subject. */}
          <span aria-hidden className="shrink-0 pt-[56%] tablet:hidden" />
          <div className="absolute inset-x-0 top-0 -z-10 aspect-4/3 tablet:inset-0 tablet:aspect-auto [&_img]:object-[50%_12%] tablet:[&_img]:object-right">
            <BlockPicture
              desktop={desktop}
              tablet={tablet}
              mobile={mobile}
              sizes="(min-width: 1440px) 1136px, (min-width: 768px) calc(100vw - 120px), calc(100vw - 32px)"
              eager={first}
            />
            <span
              aria-hidden
              className="absolute inset-0 bg-linear-to-t from-surface-1 from-5% via-30% via-surface-1/75 to-60% to-transparent tablet:bg-linear-to-r tablet:from-25% tablet:via-50% tablet:via-surface-1/80 tablet:to-75%"
            />
          </div>
        </>
      ) : (
        <SuitMotif suit="spades" size={280} />
      )}
      <div className="relative flex max-w-lg flex-col items-start gap-4 tablet:max-w-1/2 desktop1440:max-w-lg">
        <BlockTitle
          component={component}
          className="font-bold font-display text-balance text-2xl desktop:text-3xl desktop1440:text-4xl"
        />
        <RichText
          html={html}
          className="text-pretty [&_:is(h2,h3)]:mt-0 [&_:is(h2,h3)]:text-balance [&_:is(h2,h3)]:text-2xl [&_:is(h2,h3)]:leading-tight desktop1440:[&_:is(h2,h3)]:text-4xl desktop:[&_:is(h2,h3)]:text-3xl"
        />
        <BlockAction component={component} tone={first ? 'gold' : 'quiet'} size="large" />
      </div>
    </div>
  );
}
