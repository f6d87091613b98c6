import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { createSending, resourceOf } from './sending';

/** Sends by an exporter of the test's own; ten spans may wait. */
function sendBy(send: SpanExporter['export']) {
  const exporter: SpanExporter = { export: send, shutdown: async () => undefined };
  const { processor, lost } = createSending({
    Batches: BatchSpanProcessor,
    exporter,
    everyMs: 1,
    sendMs: 1_000,
    most: 10,
  });
  const provider = new TracerProvider({
    resource: resourceOf({ 'service.name': 'test' }),
    spanProcessors: [processor],
  });
  return { tracer: provider.getTracer('test'), flush: () => provider.forceFlush(), lost };
}

it('when as many spans wait as may, the others are lost at once and counted', async () => {
  const { tracer, lost } = sendBy(() => undefined);
  for (let nth = 0; nth < 25; nth += 1) tracer.startSpan('one').end();
  expect(lost).toEqual({ full: 15, unsent: 0 });
});

it('spans that nobody takes are counted, and make room for others', async () => {
  const { tracer, flush, lost } = sendBy((_spans, done) => done({ code: 1, error: new Error('away') }));
  for (let nth = 0; nth < 25; nth += 1) {
    tracer.startSpan('one').end();
    await flush();
  }
  expect(lost).toEqual({ full: 0, unsent: 25 });
});

it('what leaves has neither events nor texts of a status, and only attributes that may leave', async () => {
  const sent: unknown[] = [];
  const { tracer, flush } = sendBy((spans, done) => {
    sent.push(...spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })));
    done({ code: 0 });
  });
  const span = tracer.startSpan('GET /a?phone=380441234567', {
    attributes: { 'http.route': '/a', phone: '380441234567' },
  });
  span.recordException(new Error('of 380441234567'));
  span.setStatus({ code: 2, message: 'of 380441234567' });
  span.end();
  await flush();
  expect(sent).toEqual([{ name: 'GET /a', attributes: { 'http.route': '/a' }, events: [], status: { code: 2 } }]);
});
