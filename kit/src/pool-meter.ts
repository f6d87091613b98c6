import type { Metrics } from './metrics';

/** What a pool of pg says of itself. */
type PoolCounts = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** Tells how the pools of a process stand. @returns how to name a pool, whenever it is opened */
export function createPoolMeter(metrics: Metrics): (name: string, pool: PoolCounts) => void {
  const pools = new Map<string, PoolCounts>();
  const connections = metrics.gauge({
    name: 'kozyr_database_connections',
    help: 'Connections of a pool to the database: in use, and idle.',
    labels: ['pool', 'state'],
  });
  const waiting = metrics.gauge({
    name: 'kozyr_database_waiting',
    help: 'Those that wait for a connection of a pool.',
    labels: ['pool'],
  });
  metrics.atScrape({
    name: 'pools',
    gauges: [connections, waiting],
    read() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        connections.set({ pool, state: 'used' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        waiting.set({ pool }, waitingCount);
      }
    },
  });
  return (name, pool) => void pools.set(name, pool);
}
