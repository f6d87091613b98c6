/** Runs once before the server answers: a bad setting stops the start, no answer takes for ever, and changes are heard of. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('./lib/env/check-settings');
    const settings = checkSettings();
    const { openTracing } = await import('@kozyr/tracing/open');
    await openTracing('site', process.env);
    // Compiling a page on its first visit takes as long as it takes.
    if (process.env.NODE_ENV === 'production') {
      const { limitSiteAnswers } = await import('./lib/server/limit-site-answers');
      limitSiteAnswers();
    }
    const { startFollowing } = await import('./lib/server/start-following');
    await startFollowing(settings);
  }
}
