import { apiOrigin } from '@kozyr/contracts/api-address';

/** Where pages may frame games and dynamic content from, and where a form may lead besides ourselves. */
export interface PolicyOrigins {
  /** The site's own address as browsers see it: the API may stand on its api subdomain (spec §7). */
  readonly publicUrl: string;
  readonly studioPublic: string;
  readonly gatewayPublic: string;
  /** Where dynamic content with scripts runs. */
  readonly framesPublic: string;
  /** Where games of other studios open. */
  readonly gameFrames: readonly string[];
  /** The outside help desk whose widget takes the place of our own chat; null: none. */
  readonly supportWidget: string | null;
}

/** Pages may ask, of studios and the gateway, whether they are there before they hand a frame or the window over, and nothing else. */
const probesOf = ({ studioPublic, gatewayPublic, gameFrames }: PolicyOrigins) =>
  [studioPublic, gatewayPublic, ...gameFrames].map((origin) => `${origin.replace(/\/$/, '')}/health`).join(' ');

/** The policy of one finished page: scripts of our own origin, and exactly the inline ones whose hashes are given. */
export function contentSecurityPolicy(origins: PolicyOrigins, hashes: readonly string[]): string {
  const { supportWidget } = origins;
  const scripts = ["script-src 'self'", ...hashes, ...(supportWidget ? [supportWidget] : [])];
  return policy(origins, scripts.join(' '), `connect-src 'self'${apiSource(origins)} ${probesOf(origins)}`);
}

/** While developing, hot reload evaluates code and writes inline scripts that change on every save. */
export function developmentPolicy(origins: PolicyOrigins): string {
  const widget = origins.supportWidget ? ` ${origins.supportWidget}` : '';
  return policy(
    origins,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'${widget}`,
    `connect-src 'self'${apiSource(origins)} ws: wss: ${probesOf(origins)}`,
  );
}

function apiSource({ publicUrl }: PolicyOrigins): string {
  const api = apiOrigin(publicUrl);
  return api === null ? '' : ` ${api}`;
}

function policy(origins: PolicyOrigins, scripts: string, connections: string): string {
  // The widget's script frames its own page and fetches a sound of its own; what it shows is in that frame.
  const widget = origins.supportWidget ? ` ${origins.supportWidget}` : '';
  return [
    "default-src 'self'",
    scripts,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Streams come through our own origin; a player that joins their segments hands them over as a blob.
    "media-src 'self' blob:",
    `${connections}${widget}`,
    // A frame can't take itself elsewhere either: its own next address must be one of these.
    `frame-src ${[origins.studioPublic, ...origins.gameFrames].join(' ')} ${origins.framesPublic}/frame${widget}`,
    `form-action 'self' ${origins.gatewayPublic}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For files and data that are never a page: should a browser open one as a document, it can do nothing. */
export const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** For pages of the API (its documentation, the outbox) that come without a policy of their own. */
export const SERVICE_PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The other security headers of a page, as a flat list of names and values. */
export function pageSecurityHeaders(origins: PolicyOrigins): string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self "${origins.studioPublic}"), autoplay=(self "${origins.studioPublic}")`,
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}
