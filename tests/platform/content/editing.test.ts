import { componentsAnswer } from '@kozyr/contracts/content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentProcess, contentFolder, signInEditor, startContent, startListener } from '../../support/content';
import { emptyDatabase } from '../../support/database';

type Person = Awaited<ReturnType<typeof signInEditor>>;

const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const { folder, remove } = contentFolder();
let content: ContentProcess;
let listener: Awaited<ReturnType<typeof startListener>>;
let admin: Person;
let editor: Person;

const reason = (refused: { errors?: Array<{ message: string }> }) => refused.errors?.[0]?.message;
const seen = async (page: string, query = '') => {
  const answer = await fetch(`${content.url}/v1/components?page=${page}&language=ru${query}`);
  return componentsAnswer.parse(await answer.json()).items;
};
const keys = async (page: string, query: string) => (await seen(page, query)).map(({ key }) => key);

beforeAll(async () => {
  listener = await startListener();
  content = await startContent({ databaseUrl: await emptyDatabase(), dataDir: folder, listener: listener.url });
  admin = await signInEditor(content.url);
  const account = { email: 'writer@kozyr.test', password: 'a-password-of-their-own' };
  await admin.create('users', { ...account, role: 'editor' });
  editor = await signInEditor(content.url, account);
});

afterAll(async () => {
  await content?.stop();
  await listener?.stop();
  remove();
});

describe('what an editor is told of a document', () => {
  const publishStatus = async (key: string) => (await editor.find('components', key)).live;

  it('an editor is told where a document stands: live, changed, draft, not yet, over, off', async () => {
    const later = fromNow(2);
    const over = fromNow(-1);
    const { id } = await admin.publish('components', { key: 'stands-live' });
    expect(await publishStatus('stands-live')).toEqual({ state: 'live', changed: false });
    const saved = await editor.update('components', id, { text: '<p>New</p>' }, '&draft=true');
    expect(saved.doc.live).toEqual({ state: 'live', changed: true });
    await editor.create('components', { key: 'stands-draft', type: 'text', order: 0, orderNonAuth: 0 });
    expect(await publishStatus('stands-draft')).toEqual({ state: 'draft', changed: false });
    await admin.publish('components', { key: 'stands-later', startDate: later });
    expect(await publishStatus('stands-later')).toEqual({ state: 'not-yet', at: later, changed: false });
    await admin.publish('components', { key: 'stands-over', endDate: over });
    expect(await publishStatus('stands-over')).toEqual({ state: 'over', at: over, changed: false });
    await admin.publish('components', { key: 'stands-off', enabled: false, endDate: over });
    expect(await publishStatus('stands-off')).toEqual({ state: 'off', changed: false });
  });

  it('an editor is told which languages of a document lack texts, and cannot write that', async () => {
    const { id } = await admin.publish('pages', { key: 'half', title: 'Заголовок', text: '<p>Текст</p>' });
    await admin.update('pages', id, { title: 'Title', _status: 'published' }, '&locale=en');
    const lied = await admin.update('pages', id, { languages: { kz: 'full' }, live: null }, '&locale=ru');
    expect(lied.doc.languages).toEqual({ ua: 'none', ru: 'full', en: 'part', kz: 'none' });
  });
});

describe('copying a language', () => {
  const say = (collection: string, id: number, locale: string) =>
    editor.call('GET', `${collection}/${id}?depth=0&draft=true&locale=${locale}&fallback-locale=none`);

  it('copying a language fills what is empty, as a draft, and leaves the site alone', async () => {
    const row = { kind: 'text', breakpoint: 'desktop' };
    const config = { general: [{ ...row, key: 'action-label', value: 'Играть' }] };
    const { id } = await admin.publish('components', { key: 'copied', text: '<p>Русский</p>', config });
    await admin.update('components', id, { text: '<p>Қазақша</p>', _status: 'published' }, '&locale=kz');
    const copied = await editor.call('POST', `components/${id}/copy-language`, { from: 'ru', to: 'kz' });
    expect([copied.status, copied.answer]).toEqual([200, { copied: 1 }]);
    const { answer } = await say('components', id, 'kz');
    expect([answer._status, answer.text, answer.config.general[0].value]).toEqual([
      'draft',
      '<p>Қазақша</p>',
      'Играть',
    ]);
    expect((await say('components', id, 'ua')).answer.text ?? null).toBeNull();
    expect((await editor.call('POST', `components/${id}/copy-language`, { from: 'ru', to: 'kz' })).answer).toEqual({
      copied: 0,
    });
  });

  it('copying a language overwrites only when told so', async () => {
    const { id } = await admin.publish('providers', { slug: 'copy-house', name: 'Copy House', keywords: ['слоты'] });
    await admin.update('providers', id, { keywords: ['slots'], _status: 'published' }, '&locale=en');
    const copy = (overwrite: boolean) =>
      editor.call('POST', `providers/${id}/copy-language`, { from: 'ru', to: 'en', overwrite });
    expect((await copy(false)).answer).toEqual({ copied: 0 });
    expect((await copy(true)).answer).toEqual({ copied: 1 });
    expect((await say('providers', id, 'en')).answer.keywords).toEqual(['слоты']);
    const shown = await (await fetch(`${content.url}/v1/providers/copy-house?language=en`)).json();
    expect(shown.keywords).toEqual(['slots']);
  });

  it.each([
    ['pages/1', { from: 'ru', to: 'ru' }, 400],
    ['pages/1', { from: 'ru', to: 'de' }, 400],
    ['modal-records/999999', { from: 'ru', to: 'en' }, 404],
  ])('copying a language says what is wrong: %s %j', async (where, body, status) => {
    expect((await editor.call('POST', `${where}/copy-language`, body)).status).toBe(status);
  });

  it('copying a language is for people with an account', async () => {
    const body = JSON.stringify({ from: 'ru', to: 'en' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${content.url}/pages/1/copy-language`, { method: 'POST', body, headers });
    expect(answer.status).toBe(401);
  });
});

describe('ordering the blocks of a page', () => {
  it('ordering the blocks of a page numbers them for one audience, on the site and in waiting drafts, and publishes nothing', async () => {
    const page = await admin.publish('pages', { key: 'ordered', title: 'Ordered' });
    const block = (key: string, order: number) =>
      admin.publish('components', { key, page: page.id, order, orderNonAuth: order });
    const [a, b, c] = [await block('a', 1), await block('b', 2), await block('c', 3)];
    await editor.update('components', b.id, { text: '<p>Waiting</p>' }, '&draft=true');
    const order = (who: Person, components: number[]) =>
      who.call('POST', `pages/${page.id}/order-blocks`, { audience: 'guest', components });

    expect((await order(admin, [c.id, b.id, a.id])).answer).toEqual({ moved: 3 });
    await listener.heard(({ tags }) => tags.includes('content:page:ordered'));
    expect(await keys('ordered', '&auth=false')).toEqual(['c', 'b', 'a']);
    expect(await keys('ordered', '&auth=true')).toEqual(['a', 'b', 'c']);
    const [first, second] = await seen('ordered', '&auth=false');
    expect([first?.orderNonAuth, second?.orderNonAuth, second?.text]).toEqual([10, 20, '']);
    const waiting = (await editor.call('GET', `components/${b.id}?draft=true&depth=0`)).answer;
    expect([waiting.orderNonAuth, waiting.order, waiting.text]).toEqual([20, 2, '<p>Waiting</p>']);
    expect(waiting.live).toEqual({ state: 'live', changed: true });

    expect((await order(admin, [c.id, b.id])).status).toBe(409);
    expect((await order(admin, [c.id, b.id, b.id])).status).toBe(409);
    const refused = await order(editor, [a.id, b.id, c.id]);
    expect([refused.status, reason(refused)]).toEqual([403, expect.stringMatching(/ask a publisher to move/)]);
    expect(await keys('ordered', '&auth=false')).toEqual(['c', 'b', 'a']);
  });
});

describe('dynamic content', () => {
  it('dynamic content keeps its design and loses what runs', async () => {
    const page = await admin.publish('pages', { key: 'designed', title: 'Designed' });
    const body =
      '<section class="promo" id="promo"><img src="/content-media/a.webp" alt="" onerror="x()" /><script>x()</script></section>';
    const dynamicContent = { body, css: '.promo { color: gold }', js: 'document.title' };
    await admin.publish('components', { key: 'promo', page: page.id, type: 'dynamic-content', dynamicContent });
    const [promo] = await seen('designed');
    expect(promo?.dynamicContent).toEqual({
      ...dynamicContent,
      body: '<section class="promo" id="promo"><img src="/content-media/a.webp" alt="" /></section>',
    });
  });

  it.each([
    ['css', { css: '.a { color: red' }, /line 1: "{" is never closed/],
    ['js', { js: 'const = 1' }, /JavaScript, line 1/],
    ['body', { body: 'x'.repeat(50_001) }, /at most 50 kB/],
  ])('dynamic content is checked: %s', async (field, wrong, message) => {
    const part = { key: `wrong-${field}`, type: 'dynamic-content', order: 0, orderNonAuth: 0, dynamicContent: wrong };
    const drafted = await admin.call('POST', 'components?draft=true', part);
    expect(drafted.status).toBe(201);
    const { status, errors } = await admin.update('components', drafted.doc.id, { _status: 'published' });
    expect(status).toBe(400);
    const [{ path, message: told }] = errors[0].data.errors;
    expect([path, told]).toEqual([`dynamicContent.${field}`, expect.stringMatching(message)]);
  });
});

describe('pictures', () => {
  const picture = (fields: object, file: { data: Buffer<ArrayBuffer>; name: string; type: string }) => {
    const form = new FormData();
    form.set('_payload', JSON.stringify(fields));
    form.set('file', new Blob([file.data], { type: file.type }), file.name);
    return form;
  };
  const small = async () =>
    Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );

  it('pictures need a description in the language they are saved in; the others fall back and count as missing', async () => {
    const file = { data: await small(), name: 'dot.png', type: 'image/png' };
    const bare = await editor.call('POST', 'media?locale=en', picture({ key: 'bare' }, file));
    expect([bare.status, bare.errors[0].data.errors[0].message]).toEqual([
      400,
      expect.stringMatching(/Describe the picture/),
    ]);
    const { status, doc } = await editor.call('POST', 'media?locale=ru', picture({ key: 'dot', alt: 'Точка' }, file));
    expect([status, doc.languages]).toEqual([201, { ua: 'none', ru: 'full', en: 'none', kz: 'none' }]);
    await admin.publish('info-lists', { key: 'dotted', header: { image: doc.id } });
    const list = await (await fetch(`${content.url}/v1/info-lists/dotted?language=kz`)).json();
    expect(list.header.image.alt).toBe('Точка');
    expect((await editor.update('media', doc.id, { alt: 'A dot' }, '&locale=en')).doc.languages.en).toBe('full');
    const replaced = await editor.call('PATCH', `media/${doc.id}?locale=ru`, picture({ alt: 'Точка' }, file));
    expect([replaced.status, reason(replaced)]).toEqual([403, expect.stringMatching(/ask a publisher/)]);
    expect((await editor.remove('media', doc.id)).status).toBe(403);
  });

  it.each([
    ['no picture', 'notes.txt', 'text/plain', 10, /no picture the site can show.*WebP, PNG/],
    ['a drawing with scripts', 'logo.svg', 'image/svg+xml', 10, /no picture the site can show/],
    ['too large a one', 'huge.png', 'image/png', 8_500_000, /8\.1 MB; at most 8 MB/],
  ])('pictures are refused with the reason: %s', async (_, name, type, bytes, message) => {
    const form = picture({ key: 'refused', alt: 'x' }, { data: Buffer.alloc(bytes, 1), name, type });
    const refused = await editor.call('POST', 'media?locale=ru', form);
    expect([refused.status, reason(refused)]).toEqual([400, expect.stringMatching(message)]);
  });
});
