import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { getGame, launchGame, listGames } from '@kozyr/contracts/games';
import { answerRealityCheck, REALITY_CHECK_MINUTES, setRealityCheck } from '@kozyr/contracts/gaming-session';
import { type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import { createDeposit, getDeposit, getPaymentMethods } from '@kozyr/contracts/payments';
import { setPlayerLimit } from '@kozyr/contracts/player-limits';
import { answerChallenge, CHALLENGE_HEADER } from '@kozyr/contracts/proof-of-work';
import { getGlobalSettings } from '@kozyr/contracts/settings';
import { login as logIn, register } from '@kozyr/contracts/sign-in';
import * as z from 'zod/mini';
import type { Player } from './rule';
import { neededFor } from './run-rules';
import { NoAnswerError } from './wallet-client';

/** The trial does not serve: no outbox, no sandbox, no game. The message says what. */
export class TrialPlayerError extends Error {}

type Asked = { method?: string; body?: object; bearer?: string; answer?: string };

const outboxSchema = z.array(z.object({ code: z.nullable(z.string()) }));
const SETTLED_WITHIN_MS = 20_000;
/** However slow a trial is, it answers one call in this. */
const TIMEOUT_MS = 15_000;

/** Somebody who plays on a trial: registered, with money, before a game. */
type TrialPlayer = Player & { game: string; amount: string };

const challengeSchema = z.object({
  errorCode: z.literal('CHALLENGE_REQUIRED'),
  details: z.object({ challenge: z.string(), bits: z.string() }),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Registers often from one address: the platform asks such a network for work, as of anybody. */
function workAt({ details }: z.infer<typeof challengeSchema>): Promise<string> {
  const pause = () => wait(0);
  return answerChallenge(details.challenge, Number(details.bits), { now: () => performance.now(), pause, sliceMs: 50 });
}

/** The player API of a platform, as a browser calls it. */
function visitor(platform: string) {
  const base = platform.replace(/\/+$/, '');
  return async function askPlatform<S extends z.ZodMiniType>(
    path: string,
    schema: S,
    { method = 'GET', body, bearer, answer }: Asked = {},
  ): Promise<z.output<S>> {
    let status: number;
    let text: string;
    try {
      ({ status, text } = await withDeadline(TIMEOUT_MS, async (signal) => {
        const response = await fetch(`${base}${path}`, {
          method,
          headers: {
            ...PLAIN_BODY,
            accept: 'application/json',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(answer ? { [CHALLENGE_HEADER]: answer } : {}),
            ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal,
        });
        return { status: response.status, text: await response.text() };
      }));
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new NoAnswerError(`no answer from ${base}: ${cause}`);
    }
    const challenge = status === 429 && answer === undefined ? challengeSchema.safeParse(jsonOf(text)) : undefined;
    if (challenge?.success)
      return askPlatform(path, schema, { method, body, bearer, answer: await workAt(challenge.data) });
    const said = `${method} ${path} answered ${status} ${text.slice(0, 200)}`;
    if (status >= 400) throw new TrialPlayerError(said);
    try {
      return z.parse(schema, JSON.parse(text));
    } catch {
      throw new TrialPlayerError(said);
    }
  };
}

type Ask = ReturnType<typeof visitor>;

/** Who plays: what they log in by. */
type Credentials = { username: string; password: string; countryCode: string };

/** Registers by phone with the code of the outbox. */
async function registerPlayer(askPlatform: Ask, currency: Currency): Promise<Credentials> {
  const { data } = await askPlatform(getGlobalSettings.path, getGlobalSettings.responses[200]);
  const termsVersion = data.find(({ code }) => code === 'TERMS_VERSION')?.value.value ?? '';
  const [countryCode, prefix, dial] = currency === 'uah' ? ['UA', '099', '38'] : ['KZ', '701', '7'];
  const login = `${prefix}${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const password = randomBytes(6).toString('hex');
  const form = { type: 'Phone', login, password, currency, countryCode, ageConsent: true, termsVersion };
  await askPlatform(register.path, register.responses[202], { method: 'POST', body: form });
  const [message] = await askPlatform(`/dev/outbox?to=${dial}${login}`, outboxSchema);
  if (!message?.code) throw new TrialPlayerError('The outbox holds no code: it is shown on trials only.');
  await askPlatform(register.path, register.responses[201], { method: 'POST', body: { ...form, code: message.code } });
  return { username: login, password, countryCode };
}

/** Logs in. @returns an access token, which lives for 10 minutes */
async function bearerFor(askPlatform: Ask, credentials: Credentials): Promise<string> {
  const { tokens } = await askPlatform(logIn.path, logIn.responses[201], { method: 'POST', body: credentials });
  return tokens.access_token;
}

/** Presses the sandbox's button for an approved payment. */
async function approve(hostedUrl: string): Promise<void> {
  try {
    await withDeadline(TIMEOUT_MS, async (signal) => {
      const page = await (await fetch(hostedUrl, { headers: PLAIN_BODY, signal })).text();
      const token = /name="token" value="([\w-]+)"/.exec(page)?.[1];
      if (!token) throw new TrialPlayerError(`${hostedUrl} is no page of the sandbox gateway.`);
      const body = new URLSearchParams({ token, outcome: 'approve' });
      await fetch(hostedUrl, { method: 'POST', headers: PLAIN_BODY, body, redirect: 'manual', signal });
    });
  } catch (error) {
    if (error instanceof TrialPlayerError) throw error;
    throw new TrialPlayerError(`The sandbox gateway does not answer at ${new URL(hostedUrl).origin}.`);
  }
}

/** Pays in as little as the cashbox takes, or what is needed where that is more. @returns how much */
async function deposit(askPlatform: Ask, bearer: string, needed: bigint): Promise<string> {
  const { items } = await askPlatform(getPaymentMethods.path, getPaymentMethods.responses[200], { bearer });
  const [method] = items;
  if (!method) throw new TrialPlayerError('The cashbox has no method to pay by.');
  const min = toMinor(method.minimum);
  const amount = fromMinor(min > needed ? min : needed);
  const { deposit: opened, redirect_url } = await askPlatform(createDeposit.path, createDeposit.responses[201], {
    method: 'POST',
    bearer,
    body: { method: method.kind, amount, idempotency_key: randomBytes(12).toString('hex'), return_path: '/' },
  });
  if (redirect_url !== null) await approve(redirect_url);
  const path = getDeposit.path.replace('{id}', opened.id);
  for (const end = Date.now() + SETTLED_WITHIN_MS; Date.now() < end; await wait(200)) {
    const { status } = await askPlatform(path, getDeposit.responses[200], { bearer });
    if (status === 'SUCCESS') return amount;
    if (status !== 'AWAITING_DEPOSIT') throw new TrialPlayerError(`The deposit ended ${status}.`);
  }
  throw new TrialPlayerError('The deposit was not settled in time: is the gateway running?');
}

/**
 * Makes a player of a trial by the player's own ways: registration with the code of the outbox, a deposit through the sandbox
 * gateway, the launch of a game. @throws TrialPlayerError, NoAnswerError
 */
export async function makeTrialPlayer(
  platform: string,
  { currency, game }: { currency: Currency; game: string | undefined },
): Promise<TrialPlayer> {
  const askPlatform = visitor(platform);
  const chosen =
    game === undefined
      ? (await askPlatform(`${listGames.path}?category=slots`, listGames.responses[200])).items[0]
      : await askPlatform(getGame.path.replace('{slug}', encodeURIComponent(game)), getGame.responses[200]);
  const smallest = chosen?.min_bet[currency];
  if (!chosen || smallest === undefined) throw new TrialPlayerError('There is no game to open.');
  const credentials = await registerPlayer(askPlatform, currency);
  // A token lives for minutes, a reality check is waited for longer.
  const bearer = () => bearerFor(askPlatform, credentials);
  const amount = await deposit(askPlatform, await bearer(), neededFor(toMinor(smallest)));
  return {
    game: chosen.slug,
    amount,
    async launch() {
      const path = launchGame.path.replace('{slug}', encodeURIComponent(chosen.slug));
      const body = { locale: 'en' };
      const { launch_url } = await askPlatform(path, launchGame.responses[201], {
        method: 'POST',
        bearer: await bearer(),
        body,
      });
      const token = new URL(launch_url).searchParams.get('token');
      if (!token) throw new TrialPlayerError(`The launch address of ${chosen.slug} has no token.`);
      return token;
    },
    async limitStakes(limit) {
      const path = setPlayerLimit.path.replace('{kind}', 'stake').replace('{period}', 'day');
      await askPlatform(path, setPlayerLimit.responses[200], {
        method: 'PUT',
        bearer: await bearer(),
        body: { amount: fromMinor(limit) },
      });
    },
    async remindOften() {
      const [every] = REALITY_CHECK_MINUTES;
      await askPlatform(setRealityCheck.path, setRealityCheck.responses[200], {
        method: 'PUT',
        bearer: await bearer(),
        body: { every },
      });
      return every;
    },
    async answerCheck() {
      await askPlatform(answerRealityCheck.path, answerRealityCheck.responses[200], {
        method: 'POST',
        bearer: await bearer(),
      });
    },
  };
}
