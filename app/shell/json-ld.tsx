import { writeJsonLd } from '@/lib/seo/json-ld';

/** Structured data for search engines. A data block: browsers do not run it, so the security policy lets it be. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}
