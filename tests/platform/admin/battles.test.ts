import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { getBalances } from '../../../platform/src/ledger/balances';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { makeBattle, makeFighter, pass, qualify, winBy } from '../../support/rewards/battles';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const read = async (platform: TestPlatform, url: string, headers = {}) =>
  (await platform.app.inject({ url, headers })).json();

describe('an operator', () => {
  const input = {
    tier: 'gold',
    currency: 'uah',
    seconds: 30,
    grace_seconds: 2,
    min_stake: '1',
    prizes: ['100', '50.50'],
  };

  it('an operator adds a battle of seconds, which ends and pays with its own grace', async ({ platform }) => {
    const finance = await makeOperator(platform, 'finance');
    const made = await callAs(platform, finance, '/operator/battles', { body: input });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      status: 'active',
      scheduled: false,
      max_stake: null,
      prizes: ['100.00', '50.50'],
    });
    const { id } = made.json();
    const player = await makeFighter(platform, id);
    await qualify(platform, player);
    await winBy(platform, player, 100);
    pass(platform, 31);
    await finishBattles(platform.ctx);
    const { items } = (
      await callAs(platform, finance, '/operator/battles', { query: { status: 'finished', currency: 'uah' } })
    ).json();
    expect(items[0]).toMatchObject({ id, prizes_paid: 1, players: 1 });
    const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(deeds).toMatchObject([
      { action: 'battle_created', actor: finance.id, details: { prizes: '100.00, 50.50' } },
    ]);
  });

  it('a battle of an operator is bound by what is staked as the schedule is', async ({ platform }) => {
    const finance = await makeOperator(platform, 'finance');
    const made = await callAs(platform, finance, '/operator/battles', { body: input });
    expect(made.json()).toMatchObject({ full_stakes: '9030.00', counted_stakes: '0.00' });
  });

  it('an operator is refused what makes no battle', async ({ platform }) => {
    const finance = await makeOperator(platform, 'finance');
    const refused = [
      { prizes: ['1', '2'] },
      { prizes: [] },
      { min_stake: '5', max_stake: '5' },
      { seconds: 4 },
      { starts_at: 'soon' },
    ];
    for (const wrong of refused) {
      const answer = await callAs(platform, finance, '/operator/battles', { body: { ...input, ...wrong } });
      expect(answer.json().errorCode, JSON.stringify(wrong)).toBe('VALIDATION_ERROR');
    }
  });

  it('an operator cancels a battle, which then pays nothing and says so; a finished one is not cancelled', async ({
    platform,
  }) => {
    const finance = await makeOperator(platform, 'finance');
    const battle = await makeBattle(platform, { seconds: 60 });
    const player = await makeFighter(platform, battle);
    await qualify(platform, player);
    await winBy(platform, player, 700);
    await drainSettlements(platform.ctx);
    const cancel = (id: string) =>
      callAs(platform, finance, `/operator/battles/${id}/cancel`, { body: { reason: 'A game was broken' } });
    expect((await cancel(battle)).json()).toMatchObject({ status: 'cancelled' });
    expect((await cancel(battle)).statusCode).toBe(200);
    pass(platform, 600);
    await finishBattles(platform.ctx);
    expect(await read(platform, `/battles/${battle}`)).toMatchObject({
      battle: { status: 'cancelled' },
      leaders: [{ prize: null }],
    });
    expect(await getBalances(platform.ctx.db, player.id, 'uah')).toMatchObject({ game: 0n });
    const last = await read(platform, '/battles?list=last&pageSize=100');
    expect(last.items.map(({ id }: { id: string }) => id)).toContain(battle);

    const over = await makeBattle(platform, { seconds: 1 });
    pass(platform, 61);
    await finishBattles(platform.ctx);
    expect((await cancel(over)).json().errorCode).toBe('STATE_CONFLICT');
    expect((await cancel(crypto.randomUUID())).statusCode).toBe(404);
  });
});
