// How parts are asked whether they live: over HTTP, or PostgreSQL by its own protocol.
import { PLAIN_BODY, withDeadline } from './deadline.mjs';
import { SettingsError } from './settings.mjs';

/** @typedef {{answers: boolean, ready: boolean, state: string}} Health answers: says anything at all; ready: says that it can work */

/**
 * A part's health address. Whatever it answers, it lives: one whose database is away says 503 and is helped by no restart.
 * @param {string} url
 * @returns {(limitMs: number) => Promise<Health>}
 */
export function httpProbe(url) {
  return async (limitMs) => {
    try {
      return await withDeadline(limitMs, async (signal) => {
        const answer = await fetch(url, { signal, headers: PLAIN_BODY, redirect: 'manual' });
        await answer.body?.cancel();
        return { answers: true, ready: answer.status === 200, state: `status ${answer.status}` };
      });
    } catch (error) {
      // Browsers keep away from some ports that other protocols use, and so does fetch.
      if (error.cause?.message === 'bad port')
        throw new SettingsError(`No browser opens port ${new URL(url).port}: choose another.`);
      return { answers: false, ready: false, state: error.cause?.code ?? error.name };
    }
  };
}

/**
 * A PostgreSQL: any answer of the server counts, also that it is starting up or has no place left.
 * @param {() => string} addressOf with a database that every server has
 * @returns {(limitMs: number) => Promise<Health>}
 */
export function postgresProbe(addressOf) {
  return async (limitMs) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: addressOf(),
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
      application_name: 'kozyr-start',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return { answers: true, ready: true, state: 'ready' };
    } catch (error) {
      client.connection?.stream?.destroy();
      // Only the server itself gives its words a severity.
      return { answers: error.severity !== undefined, ready: false, state: error.code ?? error.message };
    }
  };
}
