import { expect, it } from 'vitest';
import { parseTracing } from './env';

const WHERE = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

it('without an address there are no traces, whatever else is set', () => {
  expect(parseTracing({ OTEL_TRACES_SAMPLER: 'no such', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
});

it('the defaults are those of OpenTelemetry, and our own processes are known by their addresses', () => {
  const given = {
    ...WHERE,
    PLATFORM_URL: 'http://127.0.0.1:4000/',
    STUDIO_URL: 'none',
    TRACE_SECRET: 'sixteen letters a,sixteen letters b',
  };
  expect(parseTracing(given)).toMatchObject({
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
    OTEL_RESOURCE_ATTRIBUTES: {},
    TRACE_SECRET: ['sixteen letters a', 'sixteen letters b'],
    origins: ['http://127.0.0.1:4000'],
  });
  const named = { ...WHERE, OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial,team=%D0%B0' };
  expect(parseTracing(named)?.OTEL_RESOURCE_ATTRIBUTES).toEqual({ 'deployment.environment.name': 'trial', team: 'а' });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address'],
  [{ ...WHERE, OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of always_on'],
  [{ ...WHERE, OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be from 0 to 1'],
  [{ ...WHERE, OTEL_RESOURCE_ATTRIBUTES: 'a=%' }, 'OTEL_RESOURCE_ATTRIBUTES must be name=value'],
  [{ ...WHERE, TRACE_SECRET: 'short' }, 'TRACE_SECRET must have at least 16 characters'],
])('a wrong setting is named: %j', (source, problem) => expect(() => parseTracing(source)).toThrow(problem));
