import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RichText } from '@/components/display/rich-text';
import type { NavGroup, NavItem } from '@/components/layout/nav-item';
import { SiteFooter } from '@/components/layout/site-footer';
import { SocialLinks } from '@/components/layout/social-links';
import type { Audience } from '@/lib/content/component-rules';
import { getComponents, getSocialLinks } from '@/lib/content/content';
import { sanitizeRichText } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';
import { PaymentMarks } from './payment-marks';

/**
 * The footer: every section, and what the content service says on its page "footer" under the keys `responsible` and
 * `licence`, with the social channels it names. Without it, our own words.
 */
export async function PageFooter({
  locale,
  audience,
  languages,
  groups,
}: {
  locale: Locale;
  audience: Audience;
  languages: ReactNode;
  groups: readonly NavGroup[];
}) {
  const t = await getTranslations('footer');
  const [social, parts] = await Promise.all([getSocialLinks(locale), getComponents('footer', { locale, audience })]);
  const written = (key: string) => {
    const html = sanitizeRichText(parts?.find((part) => part.key === key)?.text ?? '');
    return html && <RichText html={html} />;
  };
  const rule = (key: string, href: string, label: string): NavItem => ({ key, href, place: href, icon: 'info', label });
  const rules = [rule('terms', routes.terms(), t('terms')), rule('privacy', routes.privacyPolicy(), t('privacy'))];
  return (
    <SiteFooter
      label={t('sections')}
      groups={groups.map((group) => (group.key === 'help' ? { ...group, items: [...group.items, ...rules] } : group))}
      payments={
        <div data-needs="money">
          <PaymentMarks />
        </div>
      }
      languages={languages}
      social={social.length > 0 && <SocialLinks label={t('social')} links={social} />}
      responsible={
        written('responsible') || (
          <p>
            <strong className="font-semibold text-ivory">{t('age')}</strong> {t('responsible')}
          </p>
        )
      }
      legal={written('licence') || t('legal')}
    />
  );
}
