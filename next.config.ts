import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { deploymentId } from './lib/env/deployment-id.mjs';

const distDir = process.env.KOZYR_DIST ?? '.next';
const locales = 'uk|ru|en|kk';
const locale = `:locale(${locales})`;

/**
 * Each public page exists twice, for guests and for members, in a hidden segment chosen by a cookie that says nothing
 * else. The order matters: a hidden address typed by hand is sent to a page that does not exist before the audience is
 * added.
 */
const member = { type: 'cookie' as const, key: 'kozyr_audience', value: 'member' };
const audienceRewrites = [
  { source: `/${locale}/:audience(guest|member)/:path*`, destination: '/:locale/hidden' },
  // Rules are tried one after another on what the last one made of the address, so exactly one of these may match.
  { source: `/${locale}/:path*`, destination: '/:locale/member/:path*', has: [member] },
  { source: `/${locale}/:path*`, destination: '/:locale/guest/:path*', missing: [member] },
];

const config: NextConfig = {
  reactStrictMode: true,
  distDir,
  poweredByHeader: false,
  // npm test and npm run verify check the types, of the tests too; a start would check the same code again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: path.resolve('lib/server/page-cache.mjs'),
  transpilePackages: ['@kozyr/contracts', '@kozyr/tracing'],
  // OpenTelemetry is loaded only where traces are kept.
  serverExternalPackages: [
    'sanitize-html',
    'wawoff2',
    '@nats-io/transport-node',
    '@opentelemetry/api',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/exporter-trace-otlp-http',
  ],
  // Widths and qualities of spec §9. The edge and the browsers we serve all read WebP.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75, 100],
    formats: ['image/avif', 'image/webp'],
    // No query: the same picture under ever new addresses would be scaled and kept anew for each.
    localPatterns: ['/content-media/**', '/art/**', '/images/**'].map((pathname) => ({ pathname, search: '' })),
  },
  rewrites: async () => ({
    beforeFiles: audienceRewrites,
    afterFiles: [],
    // One finished 404 page per language and audience instead of one made, and kept, for every unknown address.
    fallback: [{ source: `/${locale}/:audience(guest|member)/:path*`, destination: '/:locale/:audience/not-found' }],
  }),
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['uk', 'ru', 'en', 'kk'], precompile: true },
  },
});

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

/** @returns the name of the build that is made or served; none while developing */
function nameIn(phase: string): string | undefined {
  if (phase === PHASE_DEVELOPMENT_SERVER) return undefined;
  return deploymentId({ building: phase === PHASE_PRODUCTION_BUILD, distDir });
}

export default (phase: string): NextConfig =>
  withNextIntl({
    ...config,
    deploymentId: nameIn(phase),
    experimental: phase === PHASE_PRODUCTION_BUILD ? BUILD : {},
  });
