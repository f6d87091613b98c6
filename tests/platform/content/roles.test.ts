import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentProcess, contentFolder, signInEditor, startContent, startListener } from '../../support/content';
import { emptyDatabase } from '../../support/database';

type Person = Awaited<ReturnType<typeof signInEditor>>;

const PASSWORD = 'a-password-of-their-own';
const { folder, remove } = contentFolder();
let content: ContentProcess;
let listener: Awaited<ReturnType<typeof startListener>>;
let admin: Person;
let editor: Person;
let publisher: Person;
const ids: Record<string, number> = {};

const title = async (key: string) => (await (await fetch(`${content.url}/v1/pages/${key}?language=ru`)).json()).title;
const reason = (refused: { errors?: Array<{ message: string }> }) => refused.errors?.[0]?.message;
const live = (key: string) => admin.publish('pages', { key, title: 'Live' });

async function hire(role: 'editor' | 'publisher'): Promise<Person> {
  const account = { email: `the-${role}@kozyr.test`, password: PASSWORD };
  const { status, doc, errors } = await admin.create('users', { ...account, name: role, role });
  expect(errors).toBeUndefined();
  expect([status, doc.role]).toEqual([201, role]);
  ids[role] = doc.id;
  return signInEditor(content.url, account);
}

beforeAll(async () => {
  listener = await startListener();
  const databaseUrl = await emptyDatabase();
  content = await startContent({ databaseUrl, dataDir: folder, listener: listener.url });
  admin = await signInEditor(content.url);
  editor = await hire('editor');
  publisher = await hire('publisher');
});

afterAll(async () => {
  await content?.stop();
  await listener?.stop();
  remove();
});

describe('an editor', () => {
  it('an editor writes drafts, also over what is live, and visitors go on seeing what was published', async () => {
    const mine = await editor.create('pages', { key: 'mine', title: 'Mine' });
    expect([mine.status, mine.doc._status]).toEqual([201, 'draft']);
    expect((await editor.update('pages', mine.doc.id, { title: 'Mine, better' })).status).toBe(200);
    const { id } = await live('drafted-over');
    const drafted = await editor.update('pages', id, { title: 'Waiting' }, '&draft=true&autosave=true');
    expect([drafted.status, await title('drafted-over')]).toEqual([200, 'Live']);
    expect((await editor.remove('pages', mine.doc.id)).status).toBe(200);
  });

  it.each([
    ['publishing a draft', '', 'published'],
    ['publishing as if it were a draft', '&draft=true', 'published'],
    ['publishing in one language', '&publishSpecificLocale=ru', 'published'],
  ])('an editor is refused %s, with the reason', async (_, query, status) => {
    const { doc } = await editor.create('pages', { key: `refused${query.length}`, title: 'Draft' });
    const refused = await editor.update('pages', doc.id, { _status: status }, query);
    expect([refused.status, reason(refused)]).toEqual([403, expect.stringMatching(/ask a publisher to publish/)]);
  });

  it('an editor is refused a new page that would be live, and publishing many at once', async () => {
    const born = await editor.create('pages', { key: 'born-live', title: 'Live', _status: 'published' });
    expect([born.status, reason(born)]).toEqual([403, expect.stringMatching(/publisher/)]);
    await editor.create('pages', { key: 'one-of-many', title: 'Draft' });
    const many = await editor.call('PATCH', 'pages?where[key][equals]=one-of-many', { _status: 'published' });
    expect(many.status).toBe(403);
    expect((await fetch(`${content.url}/v1/pages/one-of-many`)).status).toBe(404);
  });

  it('an editor is refused taking off, changing and deleting what is live', async () => {
    const { id } = await live('stays');
    for (const body of [{ _status: 'draft' }, { title: 'Changed at once' }, { _status: 'draft', title: 'Off' }]) {
      const refused = await editor.update('pages', id, body);
      expect([refused.status, reason(refused)]).toEqual([403, expect.stringMatching(/publisher/)]);
    }
    const deleted = await editor.remove('pages', id);
    expect([deleted.status, reason(deleted)]).toEqual([403, expect.stringMatching(/only a publisher deletes/)]);
    await editor.call('DELETE', 'pages?where[key][equals]=stays');
    expect(await title('stays')).toBe('Live');
  });

  it('an editor restores an old version as a draft only', async () => {
    const { id } = await live('restored');
    await publisher.update('pages', id, { title: 'Newer', _status: 'published' });
    const { docs } = await editor.call('GET', `pages/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`);
    const first = docs[0].id;
    const refused = await editor.call('POST', `pages/versions/${first}`);
    expect([refused.status, reason(refused)]).toEqual([403, expect.stringMatching(/as a draft/)]);
    expect((await editor.call('POST', `pages/versions/${first}?draft=true`)).status).toBe(200);
    expect(await title('restored')).toBe('Newer');
  });

  it('an editor changes nothing that has no drafts', async () => {
    const link = await editor.create('social-links', { key: 'x', label: 'X', url: 'https://x.example.com', order: 1 });
    expect([link.status, reason(link)]).toEqual([403, expect.stringMatching(/ask a publisher/)]);
    const telegram = await editor.find('social-links', 'telegram');
    expect((await editor.update('social-links', telegram.id, { enabled: false })).status).toBe(403);
    expect((await editor.remove('social-links', telegram.id)).status).toBe(403);
  });
});

describe('a publisher', () => {
  it('a publisher publishes, takes off and deletes', async () => {
    const { doc } = await editor.create('pages', { key: 'ready', title: 'Ready' });
    expect((await publisher.update('pages', doc.id, { _status: 'published' })).status).toBe(200);
    expect(await title('ready')).toBe('Ready');
    expect((await publisher.update('pages', doc.id, { _status: 'draft' })).status).toBe(200);
    expect((await fetch(`${content.url}/v1/pages/ready`)).status).toBe(404);
    expect((await publisher.remove('pages', doc.id)).status).toBe(200);
  });
});

describe('accounts', () => {
  it('accounts of editors are an admin’s to make and to see', async () => {
    for (const person of [editor, publisher]) {
      const made = await person.create('users', { email: 'friend@kozyr.test', password: PASSWORD, role: 'admin' });
      expect(made.status).toBe(403);
      expect((await person.call('GET', 'users')).docs).toHaveLength(1);
      expect((await person.remove('users', ids.editor ?? 0)).status).toBe(403);
    }
    expect((await admin.call('GET', 'users')).docs).toHaveLength(3);
  });

  it('accounts of editors change their own name, never their role', async () => {
    const named = await editor.update('users', ids.editor ?? 0, { name: 'Олена', role: 'editor' });
    expect([named.status, named.doc.name]).toEqual([200, 'Олена']);
    const risen = await editor.update('users', ids.editor ?? 0, { role: 'admin' });
    expect([risen.status, reason(risen)]).toEqual([403, 'Only an admin changes roles.']);
    expect((await publisher.update('users', ids.publisher ?? 0, { role: 'admin' })).status).toBe(403);
    expect((await editor.update('users', ids.publisher ?? 0, { name: 'Not mine' })).status).toBeGreaterThanOrEqual(403);
    const all = (await admin.call('GET', 'users?sort=id')).docs.map(({ role }: { role: string }) => role);
    expect(all).toEqual(['admin', 'editor', 'publisher']);
  });

  it('accounts of editors always hold an admin', async () => {
    const [first] = (await admin.call('GET', 'users?sort=id')).docs;
    const demoted = await admin.update('users', first.id, { role: 'editor' });
    expect([demoted.status, reason(demoted)]).toEqual([400, expect.stringMatching(/There has to be an admin/)]);
    expect((await admin.remove('users', first.id)).status).toBe(400);
  });
});
