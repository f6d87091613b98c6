'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { GallerySection } from './gallery-section';
import type { Story } from './story';

/** Buttons that open modals, a group for each modal; a button's id is "open-" and the story's. */
export function StoriesSection({
  id,
  title,
  stories,
  onOpen,
}: {
  id: string;
  title: string;
  stories: readonly Story[];
  onOpen: (story: Story) => void;
}) {
  const t = useTranslations('gallery');
  const names = [...new Set(stories.map(({ name }) => name))];
  return (
    <GallerySection id={id} title={title}>
      <div className="grid gap-4 tablet:grid-cols-2 desktop1440:grid-cols-3">
        {names.map((name) => (
          <section key={name} className="rounded-card bg-surface-1/60 p-4">
            <h3 lang="en" className="mb-3 font-medium text-muted text-sm">
              {name}
            </h3>
            <div className="flex flex-wrap gap-2">
              {stories
                .filter((story) => story.name === name)
                .map((story) => (
                  <Button
                    key={story.id}
                    id={`open-${story.id}`}
                    data-story={story.id}
                    size="small"
                    aria-label={t('open', { name: story.id })}
                    onClick={() => onOpen(story)}
                  >
                    {story.id}
                  </Button>
                ))}
            </div>
          </section>
        ))}
      </div>
    </GallerySection>
  );
}
