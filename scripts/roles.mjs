// The roles that the product's processes have, each as one process of its own sees it: where its code lies, where it listens unless it is
// told, where it is asked whether it can work, and what it can't do without.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/**
 * @typedef {{folder: string, port: number, ready: string, balanced?: string, alive: string, next?: true, database?: true, addresses: readonly string[],
 *   secrets: readonly string[]}} Role
 *   balanced: where a balancer asks instead of ready, which tells of other parts too: while one of them is away it would take every page off the
 *   air. alive: what it answers as long as it answers at all, whatever others do, its database among them. next: an application of Next.js, and
 *   no server of ours. addresses: of those it calls, and of itself and others as browsers see them.
 *   secrets: without which it does not start; others that it knows (environment.mjs) may be left out.
 */

/** @type {Record<string, Role>} */
export const ROLES = {
  platform: {
    folder: 'platform',
    port: 4000,
    ready: '/ready',
    alive: '/health',
    database: true,
    addresses: ['PUBLIC_URL', 'PLATFORM_URL', 'STUDIO_URL', 'STUDIO_PUBLIC_URL', 'GATEWAY_URL', 'DESK_PUBLIC_URL'],
    secrets: [
      'JWT_SECRET',
      'WALLET_SECRET',
      'GATEWAY_SECRET',
      'PSEUDONYM_SECRET',
      'SECOND_FACTOR_SECRET',
      'DESK_SECRET',
    ],
  },
  content: {
    folder: 'content',
    port: 4100,
    ready: '/api/v1/ready',
    alive: '/frame',
    next: true,
    database: true,
    addresses: ['PUBLIC_URL', 'CONTENT_PUBLIC_URL', 'SITE_URL', 'EDGE_URL'],
    secrets: ['PAYLOAD_SECRET', 'PREVIEW_TOKEN', 'REVALIDATE_SECRET', 'CONTENT_ADMIN_PASSWORD'],
  },
  studio: {
    folder: 'studio',
    port: 4200,
    ready: '/ready',
    alive: '/health',
    database: true,
    addresses: ['PUBLIC_URL', 'STUDIO_PUBLIC_URL', 'PLATFORM_URL'],
    secrets: ['WALLET_SECRET'],
  },
  gateway: {
    folder: 'gateway',
    port: 4300,
    ready: '/ready',
    alive: '/health',
    database: true,
    addresses: ['GATEWAY_PUBLIC_URL'],
    secrets: ['GATEWAY_SECRET', 'CARD_SECRET'],
  },
  site: {
    folder: '.',
    port: 3001,
    ready: '/api/health',
    balanced: '/api/ready',
    alive: '/robots.txt',
    next: true,
    addresses: ['PUBLIC_URL', 'PLATFORM_URL', 'CONTENT_URL', 'STUDIO_URL', 'CONTENT_PUBLIC_URL'],
    secrets: ['REVALIDATE_SECRET', 'PREVIEW_TOKEN'],
  },
  desk: {
    folder: 'desk',
    port: 4400,
    ready: '/api/health',
    alive: '/api/health',
    next: true,
    addresses: ['PLATFORM_URL', 'DESK_PUBLIC_URL'],
    secrets: ['DESK_SECRET'],
  },
  edge: {
    folder: 'edge',
    port: 3000,
    ready: '/_edge/health',
    alive: '/_edge/health',
    addresses: [
      'PUBLIC_URL',
      'SITE_URL',
      'PLATFORM_URL',
      'CONTENT_URL',
      'STUDIO_URL',
      'STUDIO_PUBLIC_URL',
      'CONTENT_PUBLIC_URL',
      'GATEWAY_PUBLIC_URL',
    ],
    secrets: ['REVALIDATE_SECRET'],
  },
};

/** The file of a role whose presence says that it was built: npm run build makes all of them. */
export function builtFile({ folder, next }, dist = '.next') {
  return path.join(ROOT, folder, next ? path.join(dist, 'BUILD_ID') : 'dist/main.js');
}

export const isBuilt = (role, dist) => fs.existsSync(builtFile(role, dist));
