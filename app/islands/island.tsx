import type { ComponentType } from 'react';
import { inPageTexts } from '@/lib/i18n/in-page-texts';

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

/** A part that asks the platform: the query library comes with it, and what reads the page's texts. */
export async function inServerData<P extends object>(part: Part<P>): Part<P> {
  const served = Promise.all([part, import('../frame/server-data')]).then(
    ([Component, { ServerData }]) =>
      (props: P) => (
        <ServerData>
          <Component {...props} />
        </ServerData>
      ),
  );
  return inPageTexts(served);
}
