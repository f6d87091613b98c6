import path from 'node:path';
import { secrets } from '@kozyr/kit/exchanged-secrets';
import {
  logFormat,
  logLevel,
  metricsHost,
  metricsPort,
  migrateAtStart,
  natsCa,
  natsCredentials,
  natsUrl,
  port,
  proxies,
} from '@kozyr/kit/setting-fields';
import { type Environment, readSettings, type WrongSetting } from '@kozyr/kit/settings';
import * as z from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Names parted by commas. */
const names = z
  .string()
  .default('')
  .transform(
    (value): ReadonlySet<string> =>
      new Set(
        value
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
  );

/** "slug:KZ", parted by commas: where games are not offered, each area (a country or region) by an entry of its own. */
const areasOfGames = names.transform((entries, ctx): ReadonlyMap<string, readonly string[]> => {
  const areas = new Map<string, string[]>();
  for (const entry of entries) {
    const [, slug, area] = /^([a-z0-9-]+):([A-Za-z]{2})$/.exec(entry) ?? [];
    if (slug && area) areas.set(slug, [...(areas.get(slug) ?? []), area.toUpperCase()]);
    else ctx.addIssue({ code: 'custom', message: `"${entry}" is not a game and an area, as slug:KZ` });
  }
  return areas;
});

const envSchema = z.object({
  PORT: port(4200),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The same database past the pooler that DATABASE_URL leads through; unset: it leads through none. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** false: the job migrates; this process only looks whether the database is up to date. */
  DATABASE_MIGRATE_AT_START: migrateAtStart,
  DATA_DIR: z.string().refine((value) => path.isAbsolute(value), 'must be an absolute path'),
  /** The site as browsers see it: the one place that may put a game in a frame. */
  PUBLIC_URL: url.default('http://localhost:3000'),
  /** This process as browsers see it. */
  STUDIO_PUBLIC_URL: url.default('http://localhost:4200'),
  PLATFORM_URL: url.default('http://localhost:4000'),
  /** Shared with the platform: signs the calls of both, and keys the addresses of rounds that are shown again. */
  WALLET_SECRET: secrets,
  /** "on": the platform knows no `play`, so that stakes and wins go one by one. */
  WALLET_SINGLE_CALLS: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on'),
  /** Proxies in a row that may say who the caller is. */
  TRUST_PROXY: proxies,
  /** Slugs of tables the operator keeps shut, parted by commas; each ends its round first. */
  CLOSED_TABLES: names,
  /** Games by slug with the areas where the operator may not offer them. */
  BLOCKED_GAMES: areasOfGames,
  /** Ids of streams the operator has taken off the air, parted by commas. */
  STREAMS_OFF: names,
  NATS_URL: natsUrl,
  NATS_CREDENTIALS: natsCredentials,
  NATS_CA: natsCa,
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat,
});

export type Env = z.infer<typeof envSchema>;

const sentenceOf = (wrong: readonly WrongSetting[]): string =>
  `Studio environment: ${wrong.map(({ name, problem }) => `${name}: ${problem}`).join('; ')}`;

/** The environment, parsed once. @throws Error with one line that names each wrong variable */
export function parseEnv(source: Environment): Env {
  return readSettings(envSchema, source, sentenceOf);
}
