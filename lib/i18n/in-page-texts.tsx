import type { ComponentType } from 'react';

type Part<P extends object> = Promise<ComponentType<P>>;

/** For latePart: a part that reads texts which its page carries. What reads them comes with it. */
export async function inPageTexts<P extends object>(part: Part<P>): Part<P> {
  const [Component, { Texts }] = await Promise.all([part, import('./texts')]);
  return (props) => (
    <Texts>
      <Component {...props} />
    </Texts>
  );
}
