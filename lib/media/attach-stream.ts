const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Set once the browser's own player has failed: on this page the library plays from then on. Chromium's own one gives a live
 * stream up while it starts ("segment queue never had any data") when the first segments are there before its pipeline is.
 */
let ownPlayerFails = false;

const canPlayBySource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

/**
 * Plays a live HLS playlist in a video element: by the browser itself where it can (phones with Android do), else, and where that
 * fails before a picture has moved, by a library that is loaded then. `onLost` is told once when it can't go on.
 * @returns what ends it and leaves the element empty
 */
export function attachStream(video: HTMLVideoElement, playlist: string, onLost: () => void): () => void {
  let over = false;
  let release = () => {};
  const lose = () => {
    if (over) return;
    over = true;
    onLost();
  };
  const clear = () => {
    video.removeAttribute('src');
    video.load();
  };

  function playByLibrary(): void {
    import('hls.js/light').then(({ default: Hls }) => {
      if (over) return;
      if (!Hls.isSupported()) return lose();
      // Its worker would be a script made in the page, which our policy lets nobody run.
      const hls = new Hls({ enableWorker: false });
      hls.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (fatal) lose();
      });
      hls.loadSource(playlist);
      hls.attachMedia(video);
      release = () => hls.destroy();
    }, lose);
  }

  function playByBrowser(): void {
    const fail = () => {
      if (video.currentTime > 0 || !canPlayBySource()) return lose();
      ownPlayerFails = true;
      release();
      release = () => {};
      clear();
      playByLibrary();
    };
    video.addEventListener('error', fail);
    video.src = playlist;
    release = () => video.removeEventListener('error', fail);
  }

  if (video.canPlayType(HLS_TYPE) !== '' && !ownPlayerFails) playByBrowser();
  else playByLibrary();
  return () => {
    over = true;
    release();
    clear();
  };
}
