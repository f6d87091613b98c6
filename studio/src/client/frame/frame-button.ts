import { iconButton } from '../dom';

/** A control of the frame. A press by hand leaves the keyboard to the big button; whoever walks by keys stays where they are. */
export const frameButton = (name: string, label: string, icon: string, act: () => void): HTMLButtonElement =>
  iconButton(
    label,
    icon,
    (event) => {
      act();
      if (event instanceof MouseEvent && event.detail > 0 && event.currentTarget instanceof HTMLElement)
        event.currentTarget.blur();
    },
    { class: `control ${name}` },
  );
