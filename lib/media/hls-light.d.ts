/** The library without what our streams lack (other audio, subtitles, protection). Its types are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
