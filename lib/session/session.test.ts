import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { isMember } from './audience';
import { createSession, expiryOf, type Notice, noticeSchema, type SessionParts } from './session';

const jwt = (claims: Record<string, unknown>) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
/** A token that lives ten minutes, by the clock of a server that is an hour ahead of this machine. */
const token = (name: string) => jwt({ name, iat: 7_200, exp: 7_800 });

let now: number;
let refresh: ReturnType<typeof vi.fn<() => Promise<string>>>;
let told: Notice[];
let reloads: string[];
let member: boolean;
beforeEach(() => {
  now = 3_600_000;
  member = true;
  told = [];
  reloads = [];
  let count = 0;
  refresh = vi.fn(async () => {
    count += 1;
    return token(`t${count}`);
  });
});

function sessionWith(parts: Partial<SessionParts> = {}) {
  return createSession({
    now: () => now,
    isMember: () => member,
    refresh,
    inTurn: (work) => work(),
    publish: (notice) => told.push(notice),
    reload: (why) => reloads.push(why),
    ...parts,
  });
}

describe('the access token', () => {
  it('no access token is asked for a guest', async () => {
    member = false;
    expect(await sessionWith().accessToken()).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('an access token is fetched once for any number of calls at once, and kept', async () => {
    const session = sessionWith();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set([token('t1')]));
    expect(await session.accessToken()).toBe(token('t1'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('an access token counts as expired when under 60 s remain, whatever the clocks say', async () => {
    const session = sessionWith();
    await session.accessToken();
    now += 540_000;
    expect(await session.accessToken()).toBe(token('t1'));
    now += 1;
    expect(await session.accessToken()).toBe(token('t2'));
  });

  it('an access token is fetched anew after it was refused, but only that one is dropped', async () => {
    const session = sessionWith();
    await session.accessToken();
    session.doubt('an older one');
    expect(await session.accessToken()).toBe(token('t1'));
    session.doubt(token('t1'));
    expect(await session.accessToken()).toBe(token('t2'));
  });

  it('an access token is told to other tabs, and taken from them instead of a refresh', async () => {
    const [one, other] = [sessionWith(), sessionWith()];
    await one.accessToken();
    expect(told).toEqual([{ kind: 'token', token: token('t1'), expiresAt: now + 600_000 }]);
    for (const notice of told) other.receive(notice);
    expect(await other.accessToken()).toBe(token('t1'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('an access token is taken from a tab that was faster, when this one waited for its turn', async () => {
    let go: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    const session = sessionWith({ inTurn: (work) => turn.then(work) });
    const waiting = session.accessToken();
    session.receive({ kind: 'token', token: token('theirs'), expiresAt: now + 600_000 });
    go();
    expect(await waiting).toBe(token('theirs'));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('a session survives a lost network: the error is the caller’s, the next call tries again', async () => {
    const session = sessionWith();
    refresh.mockRejectedValueOnce(new ApiError('NETWORK', ''));
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(await session.accessToken()).toBe(token('t1'));
    expect(reloads).toEqual([]);
  });
});

describe('the end', () => {
  it('a session ends when the refresh is refused: one page load, here and in the other tabs', async () => {
    const [one, other] = [sessionWith(), sessionWith()];
    refresh.mockRejectedValueOnce(new ApiError('UNAUTHORIZED', '', { status: 401 }));
    expect(await Promise.all([one.accessToken(), one.accessToken()])).toEqual([null, null]);
    expect(told).toEqual([{ kind: 'ended' }]);
    for (const notice of told) other.receive(notice);
    expect(reloads).toEqual(['lost', 'ended']);
    expect(told).toHaveLength(1);
    expect(await one.accessToken()).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('the end and the beginning load the page once, however often they are said', () => {
    const session = sessionWith();
    session.start();
    session.start();
    session.receive({ kind: 'ended' });
    expect(reloads).toEqual(['started']);
    expect(told).toEqual([{ kind: 'started' }]);
  });
});

describe('what is read', () => {
  it.each(['', 'x', 'a.b.c', jwt({}), jwt({ exp: 'soon', iat: 1 }), 'a.bnVsbA.c'])(
    'no lifetime is read from %j',
    (text) => {
      expect(expiryOf(text, now)).toBe(0);
    },
  );

  it.each([
    ['kozyr_audience=member', true],
    ['a=b; kozyr_audience=member; c=d', true],
    ['kozyr_audience=guest', false],
    ['xkozyr_audience=member', false],
    ['kozyr_audience=members', false],
    ['', false],
  ])('the audience is read from %j', (cookies, expected) => {
    expect(isMember(cookies)).toBe(expected);
  });

  it('a notice from another version’s tab is not read', () => {
    expect(noticeSchema.safeParse({ kind: 'token' }).success).toBe(false);
    expect(noticeSchema.safeParse('ended').success).toBe(false);
  });
});
