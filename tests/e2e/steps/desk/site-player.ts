import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { accessToken } from '../money';
import { becomeMember, newPerson } from '../player';

/** Somebody on the site who writes to support, by the calls that its chat makes. */
export type SitePlayer = {
  id: string;
  write: (text: string) => Promise<void>;
  /** Says that they are writing. */
  type: () => Promise<void>;
  /** What stands in their chat, oldest first. */
  said: () => Promise<string[]>;
  /** Reads all of it. */
  read: () => Promise<void>;
  leave: () => Promise<void>;
};

type Thread = { messages: { id: string; text: string }[] };

/** Makes a player with a browser of their own, which shows no page. */
export async function newSitePlayer(browser: Browser): Promise<SitePlayer> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  await becomeMember(page, newPerson('uk'));
  const headers = { authorization: `Bearer ${await accessToken(page)}` };
  const post = async (path: string, data: object, status: number) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(status);
  };
  const thread = async (): Promise<Thread> => (await page.request.get('/api/chat', { headers })).json();
  const { id } = (await (await page.request.get('/api/users', { headers })).json()) as { id: string };
  return {
    id,
    write: (text) => post('/chat/messages', { text, idempotency_key: randomUUID() }, 201),
    type: () => post('/chat/typing', {}, 204),
    said: async () => (await thread()).messages.map(({ text }) => text),
    read: async () => post('/chat/read', { up_to: (await thread()).messages.at(-1)?.id }, 204),
    leave: () => context.close(),
  };
}

/** A question of a visitor who has left an email address. */
export async function leaveRequest(browser: Browser, email: string, text: string): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const data = { email, text, idempotency_key: randomUUID() };
  const answer = await context.request.post('/api/chat/requests', { data, headers: { 'accept-language': 'uk' } });
  expect(answer.status(), await answer.text()).toBe(201);
  await context.close();
}

/** What was sent to an email address, newest first. */
export async function mailsTo(browser: Browser, email: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const answer = await context.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const mails = (await answer.json()) as { body: string }[];
  await context.close();
  return mails.map(({ body }) => body);
}
