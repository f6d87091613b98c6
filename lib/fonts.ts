import localFont from 'next/font/local';

// One call per subset: a unicode-range belongs to a whole call. Only what nearly every page shows is preloaded; Kazakh
// letters and the hryvnia sign (cyrillic-ext) and the tenge sign (latin-ext) are fetched when a page has them.
// adjustFontFallback is off: a fallback inside a subset's own family would hide the subsets after it.

const onestLatin = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--onest-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

const onestCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--onest-cyrillic',
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
});

const onestCyrillicExt = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-cyrillic-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
    },
  ],
});

const onestLatinExt = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-latin-ext',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20B3, U+20B5-20C0' }],
});

const unboundedLatin = localFont({
  src: '../node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
    },
  ],
});

const unboundedCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-cyrillic',
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+2116' }],
});

// Titles in Kazakh: Unbounded lacks its letters (docs/decisions/0013). Every weight asked for is set in 750 or heavier, which
// is as strong as Unbounded's 600. The tenge sign comes from Onest.

const montserratLatin = localFont({
  src: '../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2',
  weight: '750 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
    },
  ],
});

const montserratCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-normal.woff2',
  weight: '750 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-cyrillic',
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
});

const montserratCyrillicExt = localFont({
  src: '../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-ext-wght-normal.woff2',
  weight: '750 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-cyrillic-ext',
  declarations: [{ prop: 'unicode-range', value: 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+20B4' }],
});

/** Class names that define the font variables of app/globals.css; put them on the html element. */
export const fontVariables = [
  onestLatin,
  onestCyrillic,
  onestCyrillicExt,
  onestLatinExt,
  unboundedLatin,
  unboundedCyrillic,
  montserratLatin,
  montserratCyrillic,
  montserratCyrillicExt,
]
  .map((font) => font.variable)
  .join(' ');
