/** Runs once before the server answers: a bad setting stops the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkSettings } = await import('./lib/env/check-settings');
    checkSettings();
  }
}
