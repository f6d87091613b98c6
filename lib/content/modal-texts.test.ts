// @vitest-environment jsdom
import type { ModalRecord } from '@kozyr/contracts/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeModal, fetchModalRecords } from './modal-texts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const record = (key: string, text: string, more: Partial<ModalRecord> = {}): ModalRecord => ({
  key,
  text,
  image: null,
  type: null,
  ...more,
});
const image = { imageUrl: '/content-media/a.webp', key: 'a', alt: '', width: 600, height: 300 };
const asTheyAre = async (texts: string[]) => texts;

describe('fetchModalRecords', () => {
  it('texts are asked of the site’s own origin by key and language, without cookies', async () => {
    const items = [record('a-body', 'text')];
    fetched.mockResolvedValue(Response.json({ items }));
    expect(await fetchModalRecords('a', 'kz')).toEqual(items);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/content-texts/modals/a/kz', { credentials: 'omit' });
  });

  it('an answer that is no success, one off the contract, and a key that can’t be one are rejected', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await expect(fetchModalRecords('a', 'ua')).rejects.toThrow('503');
    fetched.mockResolvedValueOnce(Response.json({ items: [{ key: 'a-body' }] }));
    await expect(fetchModalRecords('a', 'ua')).rejects.toThrow();
    for (const key of ['../pages/terms', 'a b', 'a?draft=true', 'A', ''])
      await expect(fetchModalRecords(key, 'ua')).rejects.toThrow('key of a modal');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('composeModal', () => {
  it('header, body, description, picture, status and button are put together by the ends of their keys (§3)', async () => {
    const records = [
      record('a-action-button', '<p>Pay in</p>', { type: 'make-deposit' }),
      record('a-body', '<p>Body</p>', { type: 'success', image }),
      record('a-description', '<p>More</p>'),
      record('a-header', 'Tom &amp; Jerry'),
    ];
    expect(await composeModal(records, 'a', asTheyAre)).toEqual({
      header: 'Tom & Jerry',
      body: '<p>Body</p>',
      description: '<p>More</p>',
      image,
      status: 'success',
      actions: [{ type: 'make-deposit', label: 'Pay in' }],
      missing: [],
    });
  });

  it('what belongs to a modal with a longer key is left', async () => {
    const records = [record('a-b-body', 'not this'), record('a-b-action-button', 'nor this'), record('a-body', 'this')];
    expect(await composeModal(records, 'a', asTheyAre)).toMatchObject({ body: 'this', actions: [] });
  });

  it('a modal has as many buttons as there are numbered records, in their order', async () => {
    const records = [
      record('a-10-action-button', 'third'),
      record('a-2-action-button', 'second', { type: 'okay-primary-light' }),
      record('a-3-action-button', ''),
      record('a-action-button', 'first'),
    ];
    const { actions } = await composeModal(records, 'a', asTheyAre);
    expect(actions.map(({ label }) => label)).toEqual(['first', 'second', 'third']);
  });

  it('a text without words counts as none', async () => {
    const records = [record('a-body', '<p> <br></p>'), record('a-header', '<b></b>'), record('a-description', '')];
    expect(await composeModal(records, 'a', asTheyAre)).toMatchObject({ body: null, header: null, description: null });
    const fill = vi.fn(asTheyAre);
    expect(await composeModal([], 'a', fill)).toMatchObject({ body: null, actions: [] });
    expect(fill).not.toHaveBeenCalled();
  });

  it('a filled text is cleaned of what it has become, and what nobody filled is named and left out', async () => {
    const records = [record('a-body', '<p>{{x}} {{y}}</p>'), record('a-header', '{{x}}')];
    const fill = async (texts: string[]) => texts.map((text) => text.replace('{{x}}', '<img src=x onerror=alert(1)>5'));
    expect(await composeModal(records, 'a', fill)).toMatchObject({ body: '<p>5 </p>', header: '5', missing: ['y'] });
  });
});
