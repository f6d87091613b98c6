// How each part is built, for npm start and npm run build alike: only what has changed since.
import { beginAll } from './begin-all.mjs';
import { buildIfChanged, compileServers, cutFontsIfChanged } from './builds.mjs';

const SITE_INPUTS = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'public',
  'contracts',
  'tracing',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'proxy.ts',
  'scripts/fonts.mjs',
];

async function buildSite({ of, settings }) {
  await cutFontsIfChanged();
  const baked = `${settings.publicUrl} ${of.site.NEXT_PUBLIC_API_BASE ?? ''} ${of.site.NEXT_PUBLIC_VISITOR_ID_ENABLED ?? ''} ${of.site.PLATFORM_URL} ${of.site.CONTENT_URL} ${of.site.STUDIO_URL} ${of.site.FRAMES_PUBLIC_URL} ${of.site.PRELOADER_MS ?? ''} ${of.site.OFFLINE_PAGE ?? ''} ${of.site.KOZYR_DEPLOYMENT_ID ?? ''}`;
  await buildIfChanged({
    title: 'Building the site',
    folder: '.',
    inputs: SITE_INPUTS,
    env: of.site,
    dataDir: settings.dataDir,
    baked,
  });
}

/**
 * Begins all builds: first what others wait for, then what players ask for; the desk is the last. Nobody has to answer the site's: a process
 * makes each page anew when it is first asked for (lib/server/page-cache.mjs), so what the build makes of pages, with or without content,
 * is shown to nobody.
 * @returns {Promise<unknown>[]} the servers, the content service, the site, the desk
 */
export function beginBuilds({ of, settings }) {
  const next = (title, folder) => () =>
    buildIfChanged({
      title,
      folder,
      inputs: [folder, 'contracts', 'tracing', 'kit'],
      env: of[folder],
      dataDir: settings.dataDir,
    });
  return beginAll([
    compileServers,
    next('Building the content service', 'content'),
    () => buildSite({ of, settings }),
    next('Building the desk', 'desk'),
  ]);
}
