import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

const repository = path.resolve(import.meta.dirname, '..');

/** The Content-Security-Policy is set for each page by proxy.ts: it holds a word that is new each time. */
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), publickey-credentials-get=(self)',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const development = process.env.NODE_ENV !== 'production';

/**
 * The first start waits for a build. What it could keep for the next one takes longer to write than that; maps of the server's code are read
 * by nobody, and smaller code of the server saves nothing.
 */
const BUILD = {
  turbopackFileSystemCacheForBuild: false,
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  turbopackMinify: { server: false },
};

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.KOZYR_DIST ?? '.next',
  poweredByHeader: false,
  // npm test and npm run verify check the types.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  transpilePackages: ['@kozyr/contracts', '@kozyr/kit', '@kozyr/tracing'],
  // OpenTelemetry is loaded only where traces are kept.
  serverExternalPackages: ['@opentelemetry/api', '@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http'],
  experimental: development ? {} : BUILD,
  devIndicators: false,
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
};

export default createNextIntlPlugin('./src/lib/i18n/request.ts')(config);
