import { getTranslations } from 'next-intl/server';
import { ModalLink } from '@/components/controls/modal-link';
import { NavGlyph } from '@/components/layout/nav-glyph';
import { FIRST_DEPOSIT_PERCENT, PERCENT_ON_DEPOSIT } from '@/features/bonuses/constants';
import { type LinkedModal, routes } from '@/lib/routes/routes';

/**
 * What the product gives beside the bonuses of the list, each behind its modal: over the bonuses page, for everybody. A row
 * to push on a phone, so that the list begins on the first screen.
 */
export async function OfferDoors() {
  const t = await getTranslations('bonusesPage.doors');
  const doors = [
    {
      modal: 'first-deposit-bonus',
      icon: 'cashbox',
      title: t('first'),
      fact: t('firstFact', { percent: FIRST_DEPOSIT_PERCENT }),
    },
    { modal: 'welcome-promocode', icon: 'bonuses', title: t('welcome'), fact: t('welcomeFact') },
    {
      modal: 'percentage-on-deposit',
      icon: 'history',
      title: t('percentage'),
      fact: t('percentageFact', PERCENT_ON_DEPOSIT),
    },
    { modal: 'wheel', icon: 'wheel', title: t('wheel'), fact: t('wheelFact') },
    { modal: 'rating', icon: 'rating', title: t('rating'), fact: t('ratingFact') },
  ] as const satisfies readonly { modal: LinkedModal; [text: string]: string }[];
  return (
    <ul
      aria-label={t('label')}
      className="scrollbar-none mb-6 gap-2 max-tablet:-mx-4 max-tablet:flex max-tablet:snap-x max-tablet:snap-proximity max-tablet:scroll-px-4 max-tablet:overflow-x-auto max-tablet:px-4 tablet:grid tablet:grid-cols-2 desktop:grid-cols-3 desktop1440:grid-cols-5"
    >
      {doors.map(({ modal, icon, title, fact }) => (
        <li key={modal} className="max-tablet:w-56 max-tablet:shrink-0 max-tablet:snap-start">
          <ModalLink
            modal={modal}
            over={routes.bonuses('available')}
            className="flex h-full min-h-16 items-center gap-3 rounded-card bg-surface-1 px-4 py-3 transition-colors hover:bg-surface-2"
          >
            <NavGlyph name={icon} className="text-gold" />
            <span className="min-w-0">
              <span className="block font-semibold leading-snug">{title}</span>
              <span className="block text-muted text-sm">{fact}</span>
            </span>
          </ModalLink>
        </li>
      ))}
    </ul>
  );
}
