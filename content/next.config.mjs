import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const repository = path.resolve(import.meta.dirname, '..');
const development = process.env.NODE_ENV !== 'production';

/** Everything the admin needs comes from its own origin; Next's inline bootstrap rules out a stricter script-src. */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self'${development ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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
  // OpenTelemetry is loaded only where traces are kept. Payload stays where it is, as in development: three layers would have a copy each.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    'sanitize-html',
    '@nats-io/transport-node',
    '@opentelemetry/api',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/exporter-trace-otlp-http',
  ],
  experimental: development ? {} : BUILD,
  devIndicators: false,
  headers: async () => [
    {
      // Everything but the document that runs dynamic content, which is made to be framed and has headers of its own.
      source: '/((?!frame$).*)',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
    { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: policy }] },
    // An uploaded file is never a document with rights of its own, whatever is inside it.
    {
      source: '/api/media/file/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; sandbox" }],
    },
  ],
};

export default withPayload(config);
