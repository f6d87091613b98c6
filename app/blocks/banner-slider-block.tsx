import { getTranslations } from 'next-intl/server';
import { Slider } from '@/components/display/slider';
import { linkedComponents } from '@/lib/content/component-rules';
import { BannerBlock } from './banner-block';
import type { BlockProps } from './block';
import { getBlockNeeds } from './block-link';
import { drawByScreen } from './draw-by-screen';
import { drawSafely } from './draw-safely';

/** Banners one after another; screens with slides of their own have a slider of their own. */
export function BannerSliderBlock(props: BlockProps) {
  const { component, first } = props;
  return drawByScreen(
    (screen) => linkedComponents(component, 'slide', screen),
    async ({ value }, alone) => {
      const slides = await Promise.all(
        value.map(async (slide, position) => ({
          key: slide.key,
          needs: getBlockNeeds(slide),
          // What is hidden on most screens must not be loaded before the rest on all of them.
          content: await drawSafely(BannerBlock, {
            ...props,
            component: slide,
            first: first && position === 0 && alone,
          }),
        })),
      );
      const shown = slides.filter(({ content }) => content !== null);
      if (shown.length === 0) return null;
      const t = await getTranslations('main');
      const ui = await getTranslations('ui');
      const named = shown.map((slide, position) => ({
        ...slide,
        name: ui('slide', { number: position + 1, total: shown.length }),
      }));
      return <Slider label={t('offers')} slides={named} />;
    },
  );
}
