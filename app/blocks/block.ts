import type { ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import type { ReactNode } from 'react';
import type { Audience } from '@/lib/content/component-rules';

export type BlockProps = {
  component: ContentComponent;
  locale: Locale;
  audience: Audience;
  /** The first block of a page: its pictures are wanted at once. */
  first: boolean;
};

/** Draws one content component; null when it has nothing to show. */
export type Block = (props: BlockProps) => ReactNode | Promise<ReactNode>;
