import { afterEach, describe, expect, it } from 'vitest';
import { traced, tracedForAll, traceOfNow, tracing } from './active';
import { type OpenTracing, openTracing } from './open';

/** Nobody takes what is sent there. */
const AWAY = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
let open: OpenTracing | undefined;
afterEach(() => open?.close());

it('without traces work is done as it is, and knows of none', async () => {
  open = await openTracing('test', {});
  expect(open).toBeUndefined();
  expect(await traced('work', async () => traceOfNow())).toBeNull();
  expect(await tracedForAll('work', [undefined], async () => 1)).toBe(1);
});

describe('with traces', { timeout: 120_000 }, () => {
  it('a trace that is not kept is known to all its parts, and none of them is kept', async () => {
    open = await openTracing('test', {
      ...AWAY,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const root = tracing()?.begin('root', { parent: null });
    const here = root?.run(() => tracing()?.here());
    expect([here?.kept, here?.traceparent.endsWith('-00')]).toEqual([false, true]);
    expect(root?.run(traceOfNow)).toBeNull();
    expect(tracing()?.named({ traceparent: here?.traceparent }, true)?.kept).toBe(false);
  });

  it('what is done for several is a part of the first kept trace, and of none where no trace is kept', async () => {
    open = await openTracing('test', AWAY);
    const [first, second] = ['first', 'second'].map((name) => tracing()?.begin(name, { parent: null }));
    const trace = await tracedForAll('together', [undefined, first, second], async () => tracing()?.ids()?.trace_id);
    expect(trace).toBe(first?.traceparent.split('-')[1]);
    const apart = await first?.run(() => tracedForAll('together', [], async () => traceOfNow()));
    expect(apart).toBeNull();
  });

  it('what fails fails as it did, and its span says of which kind it was', async () => {
    open = await openTracing('test', AWAY);
    const failure = new TypeError('of somebody');
    await expect(traced('work', () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
