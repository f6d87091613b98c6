/** "22.11.2026, 00:00", alike in every language, as the site around the frame writes it. */
export const MOMENT = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
