import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { KNOWN_SCRIPTS, OWN_SCRIPTS } from './known-scripts';

/** An inline script of a page that none of the known shapes explains: the policy will keep the browser from running it. */
interface UnknownScript {
  readonly hash: string;
  readonly start: string;
}

export interface InlineScripts {
  /** CSP source expressions, e.g. 'sha256-…' with its quotes, each once. */
  readonly hashes: readonly string[];
  readonly unknown: readonly UnknownScript[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const JAVASCRIPT = /^(?:module|(?:text|application)\/(?:javascript|ecmascript|x-javascript|jscript|livescript).*|)$/i;

/** Every inline script of a finished page: hashes of our own and of those that Next and React write, and the rest for the log. */
export function inlineScripts(html: string): InlineScripts {
  const hashes = new Set<string>();
  const unknown: UnknownScript[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (HAS_SOURCE.test(attributes) || body === '') continue;
    const type = TYPE.exec(attributes);
    // Data blocks (application/ld+json and the like) are not run, so they need no hash.
    if (type !== null && !JAVASCRIPT.test((type[1] ?? type[2] ?? type[3] ?? '').trim())) continue;
    const hash = `'sha256-${sha256(body)}'`;
    if (isKnownShape(body)) hashes.add(hash);
    else unknown.push({ hash, start: body.slice(0, 120) });
  }
  return { hashes: [...hashes], unknown };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push(';
const FLIGHT = 'self.__next_f.push(';
const SCRIPT_QUEUE = '(self.__next_s=self.__next_s||[]).push(';
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

const flightStart = z.tuple([z.literal(0)]);
const flightData = z.union([z.tuple([z.literal([1, 3]), z.string()]), z.tuple([z.literal(2), z.unknown()])]);
const chunkPath = z.string().check(z.regex(/^static\/chunks(?:\/[\w~-][\w.~-]*)+\.js(?:\?[\w=&.-]*)?$/));
const turbopack = z.strictObject({
  otherChunks: z.array(z.union([chunkPath, z.strictObject({ path: chunkPath, included: z.array(z.number()) })])),
  runtimeModuleIds: z.array(z.union([z.number(), z.string()])),
});
/** A queued file of our own. A queued text is left out on purpose: the browser would refuse to run it anyway. */
const queuedScript = z.tuple([
  z.string().check(z.regex(/^\/[^/\\]/)),
  z.catchall(
    z.object({ children: z.optional(z.undefined()), dangerouslySetInnerHTML: z.optional(z.undefined()) }),
    z.unknown(),
  ),
]);

/** Whether a script is, from its first to its last character, one of the forms that Next or React writes into a page, or one of ours. */
export function isKnownShape(body: string): boolean {
  if (OWN_SCRIPTS.has(sha256(body))) return true;
  if (body.startsWith(FLIGHT)) return isCall(body, FLIGHT, flightData);
  if (body.startsWith(FLIGHT_START)) {
    const end = body.indexOf(');', FLIGHT_START.length);
    if (end === -1) return isCall(body, FLIGHT_START, flightStart);
    // With the state of a form, both pushes stand in one script.
    return isCall(body.slice(0, end + 1), FLIGHT_START, flightStart) && isCall(body.slice(end + 2), FLIGHT, flightData);
  }
  if (body.startsWith(TURBOPACK)) return isCall(body.replace(/;$/, ''), TURBOPACK, turbopack);
  if (body.startsWith(SCRIPT_QUEUE)) return isCall(body, SCRIPT_QUEUE, queuedScript);
  return isReactInstruction(body);
}

/** `prefix` + JSON of the given form + `)`, and nothing more. JSON cannot call anything, so nothing can hide in it. */
function isCall(body: string, prefix: string, argument: z.ZodMiniType): boolean {
  if (!body.startsWith(prefix) || !body.endsWith(')')) return false;
  return argument.safeParse(parseJson(body.slice(prefix.length, -1))).success;
}

const INSTRUCTION = /\$R[CSXR]\(("(?:[^"\\]|\\.)*"(?:,(?:"(?:[^"\\]|\\.)*"|\[[^;]*\]))*)\)$/;
const instructionArguments = z.array(z.union([z.string(), z.array(z.array(z.string()))]));

/** React's out-of-order streaming: a fixed runtime, known by its digest, and then at most one call with plain data. */
function isReactInstruction(body: string): boolean {
  if (KNOWN_SCRIPTS.has(sha256(body))) return true;
  const call = INSTRUCTION.exec(body);
  if (call === null || !instructionArguments.safeParse(parseJson(`[${call[1]}]`)).success) return false;
  return call.index === 0 || KNOWN_SCRIPTS.has(sha256(body.slice(0, call.index)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
