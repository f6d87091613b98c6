/** Space and Enter are the big button wherever the focus is, but for a field to write in, other buttons and an open sheet. */
export function onBigButtonKeys(bigButton: Element, press: () => void): void {
  const pressed = ({ code, target }: KeyboardEvent) =>
    !document.querySelector('dialog[open]') &&
    !(target instanceof HTMLInputElement) &&
    (code === 'Space' || code === 'Enter') &&
    (!(target instanceof HTMLButtonElement) || target === bigButton);
  document.addEventListener('keydown', (event) => {
    if (!pressed(event)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  document.addEventListener('keyup', (event) => pressed(event) && event.preventDefault());
}
