import type { IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { expect, vi } from 'vitest';
import { knownGames } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { callAs, makeOperator, type TestOperator } from '../operators';
import type { TestPlatform } from '../platform';

/** Two operators who know nothing of each other, and calls of integrations as each of them. */
export async function integrators(platform: TestPlatform) {
  const [one, other] = await Promise.all([makeOperator(platform, 'admin'), makeOperator(platform, 'admin')]);
  const ask = async (who: TestOperator, path: string, call: { method?: 'PUT'; body?: object } = {}) => {
    const answer = await callAs(platform, who, `/operator/integrations${path}`, call);
    return { status: answer.statusCode, body: answer.json() };
  };
  const read = async (name: string): Promise<IntegrationRecord> => (await ask(one, `/${name}`)).body;

  /** Does something to an integration as it is now. */
  async function act(who: TestOperator, name: string, verb: string, body: object = {}) {
    const { version } = await read(name);
    return ask(who, `/${name}/${verb}`, { body: { version, ...body } });
  }
  /** Adds a key. @returns its id, and the secret where we made it */
  async function addKey(who: TestOperator, name: string, key: object): Promise<{ id: string; secret: string }> {
    // The newest key stands first.
    platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
    const added = await act(who, name, 'keys', { brought: null, begins_at: null, ...key });
    expect(added.status).toBe(201);
    return { id: added.body.integration.keys[0].id, secret: added.body.secret };
  }
  /** One proposes to turn it on, and the other does. */
  async function turnOn(name: string): Promise<void> {
    expect((await act(one, name, 'switch', { state: 'on' })).status).toBe(200);
    expect((await act(other, name, 'confirm')).status).toBe(200);
  }
  const make = async (name: string, settings: object) => ask(one, '', { body: { name, title: 'A studio', settings } });
  return { one, other, ask, act, read, make, addKey, turnOn };
}

/** Takes the games of an integration now. */
export async function importNow({ ctx }: TestPlatform, name: string): Promise<void> {
  const integration = (await knownGames(ctx).current()).get(name);
  if (!integration) throw new Error(`no integration ${name}`);
  await importFeed(ctx, integration);
}

/** Waits for what the catalogue and noted keys show a moment later, on a busy machine too. */
export const soon = (holds: () => Promise<void>): Promise<void> => vi.waitFor(holds, { timeout: 20_000 });
