/** HTML that was sanitised on the server, with the product's typography. Never pass anything else. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
