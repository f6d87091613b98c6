import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/display/icon';
import { LinkCard } from '@/components/display/link-card';
import { Skeleton } from '@/components/feedback/skeleton';
import { cn } from '@/lib/class-names';
import { pageMessages } from '@/lib/i18n/client-messages';
import { MoreWords } from '@/lib/i18n/more-words';
import { routes } from '@/lib/routes/routes';
import { OwnStripIsland } from '../islands/main-islands';
import { OWN_CARD_SIZE } from './own-strip-size';

const PLACES = ['first', 'second', 'third', 'fourth'];

/**
 * The strip of a player's own that their main page begins with. The page is the same for all players, so it always has its room, as high as
 * the cards that come, and there is always one: without any other the calm one, which calls nobody to play.
 */
export async function OwnStrip() {
  const t = await getTranslations('ownStrip');
  const title = t('title');
  return (
    <section aria-label={title} data-testid="own-strip" className="hidden min-w-0 [[data-alive]_&]:block">
      <MoreWords more={await pageMessages(['ownStrip'])}>
        <OwnStripIsland
          waiting={
            <div aria-busy>
              <div className="mb-3 flex min-h-11 items-center">
                <h2 className="font-display font-semibold text-lg tablet:text-xl">{title}</h2>
              </div>
              <div className="-mx-4 flex gap-3 overflow-hidden px-4 pb-1 tablet:-mx-1 tablet:px-1">
                {PLACES.map((place) => (
                  <Skeleton key={place} className={cn('shrink-0 rounded-card', OWN_CARD_SIZE)} />
                ))}
              </div>
            </div>
          }
          calm={
            <LinkCard
              href={routes.responsibleGaming()}
              kind={t('calm.kind')}
              title={t('calm.title')}
              text={t('calm.text')}
              mark={<Icon name="shield" size={32} />}
            />
          }
        />
      </MoreWords>
    </section>
  );
}
