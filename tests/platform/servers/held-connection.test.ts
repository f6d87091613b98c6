import { openHeldConnection } from '@kozyr/kit/held-connection';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../../support/database';
import { startTunnel, type Tunnel } from '../../support/database-tunnel';

const ASK_EVERY_MS = 200;
let url: URL;
beforeAll(async () => {
  url = new URL(await emptyDatabase());
});

async function hold() {
  const tunnel = await startTunnel(url);
  const lost: unknown[] = [];
  const heard: unknown[] = [];
  const connection = await openHeldConnection({
    url: tunnel.url,
    name: 'kozyr-test-held',
    hear: ({ payload }) => void heard.push(payload),
    begin: (fresh) => fresh.query('listen held'),
    lost: (error) => void lost.push(error),
    askEveryMs: ASK_EVERY_MS,
  });
  onTestFinished(async () => {
    await connection.end().catch(() => undefined);
    await tunnel.close();
  });
  return { connection, tunnel, lost, heard };
}

it('a connection that is held hears what it listens to, and its owner ends it without being told that it was lost', async () => {
  const { connection, lost, heard } = await hold();
  await connection.query("notify held, 'one'");
  await expect.poll(() => heard).toEqual(['one']);
  await connection.end();
  expect(lost).toEqual([]);
});

it.each([
  ['its server says nothing more, though the network does not break', (tunnel: Tunnel) => tunnel.fall()],
  ['its server is gone', (tunnel: Tunnel) => void tunnel.close()],
])('a connection that is held is lost, once, when %s', async (_, breakIt) => {
  const { tunnel, lost } = await hold();
  breakIt(tunnel);
  await expect.poll(() => lost.length, { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 3 * ASK_EVERY_MS));
  expect(lost).toHaveLength(1);
});

it('a connection that is held is lost when its server only reads from now on', async () => {
  const { connection, lost } = await hold();
  await connection.query('set default_transaction_read_only = on');
  await expect.poll(() => lost).toMatchObject([{ name: 'ReadOnlyError', code: '25006' }]);
});

it('a connection to a server that says nothing is not opened, and is not waited for without end', async () => {
  const tunnel = await startTunnel(url);
  onTestFinished(() => tunnel.close());
  tunnel.fall();
  const opening = openHeldConnection({ url: tunnel.url, name: 'kozyr-test-held', lost: () => undefined });
  await expect(opening).rejects.toThrow('timeout');
});
