import type { ComponentType } from 'react';

/**
 * How a table of islands names one: `dynamic(() => inTexts(import('…').then((module) => module.Part)), { ssr: false })`. The path is
 * written out there, since the bundler splits by it; what the part lives on comes beside it, and nothing of either is in the page.
 */
type Part<P extends object> = Promise<ComponentType<P>>;

/** A part that needs texts that no page carries. */
export async function inTexts<P extends object>(part: Part<P>): Part<P> {
  const [Component, { ModalMessages }] = await Promise.all([part, import('../modals/modal-messages')]);
  return (props) => (
    <ModalMessages>
      <Component {...props} />
    </ModalMessages>
  );
}

/** A part that asks the platform: the query library comes with it. */
export async function inServerData<P extends object>(part: Part<P>): Part<P> {
  const [Component, { ServerData }] = await Promise.all([part, import('../frame/server-data')]);
  return (props) => (
    <ServerData>
      <Component {...props} />
    </ServerData>
  );
}
