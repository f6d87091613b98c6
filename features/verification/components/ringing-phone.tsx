/** A phone with the waves of its ringing. Decorative. */
export function RingingPhone() {
  return (
    <svg viewBox="0 0 48 48" width={56} height={56} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth={2.25} strokeLinecap="round" strokeLinejoin="round">
        <path d="M17 8h14a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM22 35.5h4" />
        <path d="M9.5 18v12M38.5 18v12" opacity={0.8} />
        <path d="M4.5 21v6M43.5 21v6" opacity={0.45} />
      </g>
      <circle cx={24} cy={21} r={3.5} fill="currentColor" />
    </svg>
  );
}
