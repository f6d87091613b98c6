/** Opens the traces of this process before it answers, where its settings ask for them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openTracing } = await import('@kozyr/tracing/open');
  await openTracing('desk', process.env);
}
