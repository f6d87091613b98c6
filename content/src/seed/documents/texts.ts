import type { ModalRecord } from '../../payload-types';
import { INFO_LISTS } from '../copy/info-lists';
import type { ModalCopy } from '../copy/modals/modal';
import { MODALS } from '../copy/modals/modals';
import { PROVIDERS } from '../copy/providers/providers';
import { SOCIAL_LINKS } from '../copy/social-links';
import type { Seed, Texts } from '../seed';

export const infoListSeeds: Seed<'info-lists'>[] = INFO_LISTS.map(({ key, header, items }) => ({
  mark: `info-list:${key}`,
  collection: 'info-lists',
  same: { key: { equals: key } },
  data: ({ say, row }) => ({
    key,
    header: { text: say(header) },
    items: items.map((item) => ({ id: row(), key: item.key, text: say(item.text) })),
    _status: 'published',
  }),
}));

function modalRecordSeed(key: string, text: Texts, type?: ModalRecord['type']): Seed<'modal-records'> {
  return {
    mark: `modal-record:${key}`,
    collection: 'modal-records',
    same: { key: { equals: key } },
    data: ({ say }) => ({ key, text: say(text), type, _status: 'published' }),
  };
}

function modalRecordSeeds({ key, status, header, body, description, action }: ModalCopy): Seed<'modal-records'>[] {
  return [
    ...(header ? [modalRecordSeed(`${key}-header`, header)] : []),
    modalRecordSeed(`${key}-body`, body, status),
    ...(description ? [modalRecordSeed(`${key}-description`, description)] : []),
    ...(action ? [modalRecordSeed(`${key}-action-button`, action.text, action.type)] : []),
  ];
}

export const modalSeeds = MODALS.flatMap(modalRecordSeeds);

export const providerSeeds: Seed<'providers'>[] = PROVIDERS.map(({ slug, name, keywords, description }) => ({
  mark: `provider:${slug}`,
  collection: 'providers',
  same: { slug: { equals: slug } },
  data: ({ say, words }) => ({
    slug,
    name,
    keywords: words(keywords),
    description: say(description),
    _status: 'published',
  }),
}));

export const socialSeeds: Seed<'social-links'>[] = SOCIAL_LINKS.map(({ key, url, label }, index) => ({
  mark: `social-link:${key}`,
  collection: 'social-links',
  same: { key: { equals: key } },
  data: ({ say }) => ({ key, url, label: say(label), order: (index + 1) * 10, enabled: true }),
}));
