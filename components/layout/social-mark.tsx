/** Signs of channels, drawn for this product on a 24-px grid: what each is used for, no company's mark. */
const SPEECH =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-6L8.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Z';
const MARKS = new Map([
  ['telegram', 'M20.5 4.5 3.5 11.2l5.6 2.1L20.5 4.5l-3 15-8.4-6.2v5.6l3-3.3'],
  [
    'instagram',
    'M7.5 4.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM16.5 7.5v.05',
  ],
  ['youtube', 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.2 9.2v5.6l4.8-2.8Z'],
  ['facebook', 'M15.5 4.5h-1.7a3.3 3.3 0 0 0-3.3 3.3V20M7.5 11.5h7'],
  ['x', 'M5.5 5 18.5 19M18.5 5l-13 14'],
  ['viber', `${SPEECH}M9.3 7.6c0 3.2 2.2 5.4 5.4 5.4`],
  ['whatsapp', `${SPEECH}M8.7 9h6.6M8.7 12h4`],
]);

/** The sign of a channel by its key in the content service, decorative; a link's own for a channel that has none. */
export function SocialMark({ channel, size }: { channel: string; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden data-mark={MARKS.has(channel) ? channel : 'link'}>
      <path
        d={
          MARKS.get(channel) ??
          'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1'
        }
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
