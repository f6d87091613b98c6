'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { BrandMark } from '@/components/layout/brand-mark';
import { SocialLinks } from '@/components/layout/social-links';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';

/** Parts of pages; the frame itself, with rail, header, bottom bar and footer, stands around the gallery. */
export function LayoutSection({ title }: { title: string }) {
  const t = useTranslations('gallery.sample');
  return (
    <GallerySection id="layout" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Exhibit name="BrandMark">
          {[24, 32, 56].map((size) => (
            <BrandMark key={size} size={size} />
          ))}
        </Exhibit>
        <Exhibit name="SocialLinks">
          <SocialLinks
            label={t('hint')}
            links={[
              { key: 'first', label: t('first'), url: 'https://example.com/first' },
              { key: 'second', label: t('second'), url: 'https://example.com/second' },
            ]}
          />
        </Exhibit>
        <Exhibit name="Button: wide" wide>
          <Button wide tone="gold">
            {t('action')}
          </Button>
        </Exhibit>
      </div>
    </GallerySection>
  );
}
