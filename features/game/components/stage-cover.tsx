'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { Spinner } from '@/components/feedback/spinner';
import { artOf } from '@/lib/media/art';

/** The game's cover: its art, and the ways in. Guests play the demo or log in; members play for money or the demo. */
export function StageCover({
  image,
  member,
  registerHref,
  busy,
  problem,
  way,
  onPlay,
  onDemo,
}: {
  image: string;
  member: boolean;
  registerHref: string;
  busy: boolean;
  problem: string | null;
  /** Where the player can do something about the problem. */
  way: { href: string; text: string } | null;
  onPlay: () => void;
  onDemo: () => void;
}) {
  const t = useTranslations('game');
  return (
    <div className="relative grid min-h-112 place-items-center overflow-hidden rounded-card bg-surface-1 tablet:min-h-136">
      {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths */}
      <img
        src={artOf(image, 384)}
        alt=""
        aria-hidden
        className="absolute inset-0 size-full scale-110 object-cover opacity-35 blur-xl"
      />
      <div className="relative flex w-full max-w-sm flex-col items-center gap-4 p-6 text-center">
        {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths */}
        <img
          src={artOf(image, 384)}
          alt=""
          width={384}
          height={512}
          fetchPriority="high"
          className="aspect-3/4 w-44 rounded-card shadow-soft"
        />
        {problem && (
          <p role="alert" className="flex items-start gap-2 rounded-control bg-surface-2 px-4 py-3 text-left text-sm">
            <Icon name="warning" size={20} className="text-pending" />
            {problem}
          </p>
        )}
        {way && (
          <ButtonLink href={way.href} tone="gold" size="large" wide>
            {way.text}
          </ButtonLink>
        )}
        <div className="flex w-full flex-col gap-2">
          {member ? (
            <Button tone={way ? 'quiet' : 'gold'} size="large" wide disabled={busy} onClick={onPlay}>
              {busy ? <Spinner size={20} /> : <Icon name="play" size={20} />}
              <span data-needs="money">{t('playReal')}</span>
              <span data-instead-of="money">{t('toCredits')}</span>
            </Button>
          ) : (
            <ButtonLink href={registerHref} tone="gold" size="large" wide scroll={false}>
              {t('registerToPlay')}
            </ButtonLink>
          )}
          <Button tone="quiet" wide disabled={busy} onClick={onDemo}>
            {t('playDemo')}
          </Button>
        </div>
      </div>
    </div>
  );
}
