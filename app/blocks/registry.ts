import { BannerBlock } from './banner-block';
import { BannerSliderBlock } from './banner-slider-block';
import { BattlesStripBlock } from './battles-strip-block';
import { BigWinsBlock } from './big-wins-block';
import type { Block } from './block';
import { CallToActionBlock } from './call-to-action-block';
import { DynamicContentBlock } from './dynamic-content-block';
import { FaqBlock } from './faq-block';
import { GamesRailBlock } from './games-rail-block';
import { InfoListBlock } from './info-list-block';
import { JackpotsStripBlock } from './jackpots-strip-block';
import { ProviderStripBlock } from './provider-strip-block';
import { TextBlock } from './text-block';

/** Which block draws which type of content component. A type that is not here is skipped and logged. */
export const blocks: ReadonlyMap<string, Block> = new Map<string, Block>([
  ['banner', BannerBlock],
  ['banner-slider', BannerSliderBlock],
  ['info-list', InfoListBlock],
  ['text', TextBlock],
  ['games-rail', GamesRailBlock],
  ['provider-strip', ProviderStripBlock],
  ['jackpots-strip', JackpotsStripBlock],
  ['battles-strip', BattlesStripBlock],
  ['big-wins', BigWinsBlock],
  ['faq', FaqBlock],
  ['call-to-action', CallToActionBlock],
  ['dynamic-content', DynamicContentBlock],
]);
