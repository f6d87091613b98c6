import type { WorkGate } from '../admission/work-gate';
import type { Instruments } from '../instruments';
import type { EventHub } from '../services/kernel/events/hub';

/** Tells what this process holds at the moment: requests in work, and open streams of events. */
export function tellOfProcess(
  { metrics }: Instruments,
  { gate, streams }: { gate: Pick<WorkGate, 'load'>; streams: Pick<EventHub, 'countOpen'> },
): void {
  const requests = metrics.gauge({
    name: 'kozyr_requests_in_work',
    help: 'Requests that are worked on, and those that wait for a place (MAX_REQUESTS_IN_WORK).',
    labels: ['state'],
  });
  const open = metrics.gauge({
    name: 'kozyr_open_streams',
    help: 'Open streams of events in this process, by who listens.',
    labels: ['kind'],
  });
  metrics.atScrape({
    name: 'process',
    gauges: [requests, open],
    read() {
      const { working, waiting } = gate.load();
      requests.set({ state: 'working' }, working);
      requests.set({ state: 'waiting' }, waiting);
      const { players, guests } = streams.countOpen();
      open.set({ kind: 'player' }, players);
      open.set({ kind: 'guest' }, guests);
    },
  });
}
