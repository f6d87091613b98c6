/** The sign: a card cut at the corner with a spade on it, the trump turned up. `size` is its height in pixels. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 32" height={size} width={(size * 28) / 32} aria-hidden className="shrink-0">
      <path d="M5 0h14.5L28 8.5V27a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" fill="#edb84a" />
      <path d="M19.5 0 28 8.5h-6a2.5 2.5 0 0 1-2.5-2.5V0Z" fill="#a97a1f" />
      <path
        d="M13.8 7.4c.9 2.1 2.7 3.6 4.4 5.2 1.7 1.5 3 2.9 3 4.8a3.2 3.2 0 0 1-3.2 3.3c-1.2 0-2.2-.6-2.8-1.6.1 1.5.7 2.8 2 3.9h-6.8c1.3-1.1 1.9-2.4 2-3.9-.6 1-1.6 1.6-2.8 1.6a3.2 3.2 0 0 1-3.2-3.3c0-1.9 1.3-3.3 3-4.8 1.7-1.6 3.5-3.1 4.4-5.2Z"
        fill="#1a1304"
      />
    </svg>
  );
}
