import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SocialLinks } from '@/components/layout/social-links';
import { getSocialLinks } from '@/lib/content/content';
import { routes } from '@/lib/routes/routes';

/** The footer with its texts, and the social channels the content service names. */
export async function PageFooter({ locale, languages }: { locale: Locale; languages: ReactNode }) {
  const t = await getTranslations('footer');
  const social = await getSocialLinks(locale);
  return (
    <SiteFooter
      linksLabel={t('links')}
      links={[
        { href: routes.aboutUs(), label: t('aboutUs') },
        { href: routes.responsibleGaming(), label: t('responsibleGaming') },
        { href: routes.terms(), label: t('terms') },
        { href: routes.privacyPolicy(), label: t('privacy') },
      ]}
      languages={languages}
      social={social.length > 0 && <SocialLinks label={t('social')} links={social} />}
      ageNotice={t('age')}
      responsible={t('responsible')}
      legal={t('legal')}
    />
  );
}
