import { componentsAnswer, contentPageSchema, infoListSchema, modalAnswer } from '@kozyr/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentProcess,
  contentFolder,
  FIRST,
  PREVIEW_TOKEN,
  REVALIDATE_HEADER,
  signInEditor,
  startContent,
  startListener,
} from '../../support/content';
import { emptyDatabase } from '../../support/database';

const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const withToken = `draft=true&token=${PREVIEW_TOKEN}`;

let content: ContentProcess;
let editor: Awaited<ReturnType<typeof signInEditor>>;
let listener: Awaited<ReturnType<typeof startListener>>;
let databaseUrl: string;
let seenWhenTold: string[];
let signedIn: unknown[];
const { folder, remove } = contentFolder();

const read = async (where: string) => (await fetch(`${content.url}/v1/${where}`)).json();
const page = async (where: string) => contentPageSchema.parse(await read(where));
const items = async (where: string) => componentsAnswer.parse(await read(`components?${where}`)).items;
const keys = async (where: string) => (await items(where)).map(({ key }) => key);

beforeAll(async () => {
  databaseUrl = await emptyDatabase();
  seenWhenTold = [];
  listener = await startListener(async (tags) => {
    if (tags.includes('content:page:about-us')) seenWhenTold.push((await page('pages/about-us?language=en')).title);
  });
  const options = { databaseUrl, dataDir: folder, listener: listener.url };
  const [first, second] = await Promise.all([startContent(options), startContent(options)]);
  const editors = await Promise.all([first, second, first, second].map(({ url }) => signInEditor(url)));
  signedIn = await Promise.all(editors.map(async ({ call }) => (await call('GET', 'users/me')).answer.user?.email));
  await second.stop();
  content = first;
  editor = await signInEditor(content.url);
});

afterAll(async () => {
  await content?.stop();
  await listener?.stop();
  remove();
});

describe('content service, started twice at once on an empty database', () => {
  it('the content service is ready and has seeded everything once, though started twice at once on an empty database', async () => {
    expect((await fetch(`${content.url}/v1/ready`)).status).toBe(200);
    const main = await keys('page=main');
    expect(new Set(main).size).toBe(main.length);
    expect(main).toContain('hero');
  });

  it('the content service keeps every session of editors who sign in to one account at the same moment at two processes', () => {
    expect(signedIn).toEqual(Array(4).fill(FIRST.email));
  });

  it('the content service lets nobody without an account in, and nobody register as the first editor', async () => {
    expect((await fetch(`${content.url}/components`)).status).toBe(403);
    const first = await fetch(`${content.url}/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'stranger@kozyr.test', password: 'stranger-password' }),
    });
    expect(first.status).toBe(403);
  });
});

describe('languages', () => {
  it('content answers in each of the four languages, and in Russian for any other or none (§9)', async () => {
    const titles = await Promise.all(
      ['ua', 'ru', 'en', 'kz', 'de'].map(async (language) => (await page(`pages/terms?language=${language}`)).title),
    );
    expect(new Set(titles.slice(0, 4)).size).toBe(4);
    expect(titles[4]).toBe(titles[1]);
    expect((await page('pages/terms')).language).toBe('ru');
  });

  it('content is shown in Russian where a language is empty', async () => {
    const russian = { title: 'Заголовок', text: '<p>Текст</p>' };
    await editor.publish('pages', { key: 'only-russian', ...russian });
    expect(await page('pages/only-russian?language=kz')).toMatchObject({ ...russian, language: 'kz' });
  });

  it('content carries the version of the terms', async () => {
    expect((await page('pages/terms?language=en')).version).toMatch(/^\d{4}-\d{2}$/);
  });
});

describe('what a page shows', () => {
  it('what a page shows is chosen and ordered by audience (§6)', async () => {
    const guest = await items('page=main&language=en&auth=false');
    const member = await items('page=main&language=en&auth=true');
    expect(guest.map(({ key }) => key)).toContain('join');
    expect(member.map(({ key }) => key)).not.toContain('join');
    expect(member.map(({ key }) => key)).toContain('go-on');
    expect(guest.map(({ orderNonAuth }) => orderNonAuth)).toEqual(
      guest.map(({ orderNonAuth }) => orderNonAuth).sort((a, b) => a - b),
    );
    expect(member.map(({ order }) => order)).toEqual(member.map(({ order }) => order).sort((a, b) => a - b));
    const slides = guest.find(({ key }) => key === 'hero')?.config.general.map(({ component }) => component?.key);
    expect(slides).toEqual(['banner-welcome-guest', 'banner-fair', 'banner-calm']);
    expect(await keys('page=main&type=faq')).toEqual(['faq']);
    expect(await keys('page=nowhere')).toEqual([]);
  });

  it('what a page shows holds pictures that the service really serves', async () => {
    const hero = (await items('page=main&auth=false')).find(({ key }) => key === 'hero');
    const banner = hero?.config.general[0]?.component;
    expect(banner?.image).toMatchObject({ width: 1600, height: 640 });
    expect(banner?.config.mobile[0]?.image).toMatchObject({ width: 750, height: 900 });
    const file = banner?.image?.imageUrl.replace('/content-media/', '');
    const picture = await fetch(`${content.url}/media/file/${file}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it.each(['nothing.webp', '%D0%BA%D0%BE%D0%B7%D0%B8%D1%80.webp', `${'x'.repeat(300)}.webp`])(
    'a picture of a page that is not there is answered 404: %s',
    async (name) => {
      expect((await fetch(`${content.url}/media/file/${name}`)).status).toBe(404);
    },
  );

  it('what a page shows keeps to dates and the enabled flag (§5)', async () => {
    const { id } = await editor.publish('pages', { key: 'window', title: 'Window' });
    const place = (key: string, more: object) => editor.publish('components', { key, page: id, ...more });
    await place('always', {});
    await place('now', { order: 1, startDate: fromNow(-1), endDate: fromNow(1) });
    await place('since', { order: 2, startDate: fromNow(-1) });
    await place('soon', { order: 3, startDate: fromNow(0.1) });
    await place('later', { startDate: fromNow(1) });
    await place('over', { endDate: fromNow(-1) });
    await place('off', { enabled: false });
    await place('unpublished', { _status: 'draft' });
    expect(await keys('page=window')).toEqual(['always', 'now', 'since']);
    // A reader that keeps the answer for a while asks ahead, and looks at the dates itself.
    expect(await keys('page=window&ahead=1200')).toEqual(['always', 'now', 'since', 'soon']);
    expect(await keys(`page=window&${withToken}`)).toContain('unpublished');
  });

  it('what a page shows follows links two deep and out of a ring', async () => {
    const linking = (links: number[]) => ({
      config: {
        general: links.map((component) => ({ key: 'item', kind: 'component', component, breakpoint: 'desktop' })),
      },
    });
    const part = (key: string, links: number[]) => editor.publish('components', { key, ...linking(links) });
    const fourth = await part('ring-fourth', []);
    const third = await part('ring-third', [fourth.id]);
    const second = await part('ring-second', [third.id]);
    const ring = await editor.publish('pages', { key: 'ring', title: 'Ring' });
    const first = await editor.publish('components', { key: 'ring-first', page: ring.id, ...linking([second.id]) });
    await editor.update('components', second.id, { ...linking([first.id, third.id]), _status: 'published' });
    const [root] = await items('page=ring');
    const below = root?.config.general[0]?.component;
    expect(below?.key).toBe('ring-second');
    expect(below?.config.general.map((entry) => [entry.value, entry.component?.key])).toEqual([['ref', 'ring-third']]);
    expect(below?.config.general[0]?.component?.config.general).toEqual([]);
  });

  it('what a page shows holds no script, whatever an editor pasted', async () => {
    const text = '<p onclick="x()">Hi {{name}}<script>alert(1)</script><a href="javascript:x()">a</a></p>';
    await editor.publish('pages', { key: 'pasted', title: 'Pasted', text });
    expect((await page('pages/pasted')).text).toBe('<p>Hi {{name}}<a>a</a></p>');
  });
});

describe('other content', () => {
  it('the content service answers info lists, modals and social links in the asked language', async () => {
    const list = infoListSchema.parse(await read('info-lists/how-it-works?language=kz'));
    expect(list.header.text).toContain('қалай');
    expect(list.items.map(({ key }) => key)).toEqual(['register', 'deposit', 'play', 'history']);
    const modal = modalAnswer.parse(await read('modals/user-rating-is-less-than-required?language=en'));
    expect(modal.items.map(({ key, type }) => [key.split('required-')[1], type])).toEqual([
      ['action-button', 'view-rating'],
      ['body', 'prevention'],
      ['header', null],
    ]);
    expect(modal.items[1]?.text).toContain('{{min_rating}}');
    expect(await read('modals/nobody-wrote-this')).toEqual({ items: [] });
    expect((await read('social-links?language=ua')).items.length).toBeGreaterThan(2);
  });

  it('a provider page without a language falls back on default keywords and the Russian description (§1)', async () => {
    const none = await read('providers/amber-forge');
    const russian = await read('providers/amber-forge?language=ru');
    const english = await read('providers/amber-forge?language=en');
    expect(none.description).toBe(russian.description);
    expect(none.keywords).not.toEqual(russian.keywords);
    expect(none.keywords.length).toBeGreaterThan(2);
    expect(english.description).not.toBe(russian.description);
    expect(await read('providers/amber-forge?language=xx')).toEqual(russian);
  });

  it('the content service says what is wrong with a question', async () => {
    for (const [where, status, errorCode] of [
      ['components', 400, 'VALIDATION_ERROR'],
      ['components?page=main&auth=maybe', 400, 'VALIDATION_ERROR'],
      ['components?page=main&ahead=3601', 400, 'VALIDATION_ERROR'],
      ['components?page=main&ahead=soon', 400, 'VALIDATION_ERROR'],
      ['pages/nowhere', 404, 'NOT_FOUND'],
      ['info-lists/nowhere', 404, 'NOT_FOUND'],
      ['providers/nobody', 404, 'NOT_FOUND'],
    ] as const) {
      const response = await fetch(`${content.url}/v1/${where}`);
      expect([where, response.status, (await response.json()).errorCode]).toEqual([where, status, errorCode]);
    }
  });

  it('the content service answers 304 while nothing changed', async () => {
    const first = await fetch(`${content.url}/v1/pages/about-us?language=ru`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${content.url}/v1/pages/about-us?language=ru`, { headers: { 'if-none-match': etag } });
    expect([etag.length > 10, again.status]).toEqual([true, 304]);
    const other = await fetch(`${content.url}/v1/pages/about-us?language=en`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });
});

describe('drafts', () => {
  it('drafts are refused without the token, in the words of §8', async () => {
    for (const token of ['', '&token=', '&token=wrong', `&token=${PREVIEW_TOKEN}x`]) {
      const response = await fetch(`${content.url}/v1/pages/terms?draft=true${token}`);
      expect(response.status).toBe(401);
      expect((await response.json()).message).toBe('You must provide a token to preview drafts');
    }
  });

  it('drafts are shown with the token only, tell nobody, and are told when published', async () => {
    const { id } = await editor.find('pages', 'about-us');
    const before = (await page('pages/about-us?language=en')).title;
    await editor.update('pages', id, { title: 'Drafted' }, '&locale=en&draft=true&autosave=true');
    expect((await page('pages/about-us?language=en')).title).toBe(before);
    expect((await page(`pages/about-us?language=en&${withToken}`)).title).toBe('Drafted');

    await editor.update('pages', id, { title: 'Published', _status: 'published' }, '&locale=en');
    const told = await listener.heard(
      ({ path, tags }) => path === '/api/revalidate' && tags.includes('content:page:about-us'),
    );
    const edge = await listener.heard(
      ({ path, tags }) => path === '/_edge/purge' && tags.includes('content:page:about-us'),
    );
    expect([told.authorization, edge.authorization]).toEqual([REVALIDATE_HEADER, REVALIDATE_HEADER]);
    expect(seenWhenTold).toEqual(['Published', 'Published']);
  });

  it('drafts are told when taken off the site, and a part tells the page that shows it', async () => {
    const { id } = await editor.find('info-lists', 'deposit-help');
    await editor.update('info-lists', id, { _status: 'draft' });
    await listener.heard(({ tags }) => tags.includes('content:info-list:deposit-help'));
    expect((await fetch(`${content.url}/v1/info-lists/deposit-help`)).status).toBe(404);

    const banner = await editor.find('components', 'banner-calm');
    await editor.update('components', banner.id, { text: '<h2>New</h2>', _status: 'published' }, '&locale=en');
    await listener.heard(({ tags }) => tags.includes('content:page:main'));
    expect(listener.told.flatMap(({ tags }) => tags)).not.toContain('content');
  });
});

describe('the editor', () => {
  const component = { type: 'text', order: 0, orderNonAuth: 0, _status: 'published' };
  it.each([
    ['an end before the start', { key: 'bad-window', startDate: fromNow(2), endDate: fromNow(1) }, 'endDate'],
    ['an order that is no whole number', { key: 'bad-order', order: 1.5 }, 'order'],
    ['a key that is taken', { key: 'banner-fair' }, 'key'],
    ['a key that is no slug', { key: 'Not A Slug' }, 'key'],
    [
      'a link to nothing',
      { key: 'bad-link', config: { general: [{ key: 'a', kind: 'component', breakpoint: 'desktop' }] } },
      'config.general.0.component',
    ],
  ])('the editor is told of %s', async (_, wrong, field) => {
    const { status, errors } = await editor.create('components', { ...component, ...wrong });
    expect(status).toBe(400);
    expect(errors[0].data.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  it('the editor finds changes and removals kept when the service starts again', async () => {
    const { id } = await editor.find('social-links', 'telegram');
    await editor.update('social-links', id, { url: 'https://t.example.com/ours' });
    const viber = await editor.find('social-links', 'viber');
    await editor.remove('social-links', viber.id);
    const again = await startContent({ databaseUrl, dataDir: folder, listener: listener.url });
    const { items: links } = await (await fetch(`${again.url}/v1/social-links`)).json();
    await again.stop();
    expect(links[0]).toMatchObject({ key: 'telegram', url: 'https://t.example.com/ours' });
    expect(links.map(({ key }: { key: string }) => key)).not.toContain('viber');
  });
});
