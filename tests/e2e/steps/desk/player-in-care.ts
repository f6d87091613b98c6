import { randomBytes, randomInt } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import sharp from 'sharp';
import { accessToken } from '../money';
import { newNickname } from '../nickname';
import { becomeMember, newPerson } from '../player';

/** Who somebody is by their document: two players who give the same are one person. */
export type DocumentHolder = { name: string; born: string };

/** Somebody on the site whom operators have to look after, by the calls that its pages make. */
export type PlayerInCare = {
  id: string;
  /** Hands over a check of their identity with pictures. @returns its id */
  handOverCheck: (holder: DocumentHolder) => Promise<string>;
  chooseNickname: () => Promise<string>;
  reportNickname: (nickname: string, reason: string) => Promise<void>;
  leave: () => Promise<void>;
};

const LETTERS = 'abdeiklmnorstuv';
const word = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Somebody who is nobody else. */
export const newDocumentHolder = (): DocumentHolder => ({
  name: `Olena ${word()}`,
  born: `${1950 + randomInt(50)}-0${1 + randomInt(9)}-${10 + randomInt(19)}`,
});

/** A picture like no other: one that another player has given proves nobody. */
const picture = () =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();

/** Makes a player with a browser of their own, which shows no page. */
export async function newPlayerInCare(browser: Browser): Promise<PlayerInCare> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  await becomeMember(page, newPerson('uk'));
  const authorization = `Bearer ${await accessToken(page)}`;
  const send = async (method: 'POST' | 'PUT', path: string, data: object | Buffer, status: number) => {
    const type = Buffer.isBuffer(data) ? 'image/jpeg' : 'application/json';
    const headers = { authorization, 'content-type': type };
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.status(), await answer.text()).toBe(status);
    return answer;
  };
  const own = await page.request.get('/api/users', { headers: { authorization } });
  const { id } = (await own.json()) as { id: string };
  return {
    id,
    handOverCheck: async ({ name, born }) => {
      const begun = await send(
        'POST',
        '/users/identity/checks',
        {
          full_name: name,
          date_of_birth: born,
          document_kind: 'passport',
          document_country: 'UA',
          document_number: `ME ${randomInt(1e9)}`,
        },
        201,
      );
      const { id: check } = (await begun.json()) as { id: string };
      for (const side of ['front', 'selfie'])
        await send('PUT', `/users/identity/checks/${check}/pictures/${side}`, await picture(), 200);
      await send('POST', `/users/identity/checks/${check}/submit`, {}, 200);
      return check;
    },
    chooseNickname: async () => {
      const nickname = newNickname();
      await send('PUT', '/users/name/nickname', { nickname }, 200);
      return nickname;
    },
    reportNickname: async (nickname, reason) => {
      await send('POST', '/nickname-reports', { nickname, reason }, 204);
    },
    leave: () => context.close(),
  };
}
