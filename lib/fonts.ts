import localFont from 'next/font/local';

// One call per subset: a unicode-range belongs to a whole call. Of each face the characters that the product itself writes are cut
// out, at the weights it uses (scripts/fonts.mjs makes .fonts of what is declared here); the files of the packages stand behind
// them for all others, which editors and players may write. Only what nearly every page shows is preloaded.
// adjustFontFallback is off: a fallback inside a subset's own family would hide the subsets after it.

const onestLatin = localFont({
  src: '../.fonts/onest-latin.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--onest-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B1, U+00B7, U+00BB, U+00BD, U+00D7, U+02BC, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2191, U+2193, U+2212',
    },
  ],
});

const onestCyrillic = localFont({
  src: '../.fonts/onest-cyrillic.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--onest-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+04B0-04B1, U+2116',
    },
  ],
});

// Kazakh letters, the signs of hryvnia and tenge.

const onestCyrillicExt = localFont({
  src: '../.fonts/onest-cyrillic-ext.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-cyrillic-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0492-0493, U+049A-049B, U+04A2-04A3, U+04AE-04AF, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9, U+20B4',
    },
  ],
});

const onestLatinExt = localFont({
  src: '../.fonts/onest-latin-ext.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-latin-ext',
  declarations: [{ prop: 'unicode-range', value: 'U+20B8' }],
});

// Titles are set in two weights.

const unboundedLatin = localFont({
  src: '../.fonts/unbounded-latin.woff2',
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B1, U+00B7, U+00BB, U+00BD, U+00D7, U+02BC, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2191, U+2193, U+2212',
    },
  ],
});

const unboundedCyrillic = localFont({
  src: '../.fonts/unbounded-cyrillic.woff2',
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116',
    },
  ],
});

// Titles in Kazakh: Unbounded lacks its letters (docs/decisions/0013). Every weight asked for is set in 750, which is as strong as
// Unbounded's 600. The tenge sign comes from Onest.

const montserratLatin = localFont({
  src: '../.fonts/montserrat-latin.woff2',
  weight: '750',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B1, U+00B7, U+00BB, U+00BD, U+00D7, U+02BC, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2191, U+2193, U+2212',
    },
  ],
});

const montserratCyrillic = localFont({
  src: '../.fonts/montserrat-cyrillic.woff2',
  weight: '750',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+04B0-04B1, U+2116',
    },
  ],
});

const montserratCyrillicExt = localFont({
  src: '../.fonts/montserrat-cyrillic-ext.woff2',
  weight: '750',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-cyrillic-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0492-0493, U+049A-049B, U+04A2-04A3, U+04AE-04AF, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9, U+20B4',
    },
  ],
});

// The whole faces, for what is in none of those above.

const wholeOnestLatin = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-whole-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2008, U+200A-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

const wholeOnestCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-whole-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F',
    },
  ],
});

const wholeOnestCyrillicExt = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-whole-cyrillic-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0460-048F, U+0494-0499, U+049C-04A1, U+04A4-04AD, U+04B2-04B9, U+04BC-04D7, U+04DA-04E7, U+04EA-052F, U+1C80-1C8A, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
    },
  ],
});

const wholeOnestLatinExt = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--onest-whole-latin-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20B3, U+20B5-20B7, U+20B9-20C0',
    },
  ],
});

const wholeUnboundedLatin = localFont({
  src: '../node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-whole-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB, U+02C6, U+02DA, U+02DC, U+2000-2008, U+200A-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122',
    },
  ],
});

const wholeUnboundedCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--unbounded-whole-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F',
    },
  ],
});

const wholeMontserratLatin = localFont({
  src: '../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2',
  weight: '750 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-whole-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB, U+02C6, U+02DA, U+02DC, U+2000-2008, U+200A-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122',
    },
  ],
});

const wholeMontserratCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-normal.woff2',
  weight: '750 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--montserrat-whole-cyrillic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F',
    },
  ],
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
  wholeOnestLatin,
  wholeOnestCyrillic,
  wholeOnestCyrillicExt,
  wholeOnestLatinExt,
  wholeUnboundedLatin,
  wholeUnboundedCyrillic,
  wholeMontserratLatin,
  wholeMontserratCyrillic,
]
  .map((font) => font.variable)
  .join(' ');
