// Who is on the site while its processes are exchanged: guests who read, players who pay in and play, an editor who publishes, operators who
// look at the desk.
import { randomBytes, randomInt } from 'node:crypto';
import { Visitor } from './calls.mjs';
import { EventStream } from './stream.mjs';

const LANGUAGES = ['uk', 'ru', 'en', 'kk'];
const PAGES = [
  '',
  '/games',
  '/bonuses',
  '/battles',
  '/jackpots',
  '/about-us',
  '/terms',
  '/privacy-policy',
  '/responsible-gaming',
  '/providers',
];
const DEPOSIT = '5000.00';
const BET = '1.00';
/** Between two spins of one session: a server asks for two seconds. */
const PACE_MS = 2_100;
/** Access tokens live for ten minutes; nobody here uses one of so long ago. */
export const LOG_IN_EVERY_MS = 60_000;
const SETTLED_MS = 20_000;
/** A published change is on the site by then; what an edge keeps of a page is old at once. */
const PUBLISHED_MS = 10_000;
const EDITED = 'about-us';
/** HAProxy asks the edges in turn: so many times in a row means each of them. */
const LOOKS = 4;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const oneOf = (list) => list[randomInt(list.length)];
const parsed = (answer) => (answer === null ? null : JSON.parse(answer.text));

/** Opens pages in all languages, each with a few of the files that it names. */
export async function visitPages({ urls, counts, over }) {
  const guest = new Visitor(counts);
  while (!over()) {
    const language = oneOf(LANGUAGES);
    const page = await guest.call('page', `${urls.edge}/${language}${oneOf(PAGES)}`, {
      headers: { accept: 'text/html' },
    });
    const files = [...new Set((page?.text ?? '').match(/\/_next\/static\/[^"'\\ >]+\.(?:js|css)[^"'\\ >]*/g))];
    for (const file of files.slice(0, 3))
      await guest.call('file of a page', `${urls.edge}${file.replaceAll('&amp;', '&')}`);
    await guest.call('list of games', `${urls.edge}/api/games?category=slots&page=${1 + randomInt(20)}`);
    // By the site's own address too: what an edge keeps would hide it.
    await guest.call('page of the site itself', `${urls.site}/${language}${oneOf(PAGES)}`);
    await pause(100 + randomInt(300));
  }
  guest.leave();
}

/** Publishes a new title of a page, waits until readers have it, and goes on with the next one. */
export async function edit({ urls, counts, over, admin, account }) {
  const editor = new Visitor(counts);
  const named = { host: new URL(admin).host };
  const logIn = { method: 'POST', headers: named, body: account };
  const signedIn = parsed(await editor.call('editor', `${urls.content}/api/users/login`, logIn));
  const headers = { ...named, authorization: `JWT ${signedIn?.token}` };
  const found = await editor.call('editor', `${urls.content}/api/pages?where[key][equals]=${EDITED}&locale=en`, {
    headers,
  });
  const [page] = parsed(found)?.docs ?? [];
  for (let nth = 1; page && !over(); nth += 1) {
    const title = `Published ${nth}`;
    const body = { title, _status: 'published' };
    await editor.call('editor', `${urls.content}/api/pages/${page.id}?locale=en`, { method: 'PATCH', headers, body });
    const began = performance.now();
    let seen = false;
    while (!seen && performance.now() - began < PUBLISHED_MS) {
      seen = true;
      for (let times = 0; times < LOOKS; times += 1) {
        const read = await editor.call('page', `${urls.edge}/en/${EDITED}`);
        seen &&= read?.text.includes(title) ?? false;
      }
      if (!seen) await pause(100);
    }
    counts.note('change published', performance.now() - began, seen ? null : `"${title}" is not on the site`);
    await pause(1_000 + randomInt(1_000));
  }
  editor.leave();
}

/** Opens the desk's sign-in, which its server makes anew each time, asks the platform by it, and reads what the content service tells. */
export async function visitDesk({ urls, counts, over }) {
  const operator = new Visitor(counts);
  while (!over()) {
    await operator.call('page of the desk', `${urls.desk}/${oneOf(LANGUAGES)}/sign-in`, {
      headers: { accept: 'text/html' },
    });
    const own = { 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
    const ways = `${urls.desk}/api/entry/operator/desk/oidc`;
    await operator.call('call of the desk', ways, { method: 'POST', headers: own, body: {} });
    await operator.call(
      'content',
      `${urls.content}/api/v1/components?page=main&language=${oneOf(['ua', 'ru', 'en', 'kz'])}`,
    );
    await pause(300 + randomInt(400));
  }
  operator.leave();
}

/** A player by the calls that the site's forms make. */
class Player {
  token = '';
  secret = '';

  constructor({ urls, counts }) {
    Object.assign(this, { urls, counts, visitor: new Visitor(counts), api: `${urls.edge}/api` });
  }

  post(kind, path, body, expect) {
    return this.visitor
      .call(kind, `${this.api}${path}`, { method: 'POST', body, expect, headers: this.bearer() })
      .then(parsed);
  }

  get(kind, path) {
    return this.visitor.call(kind, `${this.api}${path}`, { headers: this.bearer() }).then(parsed);
  }

  bearer() {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }

  async register() {
    const { data } = (await this.get('settings', '/global-settings')) ?? { data: [] };
    const termsVersion = data.find(({ code }) => code === 'TERMS_VERSION')?.value.value ?? '';
    this.login = `099${String(randomInt(10_000_000)).padStart(7, '0')}`;
    this.password = randomBytes(8).toString('hex');
    const countryCode = 'UA';
    const form = {
      type: 'Phone',
      login: this.login,
      password: this.password,
      currency: 'uah',
      countryCode,
      ageConsent: true,
      termsVersion,
    };
    if (!(await this.post('registration', '/auth/register', form, [202]))) return false;
    const [message] = (await this.get('outbox', `/dev/outbox?to=38${this.login}`)) ?? [];
    const session = await this.post('registration', '/auth/register', { ...form, code: message?.code }, [201]);
    this.id = session?.user.id;
    this.token = session?.tokens.access_token ?? '';
    return session !== null;
  }

  async logIn() {
    const body = { username: this.login, password: this.password, countryCode: 'UA' };
    const session = await this.post('sign-in', '/auth/web', body, [201]);
    if (session !== null) this.token = session.tokens.access_token;
    this.signedInAt = performance.now();
  }

  /** Pays in through the gateway's page. @returns {Promise<boolean>} whether the money came */
  async deposit() {
    const body = {
      method: 'visa',
      amount: DEPOSIT,
      idempotency_key: randomBytes(12).toString('hex'),
      return_path: '/',
    };
    const begun = await this.post('deposit', '/payments/deposits', body, [201]);
    if (begun === null) return false;
    const hosted = begun.redirect_url.replace(/^http:\/\/[^/]+/, this.urls.gateway);
    const page = await this.visitor.call('page of the gateway', hosted);
    const token = /name="token" value="([\w-]+)"/.exec(page?.text ?? '')?.[1];
    const form = `token=${token}&outcome=approve`;
    await this.visitor.call('payment', hosted, { method: 'POST', body: form, expect: [303] });
    for (const until = performance.now() + SETTLED_MS; performance.now() < until; await pause(200)) {
      const { status } = (await this.get('deposit looked at', `/payments/deposits/${begun.deposit.id}`)) ?? {};
      if (status === 'SUCCESS') return true;
    }
    this.counts.note('deposit settled', SETTLED_MS, `deposit ${begun.deposit.id} was not settled in time`);
    return false;
  }

  studio(kind, path, body, expect = [200]) {
    const headers = { origin: 'null', ...(this.secret === '' ? {} : { 'x-game-session': this.secret }) };
    return this.visitor
      .call(kind, `${this.urls.studio}/api${path}`, { method: 'POST', headers, body, expect })
      .then(parsed);
  }

  /** Opens a game as its frame does. @returns {Promise<boolean>} */
  async sitDown(game) {
    const launched = await this.post('game opened', `/games/${game}/launch`, { locale: 'en' }, [201]);
    if (launched === null) return false;
    this.secret = '';
    const token = new URL(launched.launch_url).searchParams.get('token');
    const opened = await this.studio(
      'game session',
      '/session',
      { mode: 'real', game, token, exchange: randomBytes(16).toString('hex'), locale: 'en' },
      [201],
    );
    if (opened === null) return false;
    this.secret = opened.secret;
    const seeds = { commitment: opened.fairness.next_commitment, client_seed: 'the-players-own' };
    return (await this.studio('seeds', '/seeds', seeds)) !== null;
  }

  /** One spin, through to settled. @returns {Promise<number>} milliseconds until the next one may be */
  async spin() {
    const spin = { spin_id: randomBytes(12).toString('hex'), bet: BET };
    const answer = await this.studio('spin', '/spin', spin, [200, 429]);
    // On a busy machine its clock and ours are apart: a game waits as it is told to.
    if (answer === null || answer.errorCode === 'TOO_FAST') return answer?.wait_ms ?? PACE_MS;
    if (answer.round?.status !== 'settled')
      this.counts.note('spin settled', 0, `a spin was answered ${JSON.stringify(answer).slice(0, 200)}`);
    return Math.max(PACE_MS, answer.wait_ms ?? 0);
  }
}

/**
 * Registers, pays in, and plays one game until it is over, with a stream open; signs in anew and pays in again now and then.
 * @returns {Promise<{id: string, stream: EventStream} | null>} null: somebody who could not even begin
 */
export async function play({ urls, counts, games, over, begun }) {
  const player = new Player({ urls, counts });
  const ready = (await player.register()) && (await player.deposit()) && (await player.sitDown(oneOf(games)));
  begun();
  if (!ready) return null;
  player.signedInAt = performance.now();
  const stream = new EventStream(
    player.visitor,
    `${urls.edge}/api/events?topics=jackpots,big-wins`,
    () => player.token,
  );
  while (!over()) {
    const wait = await player.spin();
    const spun = performance.now();
    if (performance.now() - player.signedInAt > LOG_IN_EVERY_MS) {
      await player.logIn();
      if (randomInt(2) === 0) await player.deposit();
    }
    await player.get('balance', '/wallets');
    await pause(Math.max(0, wait - (performance.now() - spun)));
  }
  return { id: player.id, stream };
}
