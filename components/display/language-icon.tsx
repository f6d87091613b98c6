/** Spec §9: flags of languages as drawn, in pixels. */
const LANGUAGE_ICON_SIZE = 160;

/** The round mark of a language, drawn at 160 by 160 (spec §9) and shown at `size` pixels. Decorative. */
export function LanguageIcon({ locale, size = 24 }: { locale: string; size?: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector of a few hundred bytes
    <img
      src={`/icons/languages/${locale}.svg`}
      alt=""
      width={LANGUAGE_ICON_SIZE}
      height={LANGUAGE_ICON_SIZE}
      loading="lazy"
      style={{ width: size, height: size }}
      className="shrink-0 rounded-chip"
    />
  );
}
