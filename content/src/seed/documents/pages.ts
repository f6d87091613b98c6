import { ABOUT_US } from '../copy/about-us';
import { PAGE_TITLES, type PageKey } from '../copy/pages';
import { PRIVACY_POLICY, PRIVACY_VERSION } from '../copy/privacy-policy';
import { RESPONSIBLE_GAMING } from '../copy/responsible-gaming';
import { TERMS, TERMS_VERSION } from '../copy/terms';
import type { Seed, Texts } from '../seed';
import { componentSeed } from './component';
import { MAIN_PAGE } from './main-page';
import { OTHER_PAGES } from './other-pages';
import { PARTS } from './parts';

const RUNNING_TEXT: Partial<Record<PageKey, { text: Texts; version?: string }>> = {
  'about-us': { text: ABOUT_US },
  'responsible-gaming': { text: RESPONSIBLE_GAMING },
  terms: { text: TERMS, version: TERMS_VERSION },
  'privacy-policy': { text: PRIVACY_POLICY, version: PRIVACY_VERSION },
};

function pageSeed(key: PageKey): Seed<'pages'> {
  const { title, description } = PAGE_TITLES[key];
  const running = RUNNING_TEXT[key];
  return {
    mark: `page:${key}`,
    collection: 'pages',
    same: { key: { equals: key } },
    data: ({ say }) => ({
      key,
      title: say(title),
      description: say(description),
      ...(running ? { text: say(running.text), version: running.version } : {}),
      _status: 'published',
    }),
  };
}

function isPageKey(key: string): key is PageKey {
  return key in PAGE_TITLES;
}

export const pageSeeds = Object.keys(PAGE_TITLES).filter(isPageKey).map(pageSeed);

/** What stands on them: parts before what links to them. */
export const COMPONENT_PLANS = [...PARTS, ...MAIN_PAGE, ...OTHER_PAGES];

export const componentSeeds = COMPONENT_PLANS.map(componentSeed);
