import { getTranslations } from 'next-intl/server';
import { Slider } from '@/components/display/slider';
import { linkedComponents, selectVisible } from '@/lib/content/component-rules';
import { BannerBlock } from './banner-block';
import type { BlockProps } from './block';

/** Banners one after another; those out of their dates or for the other audience are left out. */
export async function BannerSliderBlock({ component, locale, audience, first }: BlockProps) {
  const t = await getTranslations('main');
  const slides = selectVisible(linkedComponents(component, 'slide'), { audience, now: new Date() });
  if (slides.length === 0) return null;
  return (
    <Slider
      label={t('offers')}
      slides={slides.map((slide, position) => ({
        key: slide.key,
        content: <BannerBlock component={slide} locale={locale} audience={audience} first={first && position === 0} />,
      }))}
    />
  );
}
