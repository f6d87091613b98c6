import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';

type Part<P extends object> = Promise<ComponentType<P>>;

/**
 * What comes after the page: `island(() => inTexts(import('…').then((module) => module.Part)))`. The path is written out there,
 * since the bundler splits by it; what the part lives on comes beside it, and nothing of either is in the page.
 * @param loading what keeps its place until it is here
 */
export function island<P extends object>(load: () => Part<P>, loading: () => ReactNode = () => null): ComponentType<P> {
  return dynamic(load, { ssr: false, loading });
}

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
