import type { Stream, StreamList } from '@kozyr/contracts/streams';
import type { FastifyInstance } from 'fastify';
import { isWithin, nextChange } from '../catalogue/hours';
import { DomainError } from '../errors/domain-error';
import { STREAMS, type StreamDefinition } from './definitions';
import { livePlaylist } from './playlist';
import { readStream } from './read-stream';

/** Names the playlist of a stream. */
const PLAYLIST = 'live.m3u8';

/**
 * Streams over HTTP: which there are and whether they are on the air, and each as live HLS. Anybody's page may play them.
 * `off`: streams the operator has taken off the air. `now` in ms since the epoch.
 * @throws Error at registration when `off` names a stream there is not
 */
export async function streams(
  app: FastifyInstance,
  { off, now }: { off: ReadonlySet<string>; now: () => number },
): Promise<void> {
  const unknown = [...off].filter((id) => !STREAMS.some((stream) => stream.id === id));
  if (unknown.length > 0) throw new Error(`Studio environment: STREAMS_OFF: there is no stream ${unknown.join(', ')}`);
  const loaded = await Promise.all(STREAMS.map(async (stream) => ({ stream, ...(await readStream(stream.id)) })));
  const byId = new Map(loaded.map((each) => [each.stream.id, each]));
  const isOn = ({ id, hours }: StreamDefinition) => !off.has(id) && isWithin(hours, now());

  function viewOf({ stream, poster }: (typeof loaded)[number]): Stream {
    const { id, name, titleKey, hours } = stream;
    const change = off.has(id) ? null : nextChange(hours, now());
    return {
      id,
      name,
      title_key: titleKey,
      on_air: isOn(stream),
      hours: hours && { from: hours.from, to: hours.to, time_zone: hours.timeZone },
      changes_at: change === null ? null : new Date(change).toISOString(),
      playlist: `${id}/${PLAYLIST}`,
      poster: `${id}/${poster}`,
    };
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });

  app.get('/streams', async (_request, reply): Promise<StreamList> => {
    reply.header('cache-control', 'no-store');
    return { now: new Date(now()).toISOString(), items: loaded.map(viewOf) };
  });

  app.get<{ Params: { id: string; file: string } }>('/streams/:id/:file', async (request, reply) => {
    const found = byId.get(request.params.id);
    if (!found) throw new DomainError(404, 'NOT_FOUND', 'No such stream');
    const { file } = request.params;
    if (file === PLAYLIST) {
      reply.header('cache-control', 'no-store');
      if (!isOn(found.stream)) throw new DomainError(503, 'STREAM_OFF_AIR', 'This stream is not on the air');
      return reply.type('application/vnd.apple.mpegurl').send(livePlaylist(found.segments, now()));
    }
    const known = found.files.get(file);
    if (!known) throw new DomainError(404, 'NOT_FOUND', 'No such file');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(known.type).send(known.body);
  });
}
