/** HTML that was sanitised (lib/content, lib/text), with the product's typography. Never pass anything else. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/content or lib/text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
