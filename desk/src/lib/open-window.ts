/** A window that was opened before its address was known. */
export type OpenedWindow = { go: (url: string) => void; close: () => void };

/**
 * Opens a window at once, as browsers let a click do, for an address that is still to be asked for. null: the browser keeps windows from
 * opening.
 */
export function openWindow(): OpenedWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  return {
    go: (url) => {
      // A page alone: anything else would be run with what this one may.
      if (!/^https?:\/\//.test(url)) return opened.close();
      // Whatever is shown there reaches nothing of this page.
      opened.opener = null;
      opened.location.replace(url);
    },
    close: () => opened.close(),
  };
}
