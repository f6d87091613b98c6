'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { bonusStories } from './bonus-stories';
import { CardsSection } from './cards-section';
import { ControlsSection } from './controls-section';
import { dialogStories } from './dialog-stories';
import { DisplaySection } from './display-section';
import { FeedbackSection } from './feedback-section';
import { FormatsSection } from './formats-section';
import { LayoutSection } from './layout-section';
import { modalStories } from './modal-stories';
import { OverlaySection } from './overlay-section';
import { type SampleGame, useSampleHtml } from './sample';
import { statusStories } from './status-stories';
import { StoriesSection } from './stories-section';
import type { SampleTexts, Story } from './story';

const OPEN_KEY = 'open';
const SECTIONS = [
  'modals',
  'bonuses',
  'status',
  'controls',
  'display',
  'cards',
  'feedback',
  'overlay',
  'layout',
  'formats',
] as const;

/** Everything there is, in every state; ?open=<id of a story> opens a modal at once. */
export function Gallery({ games }: { games: readonly SampleGame[] }) {
  const t = useTranslations('gallery');
  const html = useSampleHtml();
  const [opened, setOpened] = useState<Story | null>(null);

  const editors = { header: t('sample.header'), description: t('sample.text'), body: html, action: t('sample.action') };
  const texts: SampleTexts = {
    default: {},
    loading: { loading: true },
    content: editors,
    image: { ...editors, image: { src: '/icons/512.png', alt: '', width: 512, height: 512 } },
  };
  const sample = {
    name: t('sample.name'),
    wrong: t('sample.wrong'),
    text: t('sample.text'),
    long: t('sample.long'),
    label: t('sample.label'),
    action: t('sample.action'),
  };
  const bonuses = bonusStories(texts, sample);
  const statuses = statusStories(sample);
  const modals = [...modalStories(texts, sample), ...dialogStories(sample)];

  const open = (story: Story) => {
    if (story.run) story.run();
    else setOpened(story);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page comes alive
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(OPEN_KEY);
    const story = [...bonuses, ...statuses, ...modals].find(({ id }) => id === asked);
    if (!story) return;
    // As if its button had been pressed, so that closing it leads the focus back there.
    document.getElementById(`open-${story.id}`)?.focus();
    open(story);
  }, []);

  return (
    <>
      <nav aria-label={t('nav')} className="scrollbar-none -mx-1 mb-8 overflow-x-auto p-1">
        <ul className="flex w-max gap-2">
          {SECTIONS.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="inline-flex min-h-11 items-center rounded-chip bg-surface-2 px-4 font-medium text-sm hover:bg-surface-3"
              >
                {t(`section.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-12">
        <StoriesSection id="modals" title={t('section.modals')} stories={modals} onOpen={open} />
        <StoriesSection id="bonuses" title={t('section.bonuses')} stories={bonuses} onOpen={open} />
        <StoriesSection id="status" title={t('section.status')} stories={statuses} onOpen={open} />
        <ControlsSection title={t('section.controls')} />
        <DisplaySection title={t('section.display')} games={games} />
        <CardsSection title={t('section.cards')} />
        <FeedbackSection title={t('section.feedback')} />
        <OverlaySection title={t('section.overlay')} />
        <LayoutSection title={t('section.layout')} />
        <FormatsSection title={t('section.formats')} />
      </div>
      {opened?.render?.(() => setOpened(null))}
    </>
  );
}
