import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readSettings } from './settings.mjs';

it('the product runs on defaults when nothing is set', () => {
  const { ports, dataDir, databaseUrl, publicUrl, mode } = readSettings({});
  expect(ports).toEqual({
    PORT: 3000,
    SITE_PORT: 3001,
    PLATFORM_PORT: 4000,
    CONTENT_PORT: 4100,
    STUDIO_PORT: 4200,
    GATEWAY_PORT: 4300,
    DESK_PORT: 4400,
    DATABASE_PORT: 54329,
  });
  expect({ dataDir, databaseUrl, publicUrl, mode }).toEqual({
    dataDir: path.join(ROOT, '.data'),
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    mode: 'trial',
  });
});

it('readSettings moves the gateway and the desk with the studio, and addresses with their ports', () => {
  const { ports, publicUrl, studioPublicUrl, gatewayPublicUrl, deskPublicUrl } = readSettings({
    PORT: '8080',
    STUDIO_PORT: '5200',
  });
  expect([ports.GATEWAY_PORT, ports.DESK_PORT]).toEqual([5300, 5400]);
  expect([publicUrl, studioPublicUrl, gatewayPublicUrl, deskPublicUrl]).toEqual([
    'http://localhost:8080',
    'http://localhost:5200',
    'http://localhost:5300',
    'http://localhost:5400',
  ]);
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535, but is "abc".'],
  [{ SITE_PORT: '70000' }, 'SITE_PORT must be a port number from 1 to 65535, but is "70000".'],
  [{ PORT: '4000' }, 'PLATFORM_PORT and PORT are both 4000: give each its own port.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/kozyr.'],
  [{ DESK_PORT: '3000' }, 'DESK_PORT and PORT are both 3000: give each its own port.'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a port number from 1 to 65535, but is "0".'],
  [{ METRICS_PORT: '65533' }, 'METRICS_PORT must leave room for 4 ports in a row: 65532 at most.'],
  [{ METRICS_PORT: '3998' }, 'METRICS_PORT (studio) and PLATFORM_PORT are both 4000: give each its own port.'],
  [{ DESK_PUBLIC_URL: 'desk' }, 'DESK_PUBLIC_URL must be an http:// or https:// address, but is "desk".'],
  [{ PUBLIC_URL: 'kozyr.example' }, 'PUBLIC_URL must be an http:// or https:// address, but is "kozyr.example".'],
  [{ KOZYR_MODE: 'production' }, 'KOZYR_MODE=production needs GATEWAY_URL'],
  [{ GATEWAY_URL: 'pay.example' }, 'GATEWAY_URL must be an http:// or https:// address, but is "pay.example".'],
  [{ KOZYR_MODE: 'production', GATEWAY_URL: 'https://pay.example' }, 'GATEWAY_URL needs GATEWAY_SECRET'],
  [{ KOZYR_MODE: 'live' }, 'KOZYR_MODE must be trial or production, but is "live".'],
])('readSettings refuses %j in one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line);
});

it('the metrics have ports in a row when they are asked for, and none otherwise', () => {
  expect(readSettings({}).metricsPorts).toBeNull();
  expect(readSettings({ METRICS_PORT: '9460' }).metricsPorts).toEqual({
    edge: 9460,
    platform: 9461,
    studio: 9462,
    gateway: 9463,
  });
});

it('the product needs no port for a database of its own when there is another', () => {
  expect(() => readSettings({ DATABASE_URL: 'postgres://a@b/c', DATABASE_PORT: '3000' })).not.toThrow();
});

it('the product takes a payment gateway of the operator’s own in place of the sandbox', () => {
  expect(readSettings({}).gatewayUrl).toBeNull();
  const own = { KOZYR_MODE: 'production', GATEWAY_URL: 'https://pay.example/v1', GATEWAY_SECRET: 'shared' };
  expect(readSettings(own)).toMatchObject({
    mode: 'production',
    gatewayUrl: 'https://pay.example/v1',
    gatewayPublicUrl: 'https://pay.example',
  });
});
