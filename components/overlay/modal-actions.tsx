import { AsyncButton } from '../controls/async-button';
import { ButtonLink } from '../controls/button-link';
import type { ModalAction, ModalTexts } from './modal-texts';

/** A modal's buttons, one below the other: the first gold and named by the editor if they choose, the second quiet. */
export function ModalActions({ actions, texts }: { actions: readonly ModalAction[]; texts: ModalTexts }) {
  return (
    <div className="flex flex-col gap-2 px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] empty:pt-2">
      {actions.map(({ label, href, onPress, disabled }, position) => {
        const first = position === 0;
        const name = (first && texts.action) || label;
        if (texts.loading)
          return (
            <span key={label} aria-hidden className="block h-12 w-full animate-pulse rounded-control bg-surface-3" />
          );
        const look = { tone: first ? 'gold' : 'quiet', wide: true } as const;
        return href === undefined ? (
          <AsyncButton key={label} {...look} onClick={onPress} disabled={Boolean(disabled)}>
            {name}
          </AsyncButton>
        ) : (
          <ButtonLink key={label} {...look} href={href} prefetch={false} onClick={() => onPress?.()}>
            {name}
          </ButtonLink>
        );
      })}
    </div>
  );
}
