import type { Facts } from './active';

/** Attributes that may leave the process: none can hold who a player is, what opens something, or a value of SQL. */
const KEPT: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.request.resend_count',
  'server.address',
  'server.port',
  'error.type',
  'db.system.name',
  'db.query.text',
  'db.query.summary',
  'db.client.connection.pool.name',
  'kozyr.request_id',
  'kozyr.route_kind',
  'kozyr.job',
  'kozyr.rows',
  // What Next.js says of its own work.
  'http.method',
  'http.status_code',
  'next.route',
  'next.page',
  'next.segment',
  'next.span_name',
  'next.span_type',
  'next.rsc',
]);

/** The attributes that may leave the process; of names and routes by which Next.js names its work, their shape alone. */
export function withoutPersonal(attributes: Readonly<Record<string, unknown>>): Facts {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!KEPT.has(name)) continue;
    if (typeof value === 'string') kept[name] = name.startsWith('next.') ? shapeOf(value) : value;
    else if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}

/** The name of a span without the query, the identifiers and the numbers that an address in it may hold. */
export function shapeOf(name: string): string {
  return name
    .replace(/[?#]\S*/g, '')
    .replace(/\S*@\S*/g, ':text')
    .replace(/(?<!\/)\/(?=[^/\s]*\d{4})[^/\s:]+/g, '/:id')
    .replace(/\+?\d{6,}/g, ':number')
    .slice(0, 200);
}
