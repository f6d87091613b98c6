import { tracing } from '@kozyr/tracing/active';
import pg from 'pg';

/** A pool that tells traces of it when somebody has to wait for a connection. */
export class TracedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const traces = this.idleCount === 0 ? tracing() : undefined;
    const span = traces?.here()?.kept
      ? traces.begin('wait for a connection', {
          kind: 'client',
          facts: {
            'db.system.name': 'postgresql',
            'db.client.connection.pool.name': this.options.application_name ?? '',
          },
        })
      : undefined;
    if (callback) {
      super.connect((error, client, release) => {
        span?.end(error ? 'unavailable' : undefined);
        callback(error, client, release);
      });
      return undefined;
    }
    const connected = super.connect();
    if (span)
      connected.then(
        () => span.end(),
        () => span.end('unavailable'),
      );
    return connected;
  }
}
