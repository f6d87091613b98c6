import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { SANDBOX_SECONDS } from '../../platform/src/gateways/identity/sandbox';
import { lookAfterIdentity } from '../../platform/src/jobs/look-after-identity';
import type { TestPlatform } from './platform';

type Headers = { authorization: string };

/** A withdrawal that a player asks for; major units. */
export const withdrawAs = (platform: TestPlatform, headers: Headers, amount: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/payments/withdrawals',
    headers,
    body: { amount, recipient_name: 'Ada Lovelace', idempotency_key: randomUUID(), return_path: '/uk/cashbox' },
  });

/** A picture that is sharp enough to be taken; each seed draws another one. */
export async function pictureOf(seed: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg', side = 400): Promise<Buffer> {
  const channel = (by: number) => (seed * by) % 256;
  const background = { r: channel(37), g: channel(59), b: channel(83) };
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([
      {
        input: { create: { width: 40 + (seed % 50), height: 60, channels: 3, background: '#ffffff' } },
        left: seed % 200,
        top: 20,
      },
    ])
    .toFormat(format)
    .toBuffer();
}

type Answer = { status: number; refusal: string | undefined; body: ReturnType<typeof JSON.parse> };
const answerOf = (answer: { statusCode: number; body: string }): Answer => {
  const body = answer.body === '' ? null : JSON.parse(answer.body);
  return { status: answer.statusCode, refusal: body?.errorCode, body };
};

/** Sends the bytes of a picture. */
export const sendPicture = async (
  { app }: TestPlatform,
  headers: Headers,
  { id, side = 'front', bytes, type = 'image/jpeg' }: { id: string; side?: string; bytes: Buffer; type?: string },
): Promise<Answer> =>
  answerOf(
    await app.inject({
      method: 'PUT',
      url: `/users/identity/checks/${id}/pictures/${side}`,
      headers: { ...headers, 'content-type': type },
      payload: bytes,
    }),
  );

let people = 0;

/** What a player gives of themselves and their document; every call is another person with another document. */
export function personOf(more: Record<string, unknown> = {}) {
  people += 1;
  return {
    full_name: `Ada Lovelace ${'ABCDEFGHIJ'.charAt(people % 10)}${'KLMNOPQRST'.charAt(Math.floor(people / 10) % 10)}`,
    date_of_birth: '1985-12-10',
    document_kind: 'passport',
    document_country: 'UA',
    document_number: `ME${100_000 + people}`,
    document_expires_on: '2030-05-01',
    ...more,
  };
}

export const callIdentity = async (
  { app }: TestPlatform,
  headers: Headers,
  url: string,
  body?: object,
): Promise<Answer> =>
  answerOf(
    await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/users/identity${url}`,
      headers: { ...headers, 'accept-language': 'kk' },
      ...(body ? { body } : {}),
    }),
  );

/** Far from the pictures that tests name themselves: nobody hands one of those in by chance. */
let drawn = 10_000;

/** A check that a player has begun and given every picture of. @returns its id */
export async function filledCheck(
  platform: TestPlatform,
  headers: Headers,
  more: Record<string, unknown> = {},
): Promise<string> {
  const begun = await callIdentity(platform, headers, '/checks', personOf(more));
  if (begun.status !== 201) throw new Error(`the check was not begun: ${JSON.stringify(begun.body)}`);
  for (const side of begun.body.sides_needed) {
    drawn += 1;
    const sent = await sendPicture(platform, headers, { id: begun.body.id, side, bytes: await pictureOf(drawn) });
    if (sent.status !== 200) throw new Error(`the picture was not taken: ${JSON.stringify(sent.body)}`);
  }
  return begun.body.id;
}

/** The same, and handed over. */
export async function submittedCheck(
  platform: TestPlatform,
  headers: Headers,
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = await filledCheck(platform, headers, more);
  const sent = await callIdentity(platform, headers, `/checks/${id}/submit`, {});
  if (sent.status !== 200) throw new Error(`the check was not submitted: ${JSON.stringify(sent.body)}`);
  return id;
}

/** Lets the sandbox come to a decision: its time passes, and the job runs. */
export async function letDecide(platform: TestPlatform): Promise<void> {
  await lookAfterIdentity(platform.ctx);
  platform.clock.now = new Date(platform.clock.now.getTime() + SANDBOX_SECONDS * 1000);
  await lookAfterIdentity(platform.ctx);
}
