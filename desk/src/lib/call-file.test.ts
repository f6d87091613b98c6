import { getIdentityPicture } from '@kozyr/contracts/operator/identity';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError, setRemedy } from './call';
import { callForFile, callForTable } from './call-file';

const PICTURE = { params: { id: '0b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1', side: 'front' } } as const;

function answers(...list: Response[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => list.shift() ?? new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const refused = () => callForFile(getIdentityPicture, PICTURE).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

it('a file is asked for by the desk’s own server, and kept by nothing on the way', async () => {
  const fetched = answers(new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } }));
  const file = await callForFile(getIdentityPicture, PICTURE);
  expect([file.type, file.size]).toEqual(['image/jpeg', 4]);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`/api/call/operator/identity-checks/${PICTURE.params.id}/pictures/front`);
  expect(init).toMatchObject({ method: 'GET', cache: 'no-store', headers: { 'x-desk': '1' } });
});

it('a refusal keeps its code, and whatever is no answer of ours says that nobody answered', async () => {
  answers(Response.json({ errorCode: 'NOT_FOUND', message: 'There is no such picture.' }, { status: 404 }));
  expect(await refused()).toMatchObject({ status: 404, error: { errorCode: 'NOT_FOUND' } });
  answers(new Response('<html>', { status: 502 }));
  const error = await refused();
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ error: { errorCode: 'SERVICE_UNAVAILABLE' } });
});

it('a file is asked for once more after the second factor', async () => {
  const fetched = answers(
    Response.json({ errorCode: 'STEP_UP_NEEDED', message: 'A fresh code is needed.' }, { status: 403 }),
    new Response('jpeg'),
  );
  const takeBack = setRemedy(async () => true);
  expect((await callForFile(getIdentityPicture, PICTURE)).size).toBe(4);
  expect(fetched).toHaveBeenCalledTimes(2);
  takeBack();
});

it('a file that stops before its end says after how many rows', async () => {
  answers(new Response('csv', { headers: { 'x-truncated': '10000' } }), new Response('csv'));
  expect((await callForTable(getIdentityPicture, PICTURE)).stopsAfter).toBe(10_000);
  expect((await callForTable(getIdentityPicture, PICTURE)).stopsAfter).toBeNull();
});
