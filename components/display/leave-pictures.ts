/**
 * For the place of a tile in a grid that takes its tiles away: what of its pictures is still on its way is called off with it. A browser
 * loads for whoever asked first, also what nobody sees any more: behind the pictures of hundreds of tiles that were scrolled past waits the
 * code of the page that the reader asks for next.
 */
export function leavePictures(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  return () =>
    queueMicrotask(() => {
      // React tries it on a place that stands, in development.
      if (place.isConnected) return;
      for (const picture of place.querySelectorAll('img')) {
        if (picture.complete) continue;
        picture.removeAttribute('srcset');
        picture.removeAttribute('src');
      }
    });
}
