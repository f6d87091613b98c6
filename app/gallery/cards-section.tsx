'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { BonusArt } from '@/components/display/bonus-art';
import { CardFan } from '@/components/display/card-fan';
import { FlipCard } from '@/components/display/flip-card';
import { Glow } from '@/components/display/glow';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalStage } from '@/components/overlay/modal-stage';
import { TierMedal } from '@/features/battles/components/tier-medal';
import { PromocodeTicket } from '@/features/bonuses/offers/components/promocode-ticket';
import { WeekHand } from '@/features/bonuses/offers/components/week-hand';
import { StarArc } from '@/features/rating/components/star-arc';
import { WheelFace } from '@/features/wheel/components/wheel-face';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';
import { SAMPLE_SECTORS } from './sample';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const BONUS_ART = ['first', 'share', 'code', 'game', 'back'] as const;
const TIERS = ['bronze', 'silver', 'gold', 'platinum', 'brilliant'] as const;
const STAGES = ['gold', 'active', 'pending', 'danger', 'neutral', ...SUITS] as const;

/** Playing cards and the art of the modals. */
export function CardsSection({ title }: { title: string }) {
  const t = useTranslations('gallery.sample');
  const [flipped, setFlipped] = useState(false);
  return (
    <GallerySection id="cards" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Exhibit name="PlayingCard">
          {SUITS.map((suit) => (
            <PlayingCard key={suit} suit={suit} rank="A" className="w-16" />
          ))}
          <PlayingCard face="gold" suit="spades" rank="K" className="w-16" />
          <PlayingCard face="back" className="w-16" />
        </Exhibit>
        <Exhibit name="CardFan">
          <CardFan
            cards={SUITS.map((suit) => ({
              key: suit,
              content: <PlayingCard suit={suit} rank="Q" className="w-20" />,
            }))}
          />
        </Exhibit>
        <Exhibit name="FlipCard">
          <FlipCard
            flipped={flipped}
            className="w-20"
            back={<PlayingCard face="back" className="w-20" />}
            front={<PlayingCard suit="hearts" rank="A" className="w-20" />}
          />
          <Button onClick={() => setFlipped(!flipped)} aria-pressed={flipped}>
            {t('action')}
          </Button>
        </Exhibit>
        <Exhibit name="TierMedal">
          {TIERS.map((tier, position) => (
            <TierMedal key={tier} tier={tier} place={position + 1} />
          ))}
        </Exhibit>
        <Exhibit name="StarArc, PromocodeTicket, WeekHand">
          <StarArc rating={3} />
          <PromocodeTicket code="KOZYR" />
          <WeekHand activeOn={['MON', 'WED', 'FRI']} today="WED" />
        </Exhibit>
        <Exhibit name="BonusArt" wide>
          {BONUS_ART.map((kind) => (
            <BonusArt key={kind} kind={kind} className="w-40" />
          ))}
        </Exhibit>
        <Exhibit name="WheelFace" wide>
          <span className="block max-w-72">
            <WheelFace sectors={SAMPLE_SECTORS} />
          </span>
        </Exhibit>
      </div>
      <Exhibit name="ModalStage, Glow">
        {STAGES.map((tone) => (
          <span key={tone} className="w-40 overflow-hidden rounded-card">
            <ModalStage tone={tone}>
              {tone === 'gold' && <Glow />}
              <span className="relative text-sm">{tone}</span>
            </ModalStage>
          </span>
        ))}
      </Exhibit>
    </GallerySection>
  );
}
