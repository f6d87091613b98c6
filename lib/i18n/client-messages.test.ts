import { beforeEach, expect, it, vi } from 'vitest';
import uk from '@/messages/uk.json';
import { clientMessages, MEMBER_ONLY, MODAL_ONLY, PAGE_ONLY, pageMessages, SERVER_ONLY } from './client-messages';

const { getMessages } = vi.hoisted(() => ({ getMessages: vi.fn() }));
vi.mock('next-intl/server', () => ({ getMessages }));

beforeEach(() => getMessages.mockResolvedValue(uk));

const lists = [...SERVER_ONLY, ...MODAL_ONLY, ...PAGE_ONLY, ...MEMBER_ONLY];

it('each namespace is named once, and only such as there are', () => {
  expect(new Set(lists).size).toBe(lists.length);
  // The gallery's own texts are made for developers and may be absent.
  expect(lists.filter((namespace) => namespace !== 'gallery' && !(namespace in uk))).toEqual([]);
});

it('a guest is sent no text of another page, of a closed modal or of a player', async () => {
  const sent = Object.keys(await clientMessages('guest'));
  expect(sent).toContain('ui');
  expect(sent.filter((namespace) => lists.some((listed) => listed === namespace))).toEqual([]);
  expect(Object.keys(await clientMessages('member')).sort()).toEqual([...sent, ...MEMBER_ONLY].sort());
});

it('every page is sent less than 3 kB of texts that are not its own', async () => {
  expect(JSON.stringify(await clientMessages('guest')).length).toBeLessThan(3_000);
});

it('an island is given the texts it asks for', async () => {
  expect(Object.keys(await pageMessages(['lobby']))).toEqual(['lobby']);
});
