import { getTranslations } from 'next-intl/server';
import { Slider } from '@/components/display/slider';
import { linkedComponents, variantsOf } from '@/lib/content/component-rules';
import { BannerBlock } from './banner-block';
import type { BlockProps } from './block';
import { shownOn } from './by-screen';
import { drawSafely } from './draw-safely';

/** Banners one after another; screens with slides of their own have a slider of their own. */
export async function BannerSliderBlock(props: BlockProps) {
  const { component, first } = props;
  const t = await getTranslations('main');
  const variants = variantsOf((screen) => linkedComponents(component, 'slide', screen));
  const sliders = await Promise.all(
    variants.map(async ({ screens, value }) => {
      const slides = await Promise.all(
        value.map(async (slide, position) => ({
          key: slide.key,
          // What is hidden on most screens must not be loaded before the rest on all of them.
          content: await drawSafely(BannerBlock, {
            ...props,
            component: slide,
            first: first && position === 0 && variants.length === 1,
          }),
        })),
      );
      const shown = slides.filter(({ content }) => content !== null);
      if (shown.length === 0) return null;
      return (
        <div key={screens.join(' ')} className={shownOn(screens)}>
          <Slider label={t('offers')} slides={shown} />
        </div>
      );
    }),
  );
  return sliders.some((slider) => slider !== null) ? sliders : null;
}
