/** Opens traces where they are wanted, marks requests, migrates, seeds and warms up before the first one is taken. A start that can't succeed ends with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openTracing } = await import('@kozyr/tracing/open');
  await openTracing('content', process.env);
  const { markRequests } = await import('./door/mark-requests');
  markRequests();
  const { openContent } = await import('./open-content');
  await openContent();
}
