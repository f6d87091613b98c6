import { secrets } from '@kozyr/kit/exchanged-secrets';
import type { FanOutSettings } from '@kozyr/kit/fan-out/open';
import {
  logFormat,
  logLevel,
  metricsHost,
  metricsPort,
  natsCa,
  natsCredentials,
  natsUrl,
  port,
  proxies,
} from '@kozyr/kit/setting-fields';
import { type Environment, readSettings, type WrongSetting } from '@kozyr/kit/settings';
import * as z from 'zod/mini';

const url = z.pipe(
  z
    .string()
    .check(
      z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an http(s) origin without a path, e.g. http://localhost:3001'),
    ),
  z.transform((value: string) => new URL(value).origin),
);
const origins = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^https?:\/\/[^/?#\s,;']+(,https?:\/\/[^/?#\s,;']+)*$/,
        'must be http(s) origins without paths, with commas between them',
      ),
    ),
  z.transform((value: string) => value.split(',').map((one) => new URL(one).origin)),
);
const flag = z.enum(['on', 'off']);
const count = (fallback: number, minimum: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), fallback);

/** A tenth of a core. */
const CLIENT_BUDGET = 100;
const MAX_BUDGET = 1_000_000;

/** Whoever sends visitors on without a proxy would have them say it. */
const NEEDS_PROXY = 'needs TRUST_PROXY: only a front that stands before all visitors may be believed';

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: port(3000, 0),
  METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  PUBLIC_URL: z._default(url, 'http://localhost:3000'),
  SITE_URL: z._default(url, 'http://localhost:3001'),
  PLATFORM_URL: z._default(url, 'http://localhost:4000'),
  CONTENT_URL: z._default(url, 'http://localhost:4100'),
  STUDIO_URL: z._default(url, 'http://localhost:4200'),
  STUDIO_PUBLIC_URL: z._default(url, 'http://localhost:4200'),
  GATEWAY_PUBLIC_URL: z._default(url, 'http://localhost:4300'),
  FRAMES_PUBLIC_URL: z._default(url, 'http://localhost:4100'),
  /** Origins that games of studios which were added at the desk open at, with commas between them. */
  GAME_FRAMES: z._default(origins, []),
  SUPPORT_WIDGET_URL: z.optional(url),
  REVALIDATE_SECRET: secrets,
  EDGE_CACHE: z.optional(flag),
  EDGE_CACHE_MB: count(256, 1, 65_536),
  EDGE_API_RATE: count(60, 1, 1_000_000),
  EDGE_CLIENT_BUDGET: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_BUDGET))),
  EDGE_ACCESS_LOG: z._default(flag, 'off'),
  EDGE_EXPOSE_CALLBACKS: z._default(flag, 'off'),
  /** Proxies in a row that may speak for the client. */
  TRUST_PROXY: proxies,
  /** on: the front before it says which trace a request belongs to, and passes on nothing that visitors say of one. */
  EDGE_TRUST_TRACEPARENT: z._default(flag, 'off'),
  COUNTRY_HEADER: z._default(z.string().check(z.regex(/^[\w-]+$/, 'must be the name of a header')), 'x-country'),
  NATS_URL: natsUrl,
  NATS_CREDENTIALS: natsCredentials,
  NATS_CA: natsCa,
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat,
});

/** The settings of the edge. Origins have no trailing slash; rates are requests a second for one client. */
export interface EdgeConfig {
  readonly host: string;
  readonly port: number;
  /** Where it tells Prometheus its metrics; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly development: boolean;
  /** This edge as browsers see it. */
  readonly publicUrl: string;
  readonly site: string;
  readonly platform: string;
  readonly content: string;
  readonly studio: string;
  readonly studioPublic: string;
  readonly gatewayPublic: string;
  readonly framesPublic: string;
  /** Where games of other studios open. */
  readonly gameFrames: readonly string[];
  /** The outside help desk whose widget pages may load; null: none. */
  readonly supportWidget: string | null;
  readonly revalidateSecret: readonly string[];
  readonly cache: boolean;
  readonly cacheBytes: number;
  readonly apiRate: number;
  /** Milliseconds of processor time a second, of all processes, that one client may cause by what is not in memory. */
  readonly clientBudget: number;
  readonly accessLog: boolean;
  /** Whether game providers and payment gateways reach the platform through this edge. */
  readonly exposeCallbacks: boolean;
  readonly trustedProxies: number;
  /** Whether a front that is trusted says which trace a request belongs to. */
  readonly trustTraceparent: boolean;
  /** Lower case. In it a proxy that is trusted says the visitor's country; a visitor who says it is not believed. */
  readonly countryHeader: string;
  /** How it hears of changes and of other edges; without an address it does not. */
  readonly fanOut: FanOutSettings;
  readonly logLevel: string;
  readonly logFormat: 'json' | 'text';
}

const sentenceOf = (wrong: readonly WrongSetting[]): string =>
  `edge: ${wrong.map(({ name, problem }) => `${name}: ${problem}`).join('; ')}`;

/** Reads the environment once. @throws Error whose message is one line naming each bad variable */
export function parseEnv(source: Environment): EdgeConfig {
  const env = readSettings(schema, source, sentenceOf);
  const development = env.NODE_ENV === 'development';
  const trustTraceparent = env.EDGE_TRUST_TRACEPARENT === 'on';
  if (trustTraceparent && env.TRUST_PROXY === 0)
    throw new Error(sentenceOf([{ name: 'EDGE_TRUST_TRACEPARENT', problem: NEEDS_PROXY, isMissing: false }]));
  return {
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    development,
    publicUrl: env.PUBLIC_URL,
    site: env.SITE_URL,
    platform: env.PLATFORM_URL,
    content: env.CONTENT_URL,
    studio: env.STUDIO_URL,
    studioPublic: env.STUDIO_PUBLIC_URL,
    gatewayPublic: env.GATEWAY_PUBLIC_URL,
    framesPublic: env.FRAMES_PUBLIC_URL,
    gameFrames: env.GAME_FRAMES,
    supportWidget: env.SUPPORT_WIDGET_URL ?? null,
    revalidateSecret: env.REVALIDATE_SECRET,
    cache: env.EDGE_CACHE === undefined ? !development : env.EDGE_CACHE === 'on',
    cacheBytes: env.EDGE_CACHE_MB * 1024 * 1024,
    apiRate: env.EDGE_API_RATE,
    // While developing nothing is kept, so whoever reloads would be over any budget.
    clientBudget: env.EDGE_CLIENT_BUDGET ?? (development ? MAX_BUDGET : CLIENT_BUDGET),
    accessLog: env.EDGE_ACCESS_LOG === 'on',
    exposeCallbacks: env.EDGE_EXPOSE_CALLBACKS === 'on',
    trustedProxies: env.TRUST_PROXY,
    trustTraceparent,
    countryHeader: env.COUNTRY_HEADER.toLowerCase(),
    fanOut: { NATS_URL: env.NATS_URL, NATS_CREDENTIALS: env.NATS_CREDENTIALS, NATS_CA: env.NATS_CA },
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
  };
}
