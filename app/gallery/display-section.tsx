'use client';

import { addHours, addMinutes } from 'date-fns';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { AddressTabs } from '@/components/display/address-tabs';
import { Badge } from '@/components/display/badge';
import { Card } from '@/components/display/card';
import { CheckList } from '@/components/display/check-list';
import { Countdown } from '@/components/display/countdown';
import { CrossMark } from '@/components/display/cross-mark';
import { DataList } from '@/components/display/data-list';
import { GameTile } from '@/components/display/game-tile';
import { GameTileSkeleton } from '@/components/display/game-tile-skeleton';
import { Icon, type IconName } from '@/components/display/icon';
import { LINE_ICONS, SOLID_ICONS } from '@/components/display/icon-paths';
import { LanguageIcon } from '@/components/display/language-icon';
import { LinkCard } from '@/components/display/link-card';
import { LiveVideo } from '@/components/display/live-video';
import { Pagination } from '@/components/display/pagination';
import { PlayersMark } from '@/components/display/players-mark';
import { Rail } from '@/components/display/rail';
import { RichText } from '@/components/display/rich-text';
import { Slider } from '@/components/display/slider';
import { StarRating } from '@/components/display/star-rating';
import { SuitAvatar } from '@/components/display/suit-avatar';
import { SuitMotif } from '@/components/display/suit-motif';
import { Tabs } from '@/components/display/tabs';
import { BattleInBriefCard } from '@/features/battles/components/battle-in-brief-card';
import { BonusBadge } from '@/features/bonuses/active/components/bonus-badge';
import { BonusInBriefCard } from '@/features/bonuses/active/components/bonus-in-brief-card';
import { MostPlayedStudioCard } from '@/features/lobby/studio/components/most-played-studio-card';
import { NextStarCard } from '@/features/rating/components/next-star-card';
import { WheelInBriefCard } from '@/features/wheel/components/wheel-in-brief-card';
import { LANGUAGES } from '@/lib/i18n/languages';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';
import { type SampleGame, useSampleHtml } from './sample';
import { OWN_BATTLES, OWN_BONUSES, OWN_STAR, OWN_WHEELS } from './sample-own';

const isIcon = (name: string): name is IconName => name in LINE_ICONS || name in SOLID_ICONS;
const ICONS = [...Object.keys(LINE_ICONS), ...Object.keys(SOLID_ICONS)].filter(isIcon);
const TABS = ['first', 'second', 'third'] as const;

function Lists({ games }: { games: readonly SampleGame[] }) {
  const t = useTranslations('gallery.sample');
  const ui = useTranslations('ui');
  return (
    <>
      <Exhibit name="DataList" wide>
        <DataList
          caption={t('text')}
          columns={[
            { key: 'name', header: t('label'), cell: (row) => row.name, lead: true },
            { key: 'state', header: t('waits'), cell: (row) => row.state },
            { key: 'sum', header: '₴', cell: (row) => row.sum, numeric: true },
          ]}
          rows={[
            { name: t('first'), state: t('waits'), sum: '1 250.00' },
            { name: t('second'), state: t('waits'), sum: '90.50' },
          ]}
          rowKey={(row) => row.name}
        />
      </Exhibit>
      <Exhibit name="Rail, GameTile, PlayersMark, GameTileSkeleton" wide>
        <Rail
          scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
          title={t('name')}
          itemClass="w-36"
          items={[
            ...games.map((game) => ({
              key: game.href,
              content: <GameTile {...game} badge={<PlayersMark>{t('name')}</PlayersMark>} />,
            })),
            ...['d', 'e', 'f'].map((key) => ({ key, content: <GameTileSkeleton /> })),
          ]}
        />
      </Exhibit>
      <Exhibit name="Slider" wide>
        <Slider
          label={t('name')}
          slides={TABS.map((key) => ({
            key,
            name: t(key),
            content: (
              <Card className="grid h-40 place-items-center">
                <Button>{t(key)}</Button>
              </Card>
            ),
          }))}
        />
      </Exhibit>
    </>
  );
}

function Ways() {
  const t = useTranslations('gallery.sample');
  return (
    <>
      <Exhibit name="Tabs" wide>
        <Tabs
          label={t('text')}
          current="first"
          tabs={TABS.map((key, position) => ({ key, href: routes.gallery(), label: t(key), count: position }))}
        />
      </Exhibit>
      <Exhibit name="AddressTabs" wide>
        <AddressTabs
          label={t('name')}
          queryKey="gallery-tab"
          tabs={[
            { key: 'first', href: `${routes.gallery()}?gallery-tab=first`, label: t('first'), panel: t('text') },
            { key: 'second', href: `${routes.gallery()}?gallery-tab=second`, label: t('second'), panel: t('long') },
          ]}
        />
      </Exhibit>
      <Exhibit name="Pagination" wide>
        <Pagination page={4} pageSize={12} total={140} hrefOf={routes.gallery} />
      </Exhibit>
    </>
  );
}

function Signs() {
  const t = useTranslations('gallery.sample');
  return (
    <>
      <Exhibit name="Icon">
        {ICONS.map((name) => (
          <Icon key={name} name={name} size={22} />
        ))}
      </Exhibit>
      <Exhibit name="LanguageIcon 160, CrossMark 14, CheckMark 24">
        {LANGUAGES.map(({ locale }) => (
          <LanguageIcon key={locale} locale={locale} size={40} />
        ))}
        <CrossMark />
        <CheckList
          undoneLabel={t('waits')}
          items={[
            { key: 'first', content: t('first') },
            { key: 'second', content: t('second'), done: false },
          ]}
        />
      </Exhibit>
      <Exhibit name="Badge">
        {(['neutral', 'gold', 'active', 'pending', 'danger', 'outline'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Exhibit>
      <Exhibit name="BonusBadge">
        <BonusBadge state={{ kind: 'active' }} />
        <BonusBadge state={{ kind: 'pending' }} />
        <BonusBadge state={{ kind: 'available', count: 3 }} />
        <BonusBadge state={{ kind: 'available', count: 42 }} />
      </Exhibit>
      <Exhibit name="SuitAvatar">
        {(['plain', 'lattice', 'rays', 'dots'] as const).flatMap((pattern) =>
          (['clubs', 'diamonds', 'hearts', 'spades'] as const).map((suit) => (
            <SuitAvatar key={`${pattern} ${suit}`} suit={suit} colour={suit} pattern={pattern} />
          )),
        )}
        {[16, 24, 32, 56].map((size) => (
          <SuitAvatar key={size} suit="spades" colour="gold" pattern="lattice" size={size} />
        ))}
      </Exhibit>
      <Exhibit name="StarRating">
        {[0, 1, 2, 3, 4, 5].map((stars) => (
          <StarRating key={stars} value={stars} />
        ))}
      </Exhibit>
    </>
  );
}

/** The cards of a player's own strip, each as high as its row. */
function OwnCards({ games }: { games: readonly SampleGame[] }) {
  const t = useTranslations('gallery.sample');
  return (
    <Exhibit
      name="LinkCard, BonusInBriefCard, BattleInBriefCard, WheelInBriefCard, NextStarCard, MostPlayedStudioCard"
      wide
    >
      {[
        <LinkCard
          key="plain"
          href={routes.gallery()}
          mark={<Icon name="shield" size={32} />}
          kind={t('label')}
          title={t('name')}
          text={t('long')}
        />,
        ...OWN_BONUSES.map((bonus) => <BonusInBriefCard key={bonus.kind} bonus={bonus} />),
        ...OWN_BATTLES.map((battle) => <BattleInBriefCard key={battle.id} battle={battle} />),
        ...OWN_WHEELS.map((wheel) => <WheelInBriefCard key={wheel.kind} wheel={wheel} />),
        <NextStarCard key="star" star={OWN_STAR} />,
        ...[1, 2].map((count) => (
          <MostPlayedStudioCard
            key={count}
            studio={{
              slug: 'sample',
              name: games[0]?.provider ?? '',
              games: games.slice(0, count).map(({ href: slug, title, image }) => ({ slug, title, image })),
            }}
          />
        )),
      ].map((card) => (
        <div key={card.key} className="h-36 max-w-80">
          {card}
        </div>
      ))}
    </Exhibit>
  );
}

/** What shows data. */
export function DisplaySection({ title, games }: { title: string; games: readonly SampleGame[] }) {
  const t = useTranslations('gallery.sample');
  return (
    <GallerySection id="display" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Signs />
        <Exhibit name="Countdown" wide>
          <Countdown label={t('waits')} until={addHours(Date.now(), 60).getTime()} />
          <span>
            <Countdown compact label={t('waits')} until={addMinutes(Date.now(), 2).getTime()} />
          </span>
        </Exhibit>
        <Exhibit name="Card, SuitMotif" wide>
          {([1, 2, 3] as const).map((level) => (
            <Card key={level} level={level} className="relative overflow-hidden">
              {level === 3 && <SuitMotif suit="hearts" className="text-hairline" size={120} />}
              <span className="relative">{t('text')}</span>
            </Card>
          ))}
        </Exhibit>
        <Exhibit name="RichText" wide>
          <RichText html={useSampleHtml()} />
        </Exhibit>
        <Exhibit name="LiveVideo" wide>
          <LiveVideo
            playlist=""
            poster={artOf(games[0]?.image ?? '', 640)}
            label={t('text')}
            run={null}
            onPlaying={() => undefined}
            onLost={() => undefined}
          />
        </Exhibit>
        <Ways />
        <OwnCards games={games} />
      </div>
      <Lists games={games} />
    </GallerySection>
  );
}
